import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { styleSheets } from './style-sheets.ts'

const root = resolve(import.meta.dirname, '..')
const sheet = resolve(root, 'src/site/sections/hero/hero-slider.module')

/** The module that an import of the style sheet returns. */
async function classMap(): Promise<string> {
  const { buildStart, load } = styleSheets({ root, ofScripts: new Set(), emit: false })
  if (typeof buildStart !== 'function' || typeof load !== 'function') throw new TypeError('Not functions.')
  const context = { addWatchFile: vi.fn() }
  await Reflect.apply(buildStart, context, [])
  return Reflect.apply(load, context, [`\0style:${sheet}`]).then(({ code }: { code: string }) => code)
}

test('the same source gives the same build', async () => {
  const builds = await Promise.all(Array.from({ length: 8 }, classMap))

  expect(builds[0]).toMatch(/^export default \{("\w+":"\w+",?){4,}\}$/)
  expect(new Set(builds).size).toBe(1)
})
