import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testScheduler } from '#tests/server/test-clock.ts'
import { BackupRunningError } from '../site-file/site-file-error.ts'
import { incompleteName, type WrittenFile } from '../site-file/write.ts'
import { backupName } from './backup-files.ts'
import { scheduleBackups } from './backup-schedule.ts'

const day = 24 * 60 * 60 * 1000

/** A schedule in its own folder. The test sets its clock, and its backups are empty files. */
type ScheduleOptions = {
  keep?: number
  isNew?: boolean
  folder?: string
  copyElsewhere?: (file: string) => Promise<void>
}

function schedule({ keep = 14, isNew = false, copyElsewhere, ...given }: ScheduleOptions = {}) {
  const folder = given.folder ?? join(temporaryFolder(), 'copias')
  const { clock, scheduler } = testScheduler('2026-11-21T03:00:00Z')
  const errors: string[] = []
  const takeBackup = vi.fn(async (file: string): Promise<WrittenFile> => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '')
    return { file, missing: [] }
  })
  const log = { info: () => {}, error: (_details: object, message: string) => errors.push(message) }
  const backups = scheduleBackups({
    folder,
    keep,
    isNew,
    takeBackup,
    copyElsewhere,
    log,
    scheduler,
  })
  const pass = (ms: number) => {
    clock.set(clock.now().getTime() + ms)
  }
  return {
    folder,
    backups,
    clock,
    scheduler,
    errors,
    takeBackup,
    names: () => readdirSync(folder).sort(),
    pass,
    async days(count: number) {
      for (let index = 0; index < count; index += 1) {
        pass(day)
        await backups.check()
      }
    },
  }
}

test('a backup is due when the newest is a day old', async () => {
  const { backups, names, pass } = schedule()

  await backups.check()
  pass(day - 1)
  await backups.check()
  expect(names()).toEqual(['consultorio-2026-11-21T03-00-00Z.db'])

  pass(1)
  await backups.check()
  expect(names()).toEqual(['consultorio-2026-11-21T03-00-00Z.db', 'consultorio-2026-11-22T03-00-00Z.db'])
})

test('the newest backups are kept, and files with other names are never removed', async () => {
  const { days, folder, names, clock } = schedule({ keep: 3 })
  await days(1)
  const others = ['consultorio-antes-de-mudar.db', 'mi-copia.db', 'consultorio-2020-99-99T99-99-99Z.db']
  for (const name of others) writeFileSync(join(folder, name), '')

  await days(5)

  const newest = [2, 1, 0].map((ago) => backupName(new Date(clock.now().getTime() - ago * day)))
  expect(names()).toEqual([...newest, ...others].sort())
})

test('a clock that jumps ahead removes only one old backup per new one', async () => {
  const { days, pass, names, backups } = schedule()
  await days(14)
  const before = names()

  pass(400 * day)
  await backups.check()
  expect(names().filter((name) => before.includes(name))).toEqual(before.slice(1))

  pass(-400 * day)
  await days(1)
  expect(names().filter((name) => before.includes(name))).toEqual(before.slice(1))
})

test('a clock that jumps back stops no backups and removes none', async () => {
  const { days, pass, names } = schedule()
  await days(14)
  const before = names()

  pass(-400 * day)
  await days(20)

  const after = names()
  expect(after.filter((name) => before.includes(name))).toEqual(before)
  expect(after).toHaveLength(28)
})

test('a failure is logged and shown, keeps the older backups and is retried', async () => {
  const { backups, days, errors, names, pass, takeBackup, clock } = schedule({ keep: 2 })
  await days(2)
  const before = names()
  pass(day)
  takeBackup.mockRejectedValueOnce(new Error('disco lleno'))

  await backups.check()

  const failedAt = clock.now().toISOString()
  expect(names()).toEqual(before)
  expect(errors).toEqual([expect.stringContaining('Falló la copia de seguridad')])
  expect(await backups.state()).toMatchObject({
    lastAt: '2026-11-23T03:00:00.000Z',
    failedAt,
    problem: 'disco lleno',
  })

  await backups.check()
  expect(await backups.state()).toMatchObject({ lastAt: failedAt, failedAt: null, problem: null })
  expect(names()).toHaveLength(2)
})

test('two concurrent checks make one backup', async () => {
  const { backups, takeBackup } = schedule()

  await Promise.all([backups.check(), backups.check()])

  expect(takeBackup).toHaveBeenCalledOnce()
})

