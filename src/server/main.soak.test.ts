import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { running, stopped } from '#tests/server/main-process.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'

// Each test starts one to three processes, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

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

    expect(first.log()).toMatch(/https:\/\/sitio\.example\/admin\/configurar#token=[\w-]{43}/)
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
