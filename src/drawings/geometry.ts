export type Point = readonly [number, number]
/** A curve over t from 0 to 1. */
export type Curve = (t: number) => Point
export type Width = (t: number) => number

const round1 = (value: number) => Math.round(value * 10) / 10

/** A number as SVG text: one decimal, no minus zero. */
export function n(value: number): string {
  const text = String(round1(value))
  return text === '-0' ? '0' : text
}

export const pt = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** Clockwise from the top, as on a clock. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [radius * Math.sin(radians), -radius * Math.cos(radians)]
}

/** Where a copy of a shape is: turned around the origin, then moved; coordinates are rounded to whole `unit`s. */
export type Spot = { readonly angle: number; readonly at: Point; readonly unit: number }

type Arc = { from?: number; count?: number; at?: Point; unit?: number | undefined }

/** `of` spots around a point, or the first `count` of them, clockwise from the angle `from`. */
export const around = (
  of: number,
  { from = 0, count = of, at = [0, 0], unit = 0.2 }: Arc = {},
): readonly Spot[] => Array.from({ length: count }, (_, i) => ({ angle: from + (360 / of) * i, at, unit }))

/** Path data (absolute M, C and Q with a space between x and y, and Z) at a spot. It is relative, so it compresses well. */
export function placedPath(data: string, { angle, at: [dx, dy], unit }: Spot): string {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const round = (value: number) => Math.round(value / unit) * unit
  let from: Point = [0, 0]
  return data.replace(/([MCQ])([^A-Z]+)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(' ').map(Number)
    const points = Array.from({ length: values.length / 2 }, (_, i): Point => {
      const [x = 0, y = 0] = values.slice(2 * i)
      return [round(x * cos - y * sin + dx), round(x * sin + y * cos + dy)]
    })
    const [x0, y0] = command === 'M' ? [0, 0] : from
    from = points.at(-1) ?? from
    const text = points.map(([x, y]) => pt([x - x0, y - y0])).join(' ')
    return `${command === 'M' ? command : command.toLowerCase()}${text.replaceAll(' -', '-')}`
  })
}

export function bezier(a: Point, b: Point, c: Point, d: Point): Curve {
  return (t) => {
    const u = 1 - t
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]]
  }
}

export const mirror =
  (curve: Curve): Curve =>
  (t) => {
    const [x, y] = curve(t)
    return [-x, y]
  }

/** A point and its reflection in the vertical axis. */
export const mirrored = (x: number, y: number): readonly Point[] => [
  [x, y],
  [-x, y],
]

/** A width that is thin at both ends and largest at `peak`. */
export const swell =
  (min: number, max: number, peak = 0.6): Width =>
  (t) =>
    min + (max - min) * Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(peak))) ** 1.1

/** A spiral towards its centre (x, y). `dir` 1 turns clockwise. */
export function spiral(x: number, y: number, size: number, from: number, turns: number, dir: 1 | -1): Curve {
  return (t) => {
    const p = polar(size * (1 - t) ** 1.15 + size * 0.13, from + dir * turns * 360 * t)
    return [x + p[0], y + p[1]]
  }
}

/** Outline, as path data, of a stroke with varying width, like a brush stroke. */
export function brush(curve: Curve, width: Width, steps = 6): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const before = curve(Math.max(0, t - 0.001))
    const after = curve(Math.min(1, t + 0.001))
    const [x, y] = curve(t)
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const half = width(t) / 2
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.unshift([x + (dy / length) * half, y - (dx / length) * half])
  }
  return `${smooth(left, 'M')}${smooth(right, 'L')}Z`
}

/** A smooth curve through the points (Catmull-Rom → Bézier), in compact relative coordinates. */
function smooth(points: readonly Point[], command: 'M' | 'L'): string {
  const first = points[0]
  if (!first) return ''
  let [cx, cy] = [round1(first[0]), round1(first[1])]
  let data = ''
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] ?? first
    const p0 = points[i - 1] ?? p1
    const p2 = points[i + 1] ?? p1
    const p3 = points[i + 2] ?? p2
    const absolute = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ]
    const relative = absolute.map((value, k) => round1(round1(value) - (k % 2 ? cy : cx)))
    data += ` ${relative.map(n).join(' ')}`
    cx = round1(p2[0])
    cy = round1(p2[1])
  }
  return `${command}${pt(first)}c${data}`
}
