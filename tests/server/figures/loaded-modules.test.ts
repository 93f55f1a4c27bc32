import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('rendering loads no schemas', () => {
  const bundle = readFileSync(join(import.meta.dirname, '../../../dist/render/render.js'), 'utf8')

  expect(bundle).not.toContain('ZodObject')
})
