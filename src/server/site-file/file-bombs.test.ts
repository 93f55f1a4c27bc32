import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bombFile, bombs } from '#tests/server/bombs.ts'
import { archiveWithTables } from '#tests/server/refused-files.ts'
import { usedSiteFile } from '#tests/server/site-file-fixtures.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { contentDigest } from './content-digest.ts'
import { copyChecked } from './copy-checked.ts'

/** `file-bombs.soak.test.ts` measures the memory of the commands. */
const refused = (kind: 'archive' | 'backup', file: string) =>
  expect(copyChecked({ file, kind, copy: join(temporaryFolder(), 'copia.db') })).rejects

for (const [name, sql] of Object.entries(bombs)) {
  test(`refuses an archive and a backup with ${name}`, async () => {
    for (const kind of ['archive', 'backup'] as const)
      await refused(kind, await bombFile(kind, sql)).toThrow('algo que ningún sitio tiene')
  })
}

test('refuses a file whose schema is thousands of tables before SQLite reads it', async () => {
  await refused('archive', await archiveWithTables(3_000)).toThrow('más tablas que ningún sitio')
})

test('accepts the digest of an unchanged file', async () => {
  const database = new DatabaseSync(await usedSiteFile('archive'), { readOnly: true })
  const info = JSON.parse(String(database.prepare('select info from site_file').get()?.info))
  expect(contentDigest(database)).toBe(info.digest)
  database.close()
})
