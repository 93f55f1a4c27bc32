import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { childEnvironment } from './testing/child-environment.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

// Each test starts one or two processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const main = join(import.meta.dirname, 'main.ts')
const mainWithFakeRenderer = join(import.meta.dirname, 'testing/main-with-fake-renderer.ts')

type Environment = Record<string, string>

function launch(env: Environment, entry = mainWithFakeRenderer): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...childEnvironment, PORT: '0', DATA_DIR: join(temporaryFolder(), 'datos'), ...env },
    cwd: temporaryFolder(),
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Starts a server that should exit with an error. @returns its exit code and what it prints. */
async function refusal(env: Environment, entry?: string) {
  const child = launch(env, entry)
  const words = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, words: await words }
}

/** Starts a server that should listen. @returns its URL. */
async function running(env: Environment) {
  const child = launch(env)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const found = /listo en (http:\/\/[\d.:]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  return { child, url, log: () => output }
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  return code
}

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

describe('a running server', () => {
  test('serves the site, also after a restart', async () => {
    const DATA_DIR = join(temporaryFolder(), 'datos')
    const first = await running({ DATA_DIR })
    const status = (await fetch(first.url)).status
    const code = await stopped(first.child)

    const second = await running({ DATA_DIR })

    expect([status, code]).toEqual([200, 0])
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    expect(first.log()).toContain('sitio de muestra')
    expect(second.log()).not.toContain('sitio de muestra')
  })

  test('prints a link to create the owner until an owner exists, and does not print its secret', async () => {
    const DATA_DIR = join(temporaryFolder(), 'datos')
    const SITE_URL = 'https://sitio.example'
    const first = await running({ DATA_DIR, SITE_URL })
    await stopped(first.child)
    const owner = { ADMIN_EMAIL: 'ana@ejemplo.mx', ADMIN_PASSWORD: 'una clave bastante larga' }
    const second = await running({ DATA_DIR, SITE_URL, ...owner })
    const credentials = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
    const signedIn = await fetch(`${second.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    await stopped(second.child)
    const third = await running({ DATA_DIR, SITE_URL })

    expect(first.log()).toMatch(/https:\/\/sitio\.example\/admin\/configurar\?token=[\w-]{43}/)
    expect(signedIn.status).toBe(200)
    for (const { log } of [second, third]) expect(log()).not.toMatch(/configurar|clave/)
    const secret = readFileSync(join(DATA_DIR, 'auth-secret'), 'utf8').trim()
    for (const { log } of [first, second, third]) expect(log()).not.toContain(secret)
  })

  test('warns about TRUST_PROXY=true, and not about a number', async () => {
    const [everyone, one] = await Promise.all([
      running({ TRUST_PROXY: 'true' }),
      running({ TRUST_PROXY: '1' }),
    ])

    expect(everyone.log()).toContain('TRUST_PROXY=true cree')
    expect(one.log()).not.toContain('TRUST_PROXY')
  })

  test('logs API calls, but neither visitors nor contents', async () => {
    const { child, url, log } = await running({})
    await fetch(`${url}/servicios`)
    await fetch(`${url}/api/site-content`)
    await stopped(child)

    expect(log()).toContain('"route":"/api/site-content"')
    expect(log()).not.toContain('servicios')
    expect(log()).not.toMatch(/remoteAddress|user-agent/i)
  })

  test.each([
    'SIGTERM',
    'SIGINT',
  ] as const)('exits with 0 on %s, however many connections are open', async (signal) => {
    const { child, url } = await running({})
    const { hostname, port } = new URL(url)
    const idle = connect(Number(port), hostname)
    idle.on('error', () => {})
    idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle, 'data')

    expect(await stopped(child, signal)).toBe(0)
  })

  test('finishes the requests in flight before it exits', async () => {
    const { child, url } = await running({})
    // A call whose body has not arrived completely is in flight; the server responds when the body is complete.
    const call = request(`${url}/api/no-existe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    const responded = once(call, 'response')
    call.write('{')
    await untilAccepted(url)

    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    call.end('}')
    const [response] = await responded
    response.resume()
    const [code] = await exit

    expect(response.statusCode).toBe(404)
    expect(code).toBe(0)
  })
})

/** The server accepts connections in order, so a response to this request means that it has seen the earlier ones. */
async function untilAccepted(url: string): Promise<void> {
  await (await fetch(`${url}/healthz`)).text()
}
