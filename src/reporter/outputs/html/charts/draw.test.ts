import { beforeAll, describe, expect, test } from 'vitest'
import { loadDraw, type Draw } from './draw.ts'
import { axisName, categoryAxis, valueAxis } from './theme.ts'

const HOSTILE = 'zr0-c0 1.23456 <b>{a|b}"&\u202E'
const chart = {
  width: 300,
  height: 200,
  option: {
    grid: { left: 120 },
    xAxis: valueAxis('share'),
    yAxis: categoryAxis([axisName(HOSTILE, 60), 'plain']),
    series: [{ type: 'line', data: [0.123456, 0.5] }],
  },
}

describe('loadDraw', () => {
  let draw: Draw
  beforeAll(async () => {
    draw = await loadDraw()
  })

  test('draws the same bytes for the same chart, however many were drawn before', () => {
    const first = draw('one', chart)
    draw('other', { ...chart, width: 500 })

    expect(draw('one', chart)).toBe(first)
  })

  test('leaves nothing that a strict content policy would refuse, and no counters', () => {
    const tags =
      draw('one', chart)
        .match(/<[^>]*>/g)
        ?.join('') ?? ''

    expect(tags).not.toMatch(
      /<style|<script| style=| on\w+=| class="zr|ecmeta|zr\d+-|http(?!:\/\/www\.w3\.org\/2000\/svg)/,
    )
    expect(tags).toContain('id="one-c0"')
    expect(tags).toContain('url(#one-c0)')
  })

  test('shows a hostile name as it stands', () => {
    const svg = draw('one', chart)

    expect(svg).toContain('>zr0-c0 1.23456 &lt;b&gt;{a|b}&quot;&amp;⟨U+202E⟩</text>')
  })

  test('takes its colours from the page', () => {
    expect(draw('one', chart)).toContain('fill="var(--ink)"')
  })

  test('lets no broken chart keep the process alive or spoil the next one', () => {
    const broken = {
      ...chart,
      option: {
        series: [
          {
            type: 'custom',
            data: [1],
            renderItem: () => {
              throw new Error('no')
            },
          },
        ],
      },
    }

    expect(() => draw('bad', broken)).toThrow('no')
    expect(draw('one', chart)).toContain('<svg')
  })
})
