import QRCode from 'qrcode'

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
  for (const errorCorrectionLevel of ['Q', 'M', 'L'] as const) {
    const code = madeCode(address, errorCorrectionLevel)
    if (code && side / code.size >= minModule) return code
  }
  return undefined
}

/** Undefined if the address is longer than any code holds. */
function madeCode(address: string, errorCorrectionLevel: 'Q' | 'M' | 'L'): Code | undefined {
  try {
    const { modules } = QRCode.create(address, { errorCorrectionLevel })
    return { path: pathOf(modules), size: modules.size + 2 * quietZone }
  } catch {
    return undefined
  }
}

type Modules = { readonly size: number; readonly get: (row: number, column: number) => number }

/** One rectangle per run of dark modules in a row. */
function pathOf(modules: Modules): string {
  const { size } = modules
  const runs: string[] = []
  const isDark = (row: number, column: number) => column < size && Boolean(modules.get(row, column))
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue
      const start = column
      while (isDark(row, column)) column += 1
      const length = column - start
      runs.push(`M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`)
    }
  }
  return runs.join('')
}
