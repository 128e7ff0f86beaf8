/**
 * Text in which control, bidirectional and other invisible characters are shown as `⟨U+202E⟩`, so
 * that code never looks different from what it is. Line breaks and tabs stay.
 */
export function visibleText(text: string): string {
  return text.replace(/[^\P{C}\t\n\r]|\p{Zl}|\p{Zp}/gu, character => {
    const code = character.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
