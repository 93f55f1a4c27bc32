/** Luminance of the two grounds of the board: `--brand-800` and `--accent-100`. */
const grounds = { cobalt: luminance('#0c2f7f'), warm: luminance('#fdefd8') }

/** The ground on which a figure stands: in turn, or for a colour of the owner's the one she can read it on. */
export function figureGround(color: string, index: number): keyof typeof grounds {
  if (!color) return index % 2 === 0 ? 'cobalt' : 'warm'
  const value = luminance(color)
  return contrast(value, grounds.cobalt) >= contrast(value, grounds.warm) ? 'cobalt' : 'warm'
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
