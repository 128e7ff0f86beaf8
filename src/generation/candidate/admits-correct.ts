// A description says that the program is right after all.
const ADMISSIONS: readonly RegExp[] = [
  /\b(?:actually|still|in fact|technically|effectively|also|would be) correct\b/,
  /\b(?:happens|turns out) to be correct\b/,
  /\b(?:this|it|which|that|code|function|version|program|result) (?:is|remains|stays) correct\b/,
  /\b(?:actually|still|also) (?:works?|passes|valid|right)\b/,
  /\b(?:actually|still|also) produces? the (?:correct|right|same|expected)\b/,
  /\bcorrect (?:implementation|version|code|after all|anyway)\b/,
  /\b(?:equivalent|identical) to the (?:canonical|original)\b/,
  /\b(?:equivalent|identical) (?:behaviou?r|results?|outputs?|implementation)/,
  /\b(?:is|are|remains?|functionally|semantically|logically|behaviou?rally) equivalent\b/,
  /\bsame (?:behaviou?r|results?|outputs?|values?) (?:as|for all|in all|for every)\b/,
  /\bno (?:actual |real |observable |visible )?(?:bug|effect|difference|change in behaviou?r)\b/,
  /(?: not|n't) (?:actually )?(?:change|alter|affect|break) (?:the |any )?(?:behaviou?r|anything)\b/,
  /(?: not|n't) (?:actually )?(?:change|alter|affect|break) (?:the |any )?(?:results?|outputs?)\b/,
  /\bpasses all (?:the |of the )?tests\b/,
  /\bnot (?:actually |really )?(?:a bug|buggy|wrong|incorrect)\b/,
]

// "is not correct", "incorrect", "no longer equivalent": the opposite.
const DENIAL =
  /\b(?:not|never|no longer|isn't|aren't)\s+(?:\w+\s+)?(?:correct|equivalent|works?|valid|right)\b/g

/** Tells whether the description of a wrong program admits that the program is right. */
export function admitsCorrect(description: string): boolean {
  const text = description.toLowerCase().replaceAll('’', "'").replace(DENIAL, '')
  return ADMISSIONS.some(pattern => pattern.test(text))
}
