import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { documentNames } from '#content/documents/documents.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { importHere, restoreHere } from '#tests/server/checked-here.ts'
import { ana } from '#tests/server/owner.ts'
import { openSite, sessionToken, sitePlace, usedSite } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { contentDigest } from '../site-file/content-digest.ts'
import { copyChecked } from '../site-file/copy-checked.ts'
import { SiteFileError } from '../site-file/site-file-error.ts'
import { infoTable } from '../site-file/site-file-info.ts'
import { writeSiteFile } from '../site-file/write.ts'
import { digestSite, type SiteDigest } from '../store/copy-site.ts'
import { LostStoreError } from '../store/store-errors.ts'
import { importArchive } from './import-archive.ts'

async function exported() {
  const { store, place } = await usedSite()
  const file = join(temporaryFolder(), 'sitio.archivo')
  await writeSiteFile({ kind: 'archive', database: place.database, file })
  return { file, store, place }
}

/** One archive is shared by the tests that damage their own copy of it. */
let bytes: Promise<Buffer> | undefined
async function anArchive() {
  bytes ??= exported().then(({ file }) => readFileSync(file))
  const file = join(temporaryFolder(), 'sitio.archivo')
  writeFileSync(file, await bytes)
  return file
}

const contentsOf = ({ revision, release, media_item, media_source, media_rendition }: SiteDigest) => ({
  revision,
  release,
  media_item,
  media_source,
  media_rendition,
})

const accountsOf = ({ user, account }: SiteDigest) => ({ user, account })

test('importing an archive into a new site brings contents, history and pictures, but no account', async () => {
  const { file, store } = await exported()
  const before = await digestSite(store.db)
  const target = sitePlace()

  const { backup } = await importHere({ file, config: target, replace: false })

  const { store: imported, seeded } = await openSite(target)
  const after = await digestSite(imported.db)
  expect(contentsOf(after)).toEqual(contentsOf(before))
  expect([before.user.rows, after.user.rows, after.session.rows]).toEqual([1, 0, 0])
  expect(seeded).toBe(false)
  expect(backup).toBeUndefined()
})

test('an archive contains no data of accounts', async () => {
  const { file, store } = await exported()
  const { password } = await store.db.selectFrom('account').select('password').executeTakeFirstOrThrow()

  const written = readFileSync(file)

  for (const trace of [ana.email, sessionToken, password ?? 'none'])
    expect(written.includes(trace)).toBe(false)
  expect(written.includes('Sala de espera')).toBe(true)
})

test('an import replaces an untouched sample', async () => {
  const { file, store } = await exported()
  const target = sitePlace()
  const sample = await openSite(target)
  await sample.store.close()

  await importHere({ file, config: target, replace: false })

  const { store: imported } = await openSite(target)
  expect(contentsOf(await digestSite(imported.db))).toEqual(contentsOf(await digestSite(store.db)))
})

describe('a site with own contents', () => {
  async function anotherSite() {
    const { store, place } = await usedSite()
    await store.saveRevision({ document: 'gallery', value: [], author: 'Otra' })
    const digest = await digestSite(store.db)
    await store.close()
    return { place, digest }
  }

  test('is replaced only on request', async () => {
    const { file } = await exported()
    const { place, digest } = await anotherSite()

    await expect(importHere({ file, config: place, replace: false })).rejects.toThrow('--replace')

    const { store } = await openSite(place)
    expect(await digestSite(store.db)).toEqual(digest)
  })

  test('is backed up before it is replaced, and keeps its accounts', async () => {
    const { file, store: source } = await exported()
    const { place, digest } = await anotherSite()

    const { backup = '' } = await importHere({ file, config: place, replace: true })

    const { store: imported } = await openSite(place)
    const after = await digestSite(imported.db)
    expect(contentsOf(after)).toEqual(contentsOf(await digestSite(source.db)))
    expect(accountsOf(after)).toEqual(accountsOf(digest))

    const restored = sitePlace()
    await restoreHere({ file: backup, config: restored })
    const { store: again } = await openSite(restored)
    expect(contentsOf(await digestSite(again.db))).toEqual(contentsOf(digest))
  })

  test('is not touched while a server has it open', async () => {
    const { file, store, place } = await exported()
    const before = await digestSite(store.db)

    await expect(importHere({ file, config: place, replace: true })).rejects.toThrow('deténgalo')

    expect(await digestSite(store.db)).toEqual(before)
  })

  test('is not replaced if its database is lost', async () => {
    const { file } = await exported()
    const { place } = await anotherSite()
    truncateSync(place.file)

    await expect(importHere({ file, config: place, replace: true })).rejects.toThrow(LostStoreError)
  })
})

