import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePlace, usedSite } from '#tests/server/stored-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { checkSiteFile } from '../site-file/check.ts'
import { SiteFileError } from '../site-file/site-file-error.ts'
import { takeBackupInProcess } from './backup-process.ts'

test('a backup runs in another process, and pages are served meanwhile', async () => {
  const { place } = await usedSite()
  const file = join(temporaryFolder(), 'copia.db')
  let turns = 0
  const countTurns = () => {
    turns += 1
    counting = setImmediate(countTurns)
  }
  let counting = setImmediate(countTurns)

  await takeBackupInProcess(
    { database: place.database, file, storedSecret: undefined },
    new AbortController().signal,
  )
  clearImmediate(counting)

  expect(await checkSiteFile(file, 'backup')).toMatchObject({ kind: 'backup' })
  expect(turns, 'turns of the event loop during the backup').toBeGreaterThan(100)
})

test('an error in the process is reported to the caller', async () => {
  const { database } = sitePlace()
  const folder = temporaryFolder()

  const job = { database, file: join(folder, 'copia.db'), storedSecret: undefined }
  const taken = takeBackupInProcess(job, new AbortController().signal)

  await expect(taken).rejects.toThrow(SiteFileError)
  await expect(taken).rejects.toThrow('No hay base de datos')
  expect(readdirSync(folder)).toEqual([])
})

test('an aborted process leaves no file', async () => {
  const { place } = await usedSite()
  const folder = temporaryFolder()
  const ending = new AbortController()

  const job = { database: place.database, file: join(folder, 'copia.db'), storedSecret: undefined }
  const taken = takeBackupInProcess(job, ending.signal)
  ending.abort()

  await expect(taken).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
})
