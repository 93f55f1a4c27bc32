import encodeQR from 'qr'

/** Light modules around a code, which readers need to find it. */
export const quietZone = 4
/** In mm. Phones do not read smaller modules from paper. */
const minModule = 0.4

/** A code as the path of its dark modules, in a square of `size` modules with the quiet zone. */
export type Code = { readonly path: string; readonly size: number }

/**
 * A code for an address, as tolerant of dirt and folds as its printed size allows.
 * @param side In mm, with the quiet zone. @returns undefined if its modules would be too small to read.
 */
export function codeFor(address: string, side: number): Code | undefined {
  for (const ecc of ['quartile', 'medium', 'low'] as const) {
    const rows = modulesOf(address, ecc)
    if (rows && side / rows.length >= minModule) return { path: pathOf(rows), size: rows.length }
  }
  return undefined
}

type Rows = readonly (readonly boolean[])[]

/** Undefined if the address is longer than any code holds. */
function modulesOf(address: string, ecc: 'quartile' | 'medium' | 'low'): Rows | undefined {
  try {
    return encodeQR(address, 'raw', { ecc, border: quietZone })
  } catch {
    return undefined
  }
}

/** One rectangle for each run of dark modules in a row. */
const pathOf = (rows: Rows): string =>
  rows
    .flatMap((row, y) => {
      const runs = row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g)
      return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    })
    .join('')
