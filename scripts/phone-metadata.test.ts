import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phoneMetadataModule } from './phone-metadata.ts'

test('the numbering rules are those of the installed library', () => {
  const file = join(import.meta.dirname, '../src/content/phones/phone-metadata.ts')

  expect(readFileSync(file, 'utf8')).toBe(phoneMetadataModule())
})
