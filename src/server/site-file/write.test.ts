import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { mediaFormats, renditionPath } from '#content/media.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { photo, siteWithOwner } from '../testing/media.ts'
import { runningSite } from '../testing/running-site.ts'
import { sitePlace } from '../testing/stored-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { restoreBackup } from './restore.ts'

// Each test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

test('a backup keeps one rendition of a picture, and a restored site serves it at once and makes the others', async () => {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') } as const
  const site = await siteWithOwner({ database })
  const { item } = await site.upload(await photo(330, 250))
  await site.library.settled()
  const file = join(temporaryFolder(), 'copia.db')

  await takeBackup({ database, file, keptSecret: undefined })
  const target = sitePlace()
  await restoreBackup({ file, config: target })
  const restored = await runningSite({ database: target.database })

  const kept = await restored.store.db.selectFrom('media_rendition').select(['format', 'width']).execute()
  expect(kept).toEqual([{ format: 'webp', width: 330 }])
  const first = await fetch(restored.url + renditionPath(item.version, 330, 'webp'))
  expect(first.status).toBe(200)
  await restored.library.resume()
  await restored.library.settled()
  const [listed] = await restored.library.list()
  expect(listed?.isComplete).toBe(true)
  for (const format of mediaFormats) {
    for (const width of listed?.renditions[format] ?? []) {
      const { status } = await fetch(restored.url + renditionPath(item.version, width, format))
      expect({ format, width, status }).toEqual({ format, width, status: 200 })
    }
  }
})
