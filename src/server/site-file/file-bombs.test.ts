import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bombFile, bombs, expectCheapRefusal } from '#tests/server/bombs.ts'
import { archiveWithTables } from '#tests/server/refused-files.ts'
import { storedSiteFile } from '#tests/server/site-file-fixtures.ts'
import { contentDigest } from './content-digest.ts'

// Both commands check a file with the same code: `file-bombs.soak.test.ts` tests the backups.
for (const [name, sql] of Object.entries(bombs)) {
  test(`refuses an archive with ${name} in little memory`, async () => {
    await expectCheapRefusal('archive', bombFile('archive', sql), 'algo que ningún sitio tiene')
  })
}

test('refuses a file whose schema is thousands of tables before SQLite reads it', async () => {
  await expectCheapRefusal('archive', archiveWithTables(3_000), 'más tablas que ningún sitio')
})

test('accepts the digest of an unchanged file', () => {
  const database = new DatabaseSync(storedSiteFile('archive'), { readOnly: true })
  const info = JSON.parse(String(database.prepare('select info from site_file').get()?.info))
  expect(contentDigest(database)).toBe(info.digest)
  database.close()
})

test('refuses a file whose pages refer to each other in a circle', async () => {
  const file = storedSiteFile('archive')
  const bytes = readFileSync(file)
  const pageSize = bytes.readUInt16BE(16)
  // The right child of each interior page of a table is the page itself.
  for (let page = 0; page < bytes.length; page += pageSize) {
    if (bytes[page] === 0x05) bytes.writeUInt32BE(page / pageSize + 1, page + 8)
  }
  writeFileSync(file, bytes)

  await expectCheapRefusal('archive', file, 'no se puede usar')
})
