import { describe, expect, test } from 'vitest'
import { runningSite, sendRaw } from '#tests/server/running-site.ts'
import { StoreUnavailableError } from '../store/store-errors.ts'

const token = 'una-clave-de-metricas-de-mas-de-32-letras'

async function metricsOf({ url }: { url: string }): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

describe('the metrics', () => {
  test('are in the text format of Prometheus', async () => {
    const { url } = await runningSite()

    const response = await fetch(`${url}/metrics`)
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text.endsWith('\n')).toBe(true)
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]+"(?:,[a-z]+="[^"]+")*\})? [\d.e+-]+)$/,
      )
    }
  })

  test('count responses by kind of request and status', async () => {
    const site = await runningSite()
    const before = await metricsOf(site)

    await fetch(site.url)
    await fetch(`${site.url}/servicios?v=1.2`)
    await fetch(`${site.url}/no-existe`)
    await fetch(`${site.url}/no-existe.js`)
    await fetch(`${site.url}/api/status`)
    await sendRaw(site.url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
    await sendRaw(site.url, 'hola\r\n\r\n')
    const after = await metricsOf(site)

    const added = (kind: string, status: string) => {
      const key = `consultorio_requests_total{kind="${kind}",status="${status}"}`
      return (after.get(key) ?? 0) - (before.get(key) ?? 0)
    }
    expect(added('page', '2xx')).toBe(2)
    expect(added('page', '4xx')).toBe(1)
    expect(added('asset', '4xx')).toBe(1)
    expect(added('api', '4xx')).toBe(1)
    expect(added('malformed', '4xx')).toBe(2)
  })

  test('contain publishing, the release and the process', async () => {
    const site = await runningSite()
    site.renderer.broken.add('/')
    await site.publisher.publish().catch(() => {})

    const metrics = await metricsOf(site)

    expect(metrics.get('consultorio_publishes_total{result="ok"}')).toBe(1)
    expect(metrics.get('consultorio_publishes_total{result="failed"}')).toBe(1)
    expect(metrics.get('consultorio_publish_last_seconds')).toBeGreaterThan(0)
    expect(metrics.get('consultorio_release_id')).toBe(site.publisher.live?.record?.id)
    expect(metrics.get('consultorio_connections')).toBeGreaterThan(0)
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0)
    const started = (metrics.get('process_start_time_seconds') ?? 0) * 1000
    expect(Math.abs(Date.now() - process.uptime() * 1000 - started)).toBeLessThan(5000)
  })

  test.each([
    ['was made', { lastAt: '2026-11-21T03:00:00.000Z', failedAt: null }, [1_795_230_000, 0]],
    ['failed', { lastAt: null, failedAt: '2026-11-21T03:00:00.000Z' }, [undefined, 1]],
    ['is never made', undefined, [undefined, undefined]],
  ])('contain the state of a backup that %s', async (_what, backups, expected) => {
    const site = await runningSite(
      backups && { backups: { problem: null, missingPictures: 0, copyFailedAt: null, ...backups } },
    )

    const metrics = await metricsOf(site)

    expect(['made_seconds', 'failing'].map((name) => metrics.get(`consultorio_backup_${name}`))).toEqual(
      expected,
    )
  })

  test('count the failures of the store', async () => {
    const site = await runningSite()
    const isBusy = () => Promise.reject(new StoreUnavailableError('ocupada'))
    Object.assign(site.store, { latestSummary: isBusy, latestNumber: isBusy })

    await fetch(`${site.url}/api/site-content`)
    await fetch(`${site.url}/readyz`)

    expect((await metricsOf(site)).get('consultorio_store_errors_total')).toBe(2)
  })
})

describe('the metrics are readable', () => {
  test('by anyone with the token, from anywhere', async () => {
    const { app } = await runningSite({ metricsToken: token })
    const statusOf = async (authorization: string) =>
      (await app.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers: { authorization } }))
        .statusCode

    expect(await statusOf(`Bearer ${token}`)).toBe(200)
    expect(await statusOf(`Bearer ${token}x`)).toBe(404)
    expect(await statusOf('Bearer undefined')).toBe(404)
    expect(await statusOf(token)).toBe(404)
  })

  test('by no one with a token if none is configured', async () => {
    const { app } = await runningSite()

    const { statusCode } = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer undefined' },
    })

    expect(statusCode).toBe(404)
  })

  test.each([
    ['asks from another machine', { remoteAddress: '203.0.113.1' }],
    ['asks through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['asks through a proxy that says it by the standard', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['asks for the site by its name', { headers: { host: 'sitio.example' } }],
  ])('not by a client that %s: it gets 404', async (_who, request) => {
    const { app } = await runningSite({ trustProxy: true })

    const response = await app.inject({ url: '/metrics', ...request })
    const missing = await app.inject({ url: '/no-existe' })

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(missing.body)
  })
})
