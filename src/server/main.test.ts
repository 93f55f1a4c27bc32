import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main, refusal, running, stopped } from '#tests/server/main-process.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

const oneLine = /^[^\n]+\n$/

describe('the server does not start', () => {
  test('with an invalid variable, which it names in one line', async () => {
    const { code, words } = await refusal({ PORT: 'ochenta' }, main)

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain('PORT')
  })

  test('on a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''

    const { code, words } = await refusal({ PORT: port })

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain(`El puerto ${port} ya está en uso`)
    expect(words).toContain('PORT')
  })

  test('with a data folder that it cannot write to', async () => {
    const file = join(temporaryFolder(), 'archivo')
    writeFileSync(file, 'un archivo, no una carpeta')

    const { code, words } = await refusal({ DATA_DIR: join(file, 'datos') }, main)

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain(join(file, 'datos'))
    expect(readFileSync(file, 'utf8')).toBe('un archivo, no una carpeta')
  })

  test('on a damaged database, which it leaves unchanged', async () => {
    const DATA_DIR = temporaryFolder()
    const file = join(DATA_DIR, 'consultorio.db')
    writeFileSync(file, Buffer.alloc(9000, 'basura'))

    const { code, words } = await refusal({ DATA_DIR }, main)

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain(file)
    expect(readFileSync(file).equals(Buffer.alloc(9000, 'basura'))).toBe(true)
  })

  test('after its database is lost', async () => {
    const DATA_DIR = join(temporaryFolder(), 'datos')
    const { child } = await running({ DATA_DIR })
    await stopped(child)
    const file = join(DATA_DIR, 'consultorio.db')
    rmSync(file)

    const { code, words } = await refusal({ DATA_DIR }, main)

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain('copia de seguridad')
    expect(existsSync(file)).toBe(false)
  })

  test('on a database that another process keeps locked', async () => {
    const DATA_DIR = join(temporaryFolder(), 'datos')
    mkdirSync(DATA_DIR)
    const other = new DatabaseSync(join(DATA_DIR, 'consultorio.db'))
    onTestFinished(() => other.close())
    other.exec('begin exclusive')

    const { code, words } = await refusal({ DATA_DIR }, main)

    expect(code).toBe(1)
    expect(words).toMatch(oneLine)
    expect(words).toContain('ocupada')
  })

  test('with invalid stored content, whose paths it names', async () => {
    const DATA_DIR = join(temporaryFolder(), 'datos')
    const { child } = await running({ DATA_DIR })
    await stopped(child)
    const database = new DatabaseSync(join(DATA_DIR, 'consultorio.db'))
    database.exec(
      `update revision set value = json_set(value, '$.doctorInfo.name', '') where document = 'site-content'`,
    )
    database.close()

    const { code, words } = await refusal({ DATA_DIR })

    expect(code).toBe(1)
    expect(words).toContain('site-content.doctorInfo.name')
    expect(words).not.toMatch(/^\s+at /m)
  })
})
