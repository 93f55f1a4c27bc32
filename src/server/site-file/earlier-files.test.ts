import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { importHere, restoreHere } from '#tests/server/checked-here.ts'
import { ana } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { storedSiteFile } from '#tests/server/site-file-fixtures.ts'
import { openSite, sitePlace } from '#tests/server/stored-site.ts'
import { contentDigest } from './content-digest.ts'

test('a backup of the first version is restored with its account, its secret and its pictures', async () => {
  const target = sitePlace()

  const restored = await restoreHere({ file: storedSiteFile('backup'), config: target })

  const { store, live, seeded } = await openSite(target)
  expect(seeded).toBe(false)
  expect(restored).toMatchObject({ createdAt: '2026-11-22T06:07:49.267Z', isSecretRight: true })
  const snapshot = await store.loadSnapshot(live.revisions)
  expect(snapshot['site-content'].doctorInfo.name).toBe('Dra. Guardada')
  expect([...snapshot.media.values()].map(({ alt }) => alt).sort()).toEqual(['El equipo', 'La sala'])
  const users = await store.db.selectFrom('user').select('email').execute()
  expect(users).toEqual([{ email: ana.email }])
  const secret = readFileSync(join(target.dataFolder, 'auth-secret'), 'utf8').trim()
  expect(secret).toBe('un secreto guardado en la carpeta de datos')
  // The update must not close a site that was open before.
  expect(snapshot.launchedAt).toBe(await store.launchedAt())
  expect(snapshot.launchedAt).toMatch(/^2026-/)
})

test('an archive of the first version is imported with its pictures and without an account', async () => {
  const target = sitePlace()

  await importHere({ file: storedSiteFile('archive'), config: target, replace: false })

  const { store, live } = await openSite(target)
  const snapshot = await store.loadSnapshot(live.revisions)
  expect(snapshot['site-content'].doctorInfo.name).toBe('Dra. Guardada')
  expect([...snapshot.media.values()].every(({ isComplete }) => isComplete)).toBe(true)
  expect(await store.db.selectFrom('user').select('email').execute()).toEqual([])
})

test('a backup from before there were pictures is restored', async () => {
  const file = storedSiteFile('backup')
  const database = new DatabaseSync(file)
  database.exec(`
    drop table media_rendition; drop table media_item; drop table media_source;
    delete from revision where document = 'site-content' and number > 1;
    delete from release where id > 1;
    delete from kysely_migration where name > '0002-accounts'`)
  const digest = contentDigest(database)
  database.prepare(`update site_file set info = json_set(info, '$.digest', ?)`).run(digest)
  database.close()
  const target = sitePlace()

  await restoreHere({ file, config: target })

  const { store, live, seeded } = await openSite(target)
  expect({ seeded, id: live.id }).toEqual({ seeded: false, id: 1 })
  expect((await store.loadSnapshot(live.revisions)).media.size).toBe(0)
})

test('a site of the first version publishes with entries stored one by one, and its samples are marked', async () => {
  const target = sitePlace()
  await restoreHere({ file: storedSiteFile('backup'), config: target })

  const { database, dataFolder } = target
  const site = await runningSite({ database, dataFolder })

  const { publisher, store } = site
  expect(publisher.live?.snapshot.testimonials.map(({ id, isSample }) => [id, isSample])).toContainEqual([
    'muestra-1',
    true,
  ])
  const stored = await store.findEntry('diseases', 'endometriosis')
  const value = { ...stored?.entry, shortDescription: 'Otra descripción.' }
  const saved = await store.saveEntry({ document: 'diseases', id: 'endometriosis', value, author: 'ana' })
  const release = await publisher.publish({ diseases: saved.revision.number })
  expect(release.snapshot.diseases.find(({ id }) => id === 'endometriosis')).toEqual(saved.entry)
  expect((await store.listEntryStates('diseases', 'endometriosis'))?.map(({ kind }) => kind)).toEqual([
    'changed',
    'added',
  ])
})
