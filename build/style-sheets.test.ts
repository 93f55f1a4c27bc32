import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { StyleSheet } from '../src/site/styles/style-sheet.ts'
import { styleSheets } from './style-sheets.ts'

const root = resolve(import.meta.dirname, '..')
const sheet = resolve(root, 'src/site/sections/hero/hero-slider.module')

/** Loads the style sheet for one bundle. @returns its class map as a module, and the sheets that the bundle emits. */
async function load({ ofScripts = new Set<string>(), emit = false } = {}) {
  const { buildStart, load, generateBundle } = styleSheets({ root, ofScripts, emit })
  if (typeof buildStart !== 'function' || typeof load !== 'function' || typeof generateBundle !== 'function')
    throw new TypeError('Not functions.')
  const emitFile = vi.fn<(file: { source: string }) => void>()
  const context = { addWatchFile: vi.fn(), emitFile }
  await Reflect.apply(buildStart, context, [])
  const { code }: { code: string } = await Reflect.apply(load, context, [`\0style:${sheet}`])
  await Reflect.apply(generateBundle, context, [])
  const sheets: StyleSheet[] = JSON.parse(emitFile.mock.calls[0]?.[0].source ?? '[]')
  return { code, sheets }
}

test('the same source gives the same build', async () => {
  const builds = await Promise.all(Array.from({ length: 8 }, () => load()))

  expect(builds[0]?.code).toMatch(/^export default \{("\w+":"\w+",?){4,}\}$/)
  expect(new Set(builds.map(({ code }) => code)).size).toBe(1)
})

test('a sheet is split into rules, unless scripts can set its classes', async () => {
  const ofScripts = new Set(['another.module.css'])
  const split = await load({ ofScripts, emit: true })
  expect(split.sheets[0]?.rules.length).toBeGreaterThan(3)

  await load({ ofScripts })
  const whole = await load({ ofScripts, emit: true })
  expect(whole.sheets[0]?.rules).toEqual([{ css: expect.any(String), needs: [[]] }])
})

test('the pages are not built before the scripts', async () => {
  await expect(load({ emit: true })).rejects.toThrow('Build the browser bundle')
})
