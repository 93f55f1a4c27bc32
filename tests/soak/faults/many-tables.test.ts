import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveWithTables, refuse } from '../../support/server/refused-files.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'

test('an archive with 20,000 tables is refused in little memory', async () => {
  const atRest = await refuse('archive', join(temporaryFolder(), 'missing.db'))
  const refusal = await refuse('archive', await archiveWithTables(20_000))

  expect(refusal.words).toContain('más tablas que ningún sitio')
  expect(refusal.peak - atRest.peak).toBeLessThan(100)
})
