// A description says that the program is right after all.
const ADMISSIONS: readonly RegExp[] = [
  /\b(?:actually|still|in fact|technically|effectively|also|happens to be|turns out to be|would be) correct\b/,
  /\b(?:this|it|which|that|code|function|version|implementation|program|result) (?:is|remains|stays) correct\b/,
  /\b(?:actually|still|also) (?:works?|passes|valid|right|produces? the (?:correct|right|same|expected))/,
  /\bcorrect (?:implementation|version|code|after all|anyway)\b/,
  /\b(?:equivalent|identical) (?:to the (?:canonical|original)|behaviou?r|results?|outputs?|implementation)/,
  /\b(?:is|are|remains?|functionally|semantically|logically|behaviou?rally) equivalent\b/,
  /\bsame (?:behaviou?r|results?|outputs?|values?) (?:as|for all|in all|for every)\b/,
  /\bno (?:actual |real |observable |visible )?(?:bug|effect|difference|change in behaviou?r)\b/,
  /\b(?:does|do|will|would)(?: not|n't) (?:actually )?(?:change|alter|affect|break) (?:the |any )?(?:behaviou?r|results?|outputs?|anything)\b/,
  /\bpasses all (?:the |of the )?tests\b/,
  /\bnot (?:actually |really )?(?:a bug|buggy|wrong|incorrect)\b/,
]

// "is not correct", "incorrect", "no longer equivalent": the opposite.
const DENIAL = /\b(?:not|never|no longer|isn't|aren't|hardly)\s+(?:\w+\s+)?(?:correct|equivalent|works?|valid|right)\b/g

/** Tells whether the description of a wrong program admits that the program is right. */
export function admitsCorrect(description: string): boolean {
  const text = description.toLowerCase().replaceAll('’', "'").replace(DENIAL, '')
  return ADMISSIONS.some(pattern => pattern.test(text))
}