test('a partial backup is removed when it has not been written to for long', async () => {
  const { backups, folder, clock } = schedule()
  mkdirSync(folder)
  const partOf = (hour: string, ending = '') =>
    join(folder, `.consultorio-2026-11-20T${hour}-00-00Z.db.parcial${ending}`)
  const old = [partOf('04'), partOf('04', '-wal'), partOf('04', '-shm')]
  const recent = partOf('05')
  for (const file of [...old, recent]) writeFileSync(file, 'a part')
  for (const file of old) utimesSync(file, clock.now(), new Date(clock.now().getTime() - day))
  utimesSync(recent, clock.now(), clock.now())

  await backups.check()

  expect(old.filter((file) => existsSync(file))).toEqual([])
  expect(readFileSync(recent, 'utf8')).toBe('a part')
})

test('an overdue backup is made after the start, except after the very first start', async () => {
  const [old, fresh] = [schedule(), schedule({ isNew: true })]

  await old.clock.advance(9_999)
  expect(old.takeBackup).not.toHaveBeenCalled()
  await Promise.all([old, fresh].map(({ clock }) => clock.advance(1)))
  expect(old.takeBackup).toHaveBeenCalledOnce()
  expect(fresh.takeBackup).not.toHaveBeenCalled()
  await fresh.clock.advance(60 * 60_000)

  expect(fresh.takeBackup).toHaveBeenCalledOnce()
})

describe('a backup with missing pictures', () => {
  const incomplete = (folder: string) => async (file: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(incompleteName(file), '')
    return { file: incompleteName(file), missing: ['abc', 'def'] }
  }

  test('is reported, does not count as a backup, and is retried the next day', async () => {
    const { backups, days, errors, names, pass, takeBackup, folder, clock } = schedule({ keep: 2 })
    await days(2)
    const whole = names()
    takeBackup.mockImplementation(incomplete(folder))
    await days(3)

    expect(errors).toEqual(Array(3).fill(expect.stringContaining('faltan 2 imágenes')))
    expect(names()).toEqual([...whole, expect.stringMatching(/\.incompleta\.db$/)])
    expect(await backups.state()).toMatchObject({
      lastAt: '2026-11-23T03:00:00.000Z',
      failedAt: clock.now().toISOString(),
      missingPictures: 2,
      problem: expect.stringContaining('le faltan imágenes'),
    })
    pass(day - 1)
    await backups.check()
    expect(takeBackup).toHaveBeenCalledTimes(5)
  })

  test('is still reported after a restart, until a complete backup exists', async () => {
    const first = schedule()
    first.takeBackup.mockImplementation(incomplete(first.folder))
    await first.days(1)
    await first.scheduler.close()

    const again = schedule({ folder: first.folder })
    again.pass(day)
    expect(await again.backups.state()).toMatchObject({ failedAt: '2026-11-22T03:00:00.000Z' })
    await again.days(1)

    expect(await again.backups.state()).toMatchObject({ failedAt: null, missingPictures: 0 })
    expect(again.names()).toEqual([expect.stringMatching(/Z\.db$/)])
  })
})

test('does not report an error while another instance makes the backup', async () => {
  const { backups, days, errors, takeBackup } = schedule()
  takeBackup.mockRejectedValue(new BackupRunningError())
  await days(1)

  expect(errors).toEqual([])
  expect(await backups.state()).toMatchObject({ failedAt: null })
})

test('does not report an error when another instance wrote the same file', async () => {
  const { backups, days, errors, takeBackup, folder } = schedule()
  takeBackup.mockImplementation(async (file) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, 'of another instance')
    throw new Error('ya existe')
  })
  await days(1)

  expect(errors).toEqual([])
  expect(await backups.state()).toMatchObject({ failedAt: null })
})

describe('the copy to another place', () => {
  test('is made once per backup', async () => {
    const copyElsewhere = vi.fn(async () => {})
    const { backups, days, names, folder } = schedule({ copyElsewhere })
    await days(2)
    await backups.check()

    const files = names().filter((name) => name.endsWith('.db'))
    expect(copyElsewhere.mock.calls.map(([file]: unknown[]) => file)).toEqual(
      files.map((name) => join(folder, name)),
    )
  })

  test('is logged and shown if it fails, and retried with the next check', async () => {
    const copyElsewhere = vi.fn(async () => {}).mockRejectedValueOnce(new Error('sin red'))
    const { backups, days, errors, clock } = schedule({ copyElsewhere })
    await days(1)
    expect(errors).toEqual([expect.stringContaining('Falló BACKUP_COMMAND')])
    expect(await backups.state()).toMatchObject({ failedAt: null, copyFailedAt: clock.now().toISOString() })

    await backups.check()
    expect(copyElsewhere).toHaveBeenCalledTimes(2)
    expect(await backups.state()).toMatchObject({ copyFailedAt: null })
  })
})
