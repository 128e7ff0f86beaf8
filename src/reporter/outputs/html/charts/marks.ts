/** One drawn mark of a custom series. */
export interface Mark {
  readonly type: 'line' | 'rect' | 'circle' | 'polygon' | 'path' | 'text'
  readonly shape?: object
  readonly style: object
  readonly silent: true
}

/** A line from point to point. */
export function lineMark(from: Point, to: Point, style: object): Mark {
  const shape = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
  return { type: 'line', shape, style: { lineWidth: 1.5, ...style }, silent: true }
}

/** A rectangle between two corners. */
export function rectMark(from: Point, to: Point, style: object, radius = 0): Mark {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])]
  const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  return { type: 'rect', shape: { x, y, width, height, r: radius }, style, silent: true }
}

/** A filled disc. */
export function discMark([cx, cy]: Point, r: number, style: object): Mark {
  return { type: 'circle', shape: { cx, cy, r }, style, silent: true }
}

/** A square on its corner. */
export function diamondMark([x, y]: Point, r: number, style: object): Mark {
  const points = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ]
  return { type: 'polygon', shape: { points }, style, silent: true }
}

/** An SVG path in CSS pixels. */
export function pathMark(pathData: string, style: object): Mark {
  return { type: 'path', shape: { pathData }, style, silent: true }
}

/** Text at a point. */
export function textMark([x, y]: Point, text: string, style: object): Mark {
  const base = { x, y, text, fontSize: 12, fontFamily: 'sans-serif', verticalAlign: 'middle' }
  return { type: 'text', style: { ...base, ...style }, silent: true }
}

/** A position in CSS pixels. */
export type Point = readonly [x: number, y: number]
