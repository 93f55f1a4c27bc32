import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { restoreHere } from '#tests/server/checked-here.ts'
import { openSite, sessionToken, sitePlace, usedSite } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { digestSite } from '../store/copy-site.ts'
import { openStore } from '../store/store.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { copyChecked } from './copy-checked.ts'
import { restoreBackup } from './restore.ts'
import { SiteFileError } from './site-file-error.ts'
import { writeSiteFile } from './write.ts'

const storedSecret = 'un secreto que el sitio guardó él mismo'
async function backedUp() {
  const { store, place } = await usedSite()
  const file = join(temporaryFolder(), 'copia.db')
  await writeSiteFile({ kind: 'backup', database: place.database, file, storedSecret })
  return { store, file }
}

/** One backup is shared by the tests that do not depend on its content. */
let bytes: Promise<Buffer> | undefined
async function aBackup() {
  bytes ??= backedUp().then(({ file }) => readFileSync(file))
  const file = join(temporaryFolder(), 'copia.db')
  writeFileSync(file, await bytes, { mode: 0o600 })
  return file
}

describe('a backup', () => {
  test('restores the same site with accounts and pictures, and without sessions', async () => {
    const { store, file } = await backedUp()
    const before = await digestSite(store.db)
    const target = sitePlace()

    const restored = await restoreBackup({ file, config: target })

    const { store: again, seeded } = await openSite(target)
    const after = await digestSite(again.db)
    expect(before.session.rows).toBe(1)
    expect(after).toEqual({ ...before, session: { ...after.session, rows: 0 } })
    expect(seeded).toBe(false)
    expect(restored).toMatchObject({ isSecretRight: true, aside: [] })
    expect(readFileSync(join(target.dataFolder, 'auth-secret'), 'utf8').trim()).toBe(storedSecret)
  })

  test('is readable only by its owner, and contains no session', async () => {
    const { file } = await backedUp()

    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).includes(sessionToken)).toBe(false)
  })

  test('never overwrites an existing file', async () => {
    const { place } = await usedSite()
    const file = join(temporaryFolder(), 'copia.db')
    writeFileSync(file, 'otra cosa')

    await expect(
      writeSiteFile({ kind: 'backup', database: place.database, file, storedSecret }),
    ).rejects.toThrow('ya existe')

    expect(readFileSync(file, 'utf8')).toBe('otra cosa')
  })

  test('that cannot be written leaves nothing behind', async () => {
    const { place } = await usedSite()
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'archivo'), '')

    const file = join(folder, 'archivo', 'copia.db')
    await expect(
      writeSiteFile({ kind: 'backup', database: place.database, file, storedSecret }),
    ).rejects.toThrow(SiteFileError)

    expect(readdirSync(folder)).toEqual(['archivo'])
  })

  test('of a damaged store is refused with a message', async () => {
    const { store, place } = await usedSite()
    await store.close()
    const bytes = readFileSync(place.file)
    writeFileSync(place.file, bytes.fill(0xff, 8_192, bytes.length - 8_192))
    const folder = temporaryFolder()

    const taken = writeSiteFile({
      kind: 'backup',
      database: place.database,
      file: join(folder, 'copia.db'),
      storedSecret,
    })

    await expect(taken).rejects.toThrow(DamagedStoreError)
    expect(readdirSync(folder)).toEqual([])
  })

  test('of a lost store is refused instead of made from an empty one', async () => {
    const place = sitePlace()
    const folder = temporaryFolder()

    const taken = writeSiteFile({
      kind: 'backup',
      database: place.database,
      file: join(folder, 'copia.db'),
      storedSecret,
    })

    await expect(taken).rejects.toThrow('No hay base de datos')
    expect(readdirSync(folder)).toEqual([])
    expect(existsSync(place.file)).toBe(false)
  })
})

