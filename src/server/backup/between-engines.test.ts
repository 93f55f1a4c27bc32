import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { importHere, restoreHere } from '#tests/server/checked-here.ts'
import { emptyDatabase, urlOf } from '#tests/server/databases.ts'
import { openSite, sitePlace, usedSite } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { checkSiteFile } from '../site-file/check.ts'
import { BackupRunningError } from '../site-file/site-file-error.ts'
import { takeBackupLock, writeSiteFile } from '../site-file/write.ts'
import { digestSite, readingAtOnce } from '../store/copy-site.ts'
import { createMediaStore } from '../store/media-store.ts'
import { openStore } from '../store/store.ts'
import { StoreUnavailableError } from '../store/store-errors.ts'
import { takeBackupInProcess } from './backup-process.ts'

const onPostgres = async () => sitePlace({ database: await emptyDatabase() })

test('a backup in another process opens PostgreSQL with a password from the environment', async () => {
  const { place } = await usedSite(await onPostgres())
  const url = new URL(urlOf(place.database))
  vi.stubEnv('PGPASSWORD', decodeURIComponent(url.password))
  onTestFinished(() => void vi.unstubAllEnvs())
  url.password = ''
  const file = join(temporaryFolder(), 'copia.db')

  const database = { kind: 'postgres', url: url.href } as const
  await takeBackupInProcess({ database, file, storedSecret: undefined }, new AbortController().signal)

  expect(await checkSiteFile(file, 'backup')).toMatchObject({ kind: 'backup' })
})

test('a restore does not replace a site on PostgreSQL, nor change one with a connected server', async () => {
  const { store, place } = await usedSite(await onPostgres())
  const before = await digestSite(store.db)
  const deaf = { onNotification: () => {}, onLost: () => {}, onRegained: () => {} }
  const { scheduler } = testScheduler()
  store.listen(deaf, scheduler)
  await scheduler.idle()
  const [backup, archive] = ['copia.db', 'sitio.archivo'].map((name) => join(temporaryFolder(), name))
  if (!backup || !archive) throw new Error('There are two.')
  await writeSiteFile({ kind: 'backup', database: place.database, file: backup, storedSecret: undefined })
  await writeSiteFile({ kind: 'archive', database: place.database, file: archive })

  await expect(restoreHere({ file: backup, config: place })).rejects.toThrow('Un servidor usa')
  const imported = importHere({ file: archive, config: place, replace: true })
  await expect(imported).rejects.toThrow('Un servidor usa')
  expect(await digestSite(store.db)).toEqual(before)
  await scheduler.close()
  await store.close()

  await expect(restoreHere({ file: backup, config: place })).rejects.toThrow('Ya hay un sitio')
  const { store: again } = await openSite(place)
  expect(await digestSite(again.db)).toEqual(before)
})

test('an archive of SQLite is imported into a sample on PostgreSQL', async () => {
  const { store, place } = await usedSite()
  const archive = join(temporaryFolder(), 'sitio.archivo')
  await writeSiteFile({ kind: 'archive', database: place.database, file: archive })
  const target = await onPostgres()
  await (await openSite(target)).store.close()

  await importHere({ file: archive, config: target, replace: false })

  const { store: imported } = await openSite(target)
  const { revision, release, media_source, media_item, media_rendition } = await digestSite(store.db)
  const expected = { revision, release, media_source, media_item, media_rendition }
  expect(await digestSite(imported.db)).toMatchObject(expected)
})

test('a backup without a picture that PostgreSQL cannot read is made and reports it', async () => {
  const { store, place, pictureId } = await usedSite(await onPostgres())
  // A row whose bytes cannot be read, as after disk damage.
  await sql`alter table media_source rename to stored_source`.execute(store.db)
  await sql`create view media_source as select hash, width, height, uploaded_bytes, color, created_at,
    case when true then decode(hash || '?', 'hex') else content end as content from stored_source`.execute(
    store.db,
  )
  const folder = temporaryFolder()

  const written = await writeSiteFile({
    kind: 'backup',
    database: place.database,
    file: join(folder, 'copia.db'),
    storedSecret: undefined,
  })

  expect(written.missing).toEqual([expect.stringContaining(pictureId)])
  expect(readdirSync(folder)).toEqual(['copia.incompleta.db'])
  const target = sitePlace()
  expect(await restoreHere({ file: written.file, config: target })).toMatchObject({ missingPictures: 1 })
  const { store: restored } = await openSite(target)
  expect(await restored.latestRevision('site-content')).toEqual(await store.latestRevision('site-content'))
})

test('a picture of many chunks is read from PostgreSQL unchanged', async () => {
  const { store, place } = await usedSite(await onPostgres())
  const content = randomBytes(700_001)
  const created_at = new Date().toISOString()
  const row = { hash: 'f'.repeat(64), width: 1, height: 1, uploaded_bytes: 1, color: '', created_at, content }
  await store.db.insertInto('media_source').values(row).execute()
  const file = join(temporaryFolder(), 'copia.db')

  await writeSiteFile({ kind: 'backup', database: place.database, file, storedSecret: undefined })

  const database = new DatabaseSync(file, { readOnly: true })
  const found = database.prepare('select content from media_source where hash = ?').get(row.hash)
  database.close()
  expect(content.equals(z.instanceof(Uint8Array).parse(found?.content))).toBe(true)
  expect((await createMediaStore(store).readSource(row.hash))?.equals(content)).toBe(true)
})

test('of two concurrent backups of one PostgreSQL, the second reports that the first is running', async () => {
  const { place, store } = await usedSite(await onPostgres())
  const folder = temporaryFolder()
  const files = ['a.db', 'b.db'].map((name) => join(folder, name))

  await readingAtOnce(store.db, async (tx) => {
    await takeBackupLock(tx)
    const refused = writeSiteFile({
      kind: 'backup',
      database: place.database,
      file: files[0] ?? '',
      storedSecret: undefined,
    })
    await expect(refused).rejects.toThrow(BackupRunningError)
  })
  await writeSiteFile({
    kind: 'backup',
    database: place.database,
    file: files[1] ?? '',
    storedSecret: undefined,
  })

  expect(readdirSync(folder)).toEqual(['b.db'])
})

test('an instance that starts while another one migrates the tables reports it', async () => {
  const { store, place } = await usedSite(await onPostgres())
  await sql`delete from kysely_migration where name = '0001-tables'`.execute(store.db)
  const { promise: migrating, resolve: end } = Promise.withResolvers<void>()
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const holder = store.db.transaction().execute(async () => {
    onLocked()
    await migrating
  })
  await locked

  const failure = await openStore(place.database).catch((error: unknown) => error)
  end()
  await holder

  expect(failure).toBeInstanceOf(StoreUnavailableError)
  expect(String(failure)).toContain('actualiza')
})
