import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exportArchive } from '../archive/export-archive.ts'
import { importArchive } from '../archive/import-archive.ts'
import { checkSiteFile } from '../site-file/check.ts'
import { restoreBackup } from '../site-file/restore.ts'
import { digestSite } from '../store/copy-site.ts'
import { emptyDatabase, urlOf } from '../testing/databases.ts'
import { openSite, sitePlace, usedSite } from '../testing/stored-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { takeBackupApart } from './backup-process.ts'
import { takeBackup } from './take-backup.ts'

const onPostgres = async () => sitePlace({ database: await emptyDatabase() })

test('a backup of PostgreSQL is restored to SQLite, and to PostgreSQL again', async () => {
  const { store, place } = await usedSite(await onPostgres())
  const { session, ...kept } = await digestSite(store.db)
  const file = join(temporaryFolder(), 'copia.db')

  await takeBackup({ database: place.database, file, keptSecret: undefined })
  for (const target of [sitePlace(), await onPostgres()]) {
    await restoreBackup({ file, config: target })
    const { store: restored } = await openSite(target)

    expect(await digestSite(restored.db)).toMatchObject({ ...kept, session: { rows: session.rows - 1 } })
  }
})

test('a backup in another process opens PostgreSQL with a password that the environment alone has', async () => {
  const { place } = await usedSite(await onPostgres())
  const url = new URL(urlOf(place.database))
  vi.stubEnv('PGPASSWORD', decodeURIComponent(url.password))
  onTestFinished(() => void vi.unstubAllEnvs())
  url.password = ''
  const file = join(temporaryFolder(), 'copia.db')

  const database = { kind: 'postgres', url: url.href } as const
  await takeBackupApart({ database, file, keptSecret: undefined }, new AbortController().signal)

  expect(await checkSiteFile(file, 'backup')).toMatchObject({ kind: 'backup' })
})

test('a site on PostgreSQL is not replaced, nor touched while a server is connected', async () => {
  const { store, place } = await usedSite(await onPostgres())
  const before = await digestSite(store.db)
  const deaf = { onNews: () => {}, onLost: () => {}, onRegained: () => {} }
  const stopListening = store.listen(deaf)
  const [backup, archive] = ['copia.db', 'sitio.archivo'].map((name) => join(temporaryFolder(), name))
  if (!backup || !archive) throw new Error('There are two.')
  await takeBackup({ database: place.database, file: backup, keptSecret: undefined })
  await exportArchive(place.database, archive)

  await expect(restoreBackup({ file: backup, config: place })).rejects.toThrow('Un servidor usa')
  const imported = importArchive({ file: archive, config: place, replace: true })
  await expect(imported).rejects.toThrow('Un servidor usa')
  expect(await digestSite(store.db)).toEqual(before)
  await stopListening()
  await store.close()

  await expect(restoreBackup({ file: backup, config: place })).rejects.toThrow('Ya hay un sitio')
  const { store: again } = await openSite(place)
  expect(await digestSite(again.db)).toEqual(before)
})

test('an archive of SQLite brings its contents to a sample on PostgreSQL', async () => {
  const { store, place } = await usedSite()
  const archive = join(temporaryFolder(), 'sitio.archivo')
  await exportArchive(place.database, archive)
  const target = await onPostgres()
  await (await openSite(target)).store.close()

  await importArchive({ file: archive, config: target, replace: false })

  const { store: imported } = await openSite(target)
  const { revision, release, media_source, media_item, media_rendition } = await digestSite(store.db)
  const expected = { revision, release, media_source, media_item, media_rendition }
  expect(await digestSite(imported.db)).toMatchObject(expected)
})