describe('a manipulated archive is refused, and nothing is written', () => {
  const cases: Record<string, { sql: string; says: string }> = {
    'an address that runs a program': {
      sql: `update revision set value = json_set(value, '$.doctorInfo.websiteUrl', 'javascript:alert(1)')
        where document = 'site-content' and number = 2`,
      says: 'doctorInfo.websiteUrl',
    },
    'an invalid saved selection': {
      sql: `insert into revision (document, number, author, created_at, value) values ('selected-sections', 2, 'x', '2026-01-01T00:00:00Z', '{"Hero": 7}')`,
      says: '["selected-sections"].Hero',
    },
    'an entry that is not JSON': {
      sql: `update entry_revision set value = 'no' where entry = 'colposcopia'`,
      says: 'ilegible',
    },
    'a former address with markup': {
      sql: `insert into former_id values ('services', '<b>', 'colposcopia', '2026-01-01T00:00:00Z')`,
      says: 'La dirección anterior',
    },
    'an old revision that is not JSON': {
      sql: `update revision set value = 'no' where document = 'site-content' and number = 1`,
      says: 'La revisión 1 de «site-content»',
    },
    'an unknown document': {
      sql: `insert into revision (document, number, author, created_at, value) values ('x', 1, 'x', '2026-01-01T00:00:00Z', '{}')`,
      says: 'La revisión 1 de «x»',
    },
    'a former release of a missing revision': {
      sql: `insert into release select 0, created_at, json_set(revisions, '$.gallery', 7) from release limit 1;
        update release set id = id + 5`,
      says: 'usa una revisión de «gallery» que no está',
    },
    'a live release of a missing revision': {
      sql: `insert into release select 9, created_at, json_set(revisions, '$.gallery', 7) from release limit 1`,
      says: 'Falta la revisión 7',
    },
    'a page as a picture': {
      sql: `update media_rendition set content = cast('<script>alert(1)</script>' as blob)`,
      says: 'no está en el formato que dice',
    },
    'a picture in another format': {
      sql: `update media_rendition set format = 'avif'`,
      says: 'no está en el formato que dice',
    },
    'a source that is not a picture': {
      sql: `update media_source set content = cast('<svg/>' as blob)`,
      says: 'no es una imagen',
    },
    'an id with a relative path': { sql: `update media_item set id = '../../etc'`, says: 'at id' },
    'a version of other content': {
      sql: `update media_item set version = '0123456789abcdef'`,
      says: 'su versión no es la de su contenido',
    },
    'a file name with folders': {
      sql: `update media_item set file_name = '../sala.jpg'`,
      says: 'no es el nombre de un archivo',
    },
    'a trigger': {
      sql: `create trigger leave after delete on revision begin delete from user; end`,
      says: 'algo que ningún sitio tiene («leave»)',
    },
    'a table without its columns': { sql: 'alter table media_item drop column alt', says: '(«media_item»)' },
  }

  for (const [name, { sql, says }] of Object.entries(cases)) {
    test(name, async () => {
      const file = await anArchive()
      tamper(file, sql)
      const copy = join(temporaryFolder(), 'copia.db')

      const refusal = await copyChecked({ file, kind: 'archive', copy }).catch((error: unknown) => error)

      if (!(refusal instanceof InvalidSnapshotError)) expect(refusal).toBeInstanceOf(SiteFileError)
      expect(String(refusal)).toContain(says)
    })
  }

  test('by an import, with the words of the check', async () => {
    const file = await anArchive()
    tamper(file, `update media_source set content = cast('<svg/>' as blob)`)
    const target = sitePlace({ dataFolder: temporaryFolder() })

    const refusal = await importArchive({ file, config: target, replace: true }).catch(
      (error: unknown) => error,
    )

    expect(refusal).toBeInstanceOf(SiteFileError)
    expect(String(refusal)).toContain('no es una imagen')
    expect(readdirSync(target.dataFolder)).toEqual([])
  })

  /** Changes the file as a person would who knows its format: the digest is valid. */
  function tamper(file: string, sql: string) {
    const database = new DatabaseSync(file)
    // The first revision of each document, and a save.
    expect(database.prepare('select count(*) as rows from revision').get()?.rows).toBe(
      documentNames.length + 1,
    )
    database.exec(sql)
    database
      .prepare(`update ${infoTable} set info = json_set(info, '$.digest', ?)`)
      .run(contentDigest(database))
    database.close()
  }
})

test('a restore refuses an archive, and an import refuses a backup', async () => {
  const { file: archive, place } = await exported()
  const backup = join(temporaryFolder(), 'copia.db')
  await writeSiteFile({ kind: 'backup', database: place.database, file: backup, storedSecret: undefined })
  const target = sitePlace()

  await expect(importHere({ file: backup, config: target, replace: false })).rejects.toThrow(
    'npm run restore',
  )
  await expect(restoreHere({ file: archive, config: target })).rejects.toThrow('npm run archive -- import')

  expect(existsSync(target.dataFolder)).toBe(false)
})

test('a truncated archive is refused', async () => {
  const file = await anArchive()
  truncateSync(file, 9_000)

  await expect(importHere({ file, config: sitePlace(), replace: false })).rejects.toThrow(SiteFileError)
})
