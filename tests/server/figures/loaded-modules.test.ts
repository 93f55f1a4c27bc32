import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

// Each of these costs a small server memory and every start time, and is loaded by an innocent import.

test('rendering loads no schemas', () => {
  const bundle = readFileSync(join(import.meta.dirname, '../../../dist/render/render.js'), 'utf8')

  expect(bundle).not.toContain('ZodObject')
})

test('a start loads neither the fetch client of Node, nor HTTP/2, nor TLS', async () => {
  const report = "process.on('exit', () => console.error('loaded:', process.moduleLoadList.join(' ')))"
  const server = await startServer({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(report)}` },
  })
  expect((await fetch(`${server.url}/`)).status).toBe(200)
  await server.stop()

  const loaded = server.logs.match(/^loaded: .*/gm)?.join(' ') ?? ''
  expect(loaded).toContain('NativeModule http')
  expect(loaded).not.toMatch(/NativeModule (?:internal\/deps\/undici\/undici|http2|https|tls)\b/)
})