describe('an incomplete backup is refused, and nothing is written', () => {
  const cases: Record<string, (file: string) => void> = {
    missing: (file) => truncateSync(file, 0),
    truncated: (file) => truncateSync(file, statSync(file).size - 4096),
    'cut in a page': (file) => truncateSync(file, 5000),
    'one byte of a picture flipped': (file) => flip(file, 'RIFF', 40),
    'one byte of a text flipped': (file) => flip(file, 'Dra. Ñ'),
    'not a database': (file) => writeFileSync(file, 'No soy una base de datos.'.repeat(1000)),
    'of another program': (file) => {
      writeFileSync(file, '')
      new DatabaseSync(file).exec('create table recetas (x); insert into recetas values (1)')
    },
    'a database without a description': (file) => new DatabaseSync(file).exec('drop table site_file'),
    'of a later version': (file) =>
      new DatabaseSync(file).exec(`insert into kysely_migration values ('9999-later', '2026')`),
  }

  for (const [name, damage] of Object.entries(cases)) {
    test(name, async () => {
      const file = await aBackup()
      const copy = join(temporaryFolder(), 'copia.db')
      damage(file)

      await expect(copyChecked({ file, kind: 'backup', copy })).rejects.toThrow(SiteFileError)
    })
  }

  test('by a restore', async () => {
    const file = await aBackup()
    const target = sitePlace()
    flip(file, 'Dra. Ñ')

    await expect(restoreHere({ file, config: target })).rejects.toThrow(SiteFileError)

    expect(existsSync(target.dataFolder)).toBe(false)
  })

  function flip(file: string, words: string, after = 0) {
    const bytes = readFileSync(file)
    const place = bytes.indexOf(words) + after
    bytes[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
})

describe('the target of a restore', () => {
  test('is never replaced if it contains a site', async () => {
    const file = await aBackup()
    const { store, place } = await usedSite()
    const before = await digestSite(store.db)

    await expect(restoreHere({ file, config: place })).rejects.toThrow('Un servidor usa')
    expect(await digestSite(store.db)).toEqual(before)
    await store.close()

    await expect(restoreHere({ file, config: place })).rejects.toThrow('Ya hay un sitio')
    const { store: again } = await openSite(place)
    expect(await digestSite(again.db)).toEqual(before)
  })

  test('is refused while a process has its empty store open, and replaced after that', async () => {
    const file = await aBackup()
    const target = sitePlace({ dataFolder: temporaryFolder() })
    const empty = await openStore(target.database)

    await expect(restoreHere({ file, config: target })).rejects.toThrow('Un servidor usa')
    await empty.close()
    const { aside } = await restoreHere({ file, config: target })

    expect(aside).toEqual([expect.stringContaining(`${target.file}.anterior-`)])
  })

  test('keeps the log of a lost database aside, unapplied', async () => {
    const { store, file } = await backedUp()
    const target = sitePlace({ dataFolder: temporaryFolder() })
    writeFileSync(`${target.file}-wal`, 'lo último que se escribió')

    const { aside } = await restoreHere({ file, config: target })

    expect(aside.map((name) => readFileSync(name, 'utf8'))).toEqual(['lo último que se escribió'])
    const restored = await openStore(target.database)
    onTestFinished(() => restored.close())
    expect(await restored.latestRevision('site-content')).toEqual(await store.latestRevision('site-content'))
  })

  test('keeps its database and secret when a restore fails', async () => {
    const file = await aBackup()
    const target = sitePlace({ dataFolder: temporaryFolder() })
    writeFileSync(join(target.dataFolder, 'auth-secret'), 'el secreto que ya estaba en la carpeta')
    writeFileSync(`${target.file}-wal`, 'lo último que se escribió')
    // A folder in place of this file cannot be removed, so the restore fails after it has moved files aside.
    mkdirSync(`${target.file}-shm`)
    const before = readdirSync(target.dataFolder)

    await expect(restoreHere({ file, config: target })).rejects.toThrow()

    expect(readdirSync(target.dataFolder)).toEqual(before)
    const secret = readFileSync(join(target.dataFolder, 'auth-secret'), 'utf8')
    expect(secret).toBe('el secreto que ya estaba en la carpeta')
  })

  test('keeps another stored secret aside; one in the environment is reported', async () => {
    const file = await aBackup()
    const kept = sitePlace({ dataFolder: temporaryFolder() })
    writeFileSync(join(kept.dataFolder, 'auth-secret'), 'el de otro sitio')

    const { aside } = await restoreHere({ file, config: kept })
    const { isSecretRight } = await restoreHere({ file, config: sitePlace({ authSecret: 'x'.repeat(32) }) })

    expect(aside.map((name) => readFileSync(name, 'utf8'))).toEqual(['el de otro sitio'])
    expect(isSecretRight).toBe(false)
  })
})
