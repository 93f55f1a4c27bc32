import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const token = 'una-clave-de-metricas-de-mas-de-32-letras'

test('readiness fails when the store is gone, and the server still serves pages', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const file = join(server.dataDir, 'consultorio.db')

  await rename(file, `${file}.aparte`)
  const gone = await fetch(`${server.url}/readyz`)
  const health = await fetch(`${server.url}/healthz`)
  const page = await fetch(server.url)
  await rename(`${file}.aparte`, file)
  const back = await fetch(`${server.url}/readyz`)

  expect(gone.status).toBe(503)
  expect(gone.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await gone.json()).toMatchObject({ status: 503, code: 'store_unavailable' })
  expect([health.status, page.status, back.status]).toEqual([200, 200, 200])
})

test('only this machine and the token holder can read the metrics', async () => {
  const server = await startServer({ env: { METRICS_TOKEN: token, TRUST_PROXY: '127.0.0.1' } })
  onTestFinished(() => server.stop())
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status

  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.1' })).toBe(404)
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${token}` })).toBe(200)
  expect(await statusWith({ authorization: 'Bearer otra' })).toBe(404)
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/^consultorio_release_id 1$/m)
  expect(text).toMatch(/^consultorio_publishes_total\{result="ok"\} 1$/m)
  expect(text).toMatch(/^consultorio_backup_failing 0$/m)
})
