import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { codeFor, quietZone } from './code.ts'

/** The modules that a path paints. */
function paintedBy(path: string): Set<string> {
  const painted = new Set<string>()
  for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at += 1) painted.add(`${Number(column) + at} ${row}`)
  return painted
}

test.each([
  ['a short address', 'https://dra-ana.mx', 'quartile'],
  ['a long address', `https://dra-ana.mx/servicios/${'a'.repeat(120)}`, 'medium'],
] as const)('paints exactly the modules of the code for %s, with a quiet zone', (_what, address, level) => {
  const rows = encodeQR(address, 'raw', { ecc: level, border: quietZone })

  const code = codeFor(address, 24)

  const expected = new Set<string>()
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) expected.add(`${x} ${y}`)
  expect(paintedBy(code?.path ?? '')).toEqual(expected)
  expect(code?.size).toBe(rows.length)
})

test('refuses an address whose modules would be too small, or that no code holds', () => {
  expect(codeFor(`https://dra-ana.mx/${'a'.repeat(400)}`, 24)).toBeUndefined()
  expect(codeFor(`https://dra-ana.mx/${'a'.repeat(400)}`, 110)).toBeDefined()
  expect(codeFor(`https://dra-ana.mx/${'a'.repeat(4000)}`, 1000)).toBeUndefined()
})
