import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { refusal } from '#tests/server/main-process.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { StartError } from './process/run.ts'

const oneLine = /^[^\n]+$/

test('a process that cannot start says why in one line, and exits with 1', async () => {
  const { code, words } = await refusal({ PORT: 'ochenta' })

  expect(code).toBe(1)
  expect(words.trimEnd()).toMatch(oneLine)
  expect(words).toContain('PORT')
})

/** What the operator reads of a start that is refused. */
async function refusedStart(options: Parameters<typeof runningSite>[0]): Promise<string> {
  const error = await runningSite(options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartError)) throw new Error('The site started.', { cause: error })
  return error.message
}

/** A site whose server has stopped. */
async function stoppedSite() {
  const dataFolder = temporaryFolder()
  const file = join(dataFolder, 'consultorio.db')
  const kept = { dataFolder, database: { kind: 'sqlite', file } } as const
  const { stop } = await runningSite(kept)
  await stop()
  return kept
}

describe('the server does not start', () => {
  test('on a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const words = await refusedStart({ port })

    expect(words).toMatch(oneLine)
    expect(words).toContain(`El puerto ${port} ya está en uso`)
    expect(words).toContain('PORT')
  })

  test('with a data folder that it cannot write to', async () => {
    const file = join(temporaryFolder(), 'archivo')
    writeFileSync(file, 'un archivo, no una carpeta')

    const words = await refusedStart({ dataFolder: join(file, 'datos') })

    expect(words).toMatch(oneLine)
    expect(words).toContain(join(file, 'datos'))
    expect(readFileSync(file, 'utf8')).toBe('un archivo, no una carpeta')
  })

  test('on a damaged database, which it leaves unchanged', async () => {
    const file = join(temporaryFolder(), 'consultorio.db')
    writeFileSync(file, Buffer.alloc(9000, 'basura'))

    const words = await refusedStart({ database: { kind: 'sqlite', file } })

    expect(words).toMatch(oneLine)
    expect(words).toContain(file)
    expect(readFileSync(file).equals(Buffer.alloc(9000, 'basura'))).toBe(true)
  })

  test('after its database is lost', async () => {
    const kept = await stoppedSite()
    rmSync(kept.database.file)

    const words = await refusedStart(kept)

    expect(words).toMatch(oneLine)
    expect(words).toContain('copia de seguridad')
    expect(existsSync(kept.database.file)).toBe(false)
  })

  test('on a database that another process keeps locked', async () => {
    const dataFolder = join(temporaryFolder(), 'datos')
    mkdirSync(dataFolder)
    const file = join(dataFolder, 'consultorio.db')
    const other = new DatabaseSync(file)
    onTestFinished(() => other.close())
    other.exec('begin exclusive')

    const words = await refusedStart({ dataFolder, database: { kind: 'sqlite', file } })

    expect(words).toMatch(oneLine)
    expect(words).toContain('ocupada')
  })

  test('with invalid stored content, whose paths it names', async () => {
    const kept = await stoppedSite()
    const database = new DatabaseSync(kept.database.file)
    database.exec(
      `update revision set value = json_set(value, '$.doctorInfo.name', '') where document = 'site-content'`,
    )
    database.close()

    const words = await refusedStart(kept)

    expect(words).toContain('site-content.doctorInfo.name')
    expect(words).not.toMatch(/^\s+at /m)
  })
})
