import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { mediaFormats, renditionPath } from '#content/media/media.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { sitePlace } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { createPrivateFiles } from '../store/private-files.ts'
import type { Tables } from '../store/tables.ts'
import { restoreBackup } from './restore.ts'
import { writeSiteFile } from './write.ts'

// Each test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

test('a backup contains one rendition per picture; a restored site serves it and encodes the others', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') } as const
  const site = await siteWithOwner({ database })
  const { item } = await site.upload(await photo(330, 250))
  await site.idle()
  const file = join(temporaryFolder(), 'copia.db')

  await writeSiteFile({ kind: 'backup', database, file, storedSecret: undefined })
  const target = sitePlace()
  await restoreBackup({ file, config: target })
  // Read before the start, which makes the other renditions.
  const copy = new DatabaseSync(target.file)
  const kept = copy.prepare('select format, width from media_rendition').all()
  copy.close()
  const restored = await runningSite({ database: target.database })

  expect(kept).toEqual([{ format: 'webp', width: 330 }])
  const first = await fetch(restored.url + renditionPath(item.version, 330, 'webp'))
  expect(first.status).toBe(200)
  await restored.library.resume()
  await restored.idle()
  const [listed] = await restored.library.list()
  expect(listed?.isComplete).toBe(true)
  for (const format of mediaFormats) {
    for (const width of listed?.renditions[format] ?? []) {
      const { status } = await fetch(restored.url + renditionPath(item.version, width, format))
      expect({ format, width, status }).toEqual({ format, width, status: 200 })
    }
  }
})

test('an archive contains no byte of a replaced or removed picture', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') } as const
  const site = await siteWithOwner({ database })
  const { item: replaced } = await site.upload(await photo(330, 250, 1))
  const { item: removed } = await site.upload(await photo(330, 250, 2))
  await site.idle()
  const former = await contentsOf(site.store.db)
  await site.replace(replaced.id, await photo(330, 250, 3))
  await site.remove(removed.id)
  await site.idle()
  const shown = (await contentsOf(site.store.db)).filter(
    (content) => !former.some((old) => old.equals(content)),
  )
  const file = join(temporaryFolder(), 'sitio.archivo')

  await writeSiteFile({ kind: 'archive', database, file })

  const archive = readFileSync(file)
  expect(former.length).toBeGreaterThan(2)
  expect(former.some((content) => holdsPartOf(archive, content))).toBe(false)
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.every((content) => holdsPartOf(archive, content))).toBe(true)
})

test('a backup contains the private files, and an archive contains no byte of them', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') } as const
  const site = await runningSite({ database })
  const content = Buffer.from(`%PDF-1.7 ${'firma de la paciente '.repeat(20)}`)
  const stored = await createPrivateFiles(site.store).add({
    name: 'hoja.pdf',
    type: 'application/pdf',
    content,
  })
  const backup = join(temporaryFolder(), 'copia.db')
  const archive = join(temporaryFolder(), 'sitio.archivo')

  await writeSiteFile({ kind: 'backup', database, file: backup, storedSecret: undefined })
  await writeSiteFile({ kind: 'archive', database, file: archive })
  const target = sitePlace()
  await restoreBackup({ file: backup, config: target })
  const restored = await runningSite({ database: target.database })

  expect(await createPrivateFiles(restored.store).find(stored.id)).toMatchObject({ content })
  expect(readFileSync(archive).includes('firma de la paciente')).toBe(false)
})

/** The bytes of every source and rendition. */
async function contentsOf(db: Kysely<Tables>): Promise<Buffer[]> {
  const sources = await db.selectFrom('media_source').select('content').execute()
  const renditions = await db.selectFrom('media_rendition').select('content').execute()
  return [...sources, ...renditions].map(({ content }) => Buffer.from(content))
}

/**
 * Whether a file contains parts of the bytes. SQLite splits a long value across pages. The first bytes are not
 * compared, because the headers of all pictures are alike.
 */
function holdsPartOf(file: Buffer, content: Buffer): boolean {
  const parts = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((share) => Math.floor(content.length * share))
  return parts.some((start) => file.includes(content.subarray(start, start + 32)))
}
