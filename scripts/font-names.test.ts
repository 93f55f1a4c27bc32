import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { convert } from 'fontverter'
import { expect, test } from 'vitest'
import { withFamilyNameOnly } from './font-names.ts'

const file = join(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)

test('keeps the glyphs and the axes, and of the names only the family', async () => {
  const original = await convert(readFileSync(file), 'truetype')

  const slim = withFamilyNameOnly(original, 'Figtree')

  const [before, after] = [create(original), create(slim)]
  if (!('layout' in before && 'layout' in after)) throw new Error('The file holds a collection, not a font.')
  expect(after.familyName).toBe('Figtree')
  expect(after.copyright).toBeFalsy()
  expect(after.numGlyphs).toBe(before.numGlyphs)
  expect(slim.subarray(0, 400).toString('latin1')).toContain('fvar')
  expect(after.layout('Ginecología').advanceWidth).toBe(before.layout('Ginecología').advanceWidth)
})
