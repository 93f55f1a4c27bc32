import { readFileSync, writeFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { bombFile, bombs, expectCheapRefusal } from '#tests/server/bombs.ts'
import { archiveWithTables } from '#tests/server/refused-files.ts'
import { usedSiteFile } from '#tests/server/site-file-fixtures.ts'

describe.each(['archive', 'backup'] as const)('refuses an %s in little memory', (kind) => {
  test.each(Object.entries(bombs))('with %s', async (_name, sql) => {
    await expectCheapRefusal(kind, await bombFile(kind, sql), 'algo que ningún sitio tiene')
  })
})

test('refuses a file whose schema is thousands of tables before SQLite reads it', async () => {
  await expectCheapRefusal('archive', await archiveWithTables(3_000), 'más tablas que ningún sitio')
})

test('refuses a file whose pages refer to each other in a circle', async () => {
  const file = await usedSiteFile('archive')
  const bytes = readFileSync(file)
  const pageSize = bytes.readUInt16BE(16)
  // The right child of each interior page of a table is the page itself.
  for (let page = 0; page < bytes.length; page += pageSize) {
    if (bytes[page] === 0x05) bytes.writeUInt32BE(page / pageSize + 1, page + 8)
  }
  writeFileSync(file, bytes)

  await expectCheapRefusal('archive', file, 'no se puede usar')
})
