import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createMediaStore } from '../media-store.ts'
import { openStore } from '../store.ts'
import { DamagedStoreError } from '../store-errors.ts'
import { inspectFile } from './inspect-file.ts'

const megabyte = 1024 * 1024
const pictures = Array.from({ length: 10 }, () => randomBytes(2 * megabyte))

/** The bytes of a closed database with 20 MB of pictures. */
let template: Buffer

beforeAll(async () => {
  const file = join(temporaryFolder(afterAll), 'sitio.db')
  const store = await openStore({ kind: 'sqlite', file })
  await store.seed(sampleDocuments, 'sistema')
  const media = createMediaStore(store)
  const size = { width: 1600, height: 1200, uploaded_bytes: 1, color: '#abcdef' }
  for (const [index, content] of pictures.entries()) {
    const rendition = { version: `${index}`, format: 'webp', width: 640 } as const
    await media.addSource({ hash: `${index}`, ...size, content }, rendition, content.subarray(0, 20_000))
  }
  await store.close()
  template = readFileSync(file)
})

function siteWithPictures(): string {
  const file = join(temporaryFolder(), 'sitio.db')
  writeFileSync(file, template)
  return file
}

/** Number of bytes that this process has read from files so far. */
const bytesRead = () => Number(/^rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

test.skipIf(process.platform !== 'linux')('inspecting a database does not read its pictures', async () => {
  const file = siteWithPictures()

  const before = bytesRead()
  inspectFile(file)

  expect(bytesRead() - before).toBeLessThan(2 * megabyte)
})

test('inspecting a database refuses a truncated file', async () => {
  const file = siteWithPictures()
  truncateSync(file, 15 * megabyte)

  expect(() => inspectFile(file)).toThrow(DamagedStoreError)
})

test('inspecting a database refuses damaged pages between the pictures', async () => {
  const file = siteWithPictures()
  const bytes = readFileSync(file)
  // The first byte of a page is its type, so overwriting it damages the page with the picture's row.
  const place = bytes.indexOf(pictures[4]?.subarray(0, 64) ?? '')
  const page = Math.floor(place / 4096) * 4096
  writeFileSync(file, bytes.fill(0, page, page + 8))

  expect(() => inspectFile(file)).toThrow(DamagedStoreError)
})

test.each(['an empty database', 'a site'])('a transaction that was cut off is undone: %s', async (name) => {
  const file = name === 'a site' ? siteWithPictures() : join(temporaryFolder(), 'sitio.db')
  const other = new DatabaseSync(file)
  // With a small cache, SQLite writes to the file before the end of the transaction, as a large transaction does.
  other.exec('pragma journal_mode = delete; pragma cache_size = 1; begin; create table cut (content)')
  for (const content of pictures) other.prepare('insert into cut values (?)').run(content)
  const copy = join(temporaryFolder(), 'sitio.db')
  for (const end of ['', '-journal']) copyFileSync(`${file}${end}`, `${copy}${end}`)
  other.close()

  const store = await openStore({ kind: 'sqlite', file: copy })

  const found = await store.db.selectFrom('media_source').select('hash').execute()
  expect(found).toHaveLength(name === 'a site' ? pictures.length : 0)
  await store.close()
})
