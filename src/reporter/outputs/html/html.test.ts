import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml, html, rawHtml, scriptJson } from './html.ts'

/** What a browser makes of escaped text. */
function unescaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    amp: '&',
  }
  return text.replace(/&([a-z]+|#39);/g, (whole, name: string) => names[name] ?? whole)
}

describe('html', () => {
  test('escapes text and keeps markup, in lists too', () => {
    const items = ['<b>', '"&\''].map(text => html`<li title="${text}">${text}</li>`)

    expect(html`<ul>${items}${undefined}${3}${rawHtml('<hr>')}</ul>`.html).toBe(
      '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&amp;&#39;">&quot;&amp;&#39;</li>3<hr></ul>',
    )
  })

  test('shows what would be invisible or would turn the reading direction', () => {
    expect(escapeHtml('a\u202Eb\u0000c\u200Bd\te\n')).toBe('a⟨U+202E⟩b⟨U+0000⟩c⟨U+200B⟩d\te\n')
  })

  test('never lets text leave its element or attribute, and loses none of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'/a;#39 -!') }), text => {
        const escaped = escapeHtml(text)

        expect(escaped).not.toMatch(/[<>"']/)
        expect(unescaped(escaped)).toBe(text)
      }),
      { seed: 6 },
    )
  })
})

describe('scriptJson', () => {
  test('cannot end its script element or begin a comment', () => {
    const value = { text: '</script><!--<script>' }

    expect(scriptJson(value)).not.toContain('<')
    expect(JSON.parse(scriptJson(value))).toEqual(value)
  })
})
