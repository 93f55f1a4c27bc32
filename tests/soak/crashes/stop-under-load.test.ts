import { Agent } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isValueOf, numberedDocuments, saveOfNumber } from '../../support/numbered-documents.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startRetryingProxy } from '../../support/retrying-proxy.ts'
import { photo } from '../../support/server/media.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'
import { exchange, NoResponseError } from './load/exchange.ts'

/** The promised time to stop, in ms. */
const longestStop = 10_000

test('after SIGTERM the server stores saves in flight, serves visitors, and exits with 0', async () => {
  const dataDir = temporaryFolder()
  const server = await startServer({ env: ownerEnv, dataDir })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  await (await owner.get('/api/status')).text()
  const visitors = Array.from({ length: 4 }, () => visitUntilGone(server.url))

  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photo(96, 64))]), 'foto.jpg')
  const saves = numberedDocuments.map((document) => {
    const { path, body } = saveOfNumber(document, 2)
    return owner.post(path, body)
  })
  const upload = owner.send('POST', '/api/media', form)
  // The server accepts connections in order: when the second new one is answered, it has read the earlier ones.
  for (let count = 0; count < 2; count += 1) await exchange(`${server.url}/healthz`, { agent: new Agent() })
  const begun = performance.now()
  const code = await server.kill('SIGTERM')
  const took = performance.now() - begun

  expect(code).toBe(0)
  expect(took).toBeLessThan(longestStop)
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await upload).status).toBe(201)
  expect((await Promise.all(visitors)).flat()).toEqual([])

  const next = await startServer({ dataDir, port: server.port })
  onTestFinished(() => next.stop())
  for (const document of numberedDocuments) {
    const revision = await (await owner.get(`/api/revisions/${document}/2`)).json()
    expect(isValueOf(document, 2, revision.value)).toBe(true)
  }
  expect((await (await owner.get('/api/media')).json()).items).toHaveLength(1)
})

test('two restarts under load behind a proxy that retries fail no request', async () => {
  const dataDir = temporaryFolder()
  let server = await startServer({ env: ownerEnv, dataDir })
  onTestFinished(() => server.stop())
  const proxy = await startRetryingProxy(server.url)
  onTestFinished(() => proxy.stop())
  const owner = await signInOwner(server)
  const load = { isOver: false, failed: [] as string[], pages: 0 }

  const visit = async () => {
    while (!load.isOver) {
      const response = await fetch(`${proxy.url}/contacto`)
      if (!response.ok) load.failed.push(`${response.status} ${await response.text()}`)
      else if ((await response.text()).includes('</html>')) load.pages += 1
    }
  }
  let number = 1
  const save = async () => {
    while (!load.isOver) {
      const { path, body } = saveOfNumber('site-content', number + 1)
      const headers = { cookie: owner.cookie, 'content-type': 'application/json', origin: server.url }
      const response = await fetch(proxy.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) load.failed.push(`${response.status} ${await response.text()}`)
      else number = (await response.json()).revision.number
    }
  }
  const working = Promise.all([visit(), visit(), visit(), save()])
  const codes: (number | null)[] = []
  for (let restart = 0; restart < 2; restart += 1) {
    const before = { number, pages: load.pages }
    await expect.poll(() => number > before.number && load.pages > before.pages).toBe(true)
    codes.push(await server.kill('SIGTERM'))
    server = await startServer({ dataDir, port: server.port })
  }
  const before = number
  await expect.poll(() => number).toBeGreaterThan(before)
  load.isOver = true
  await working

  expect(codes).toEqual([0, 0])
  expect(load.failed).toEqual([])
  expect(proxy.retries).toBeGreaterThan(0)
  const { revisions } = await (await owner.get('/api/revisions/site-content')).json()
  expect(revisions).toHaveLength(number)
})

/**
 * Requests pages over one keep-alive connection until the server accepts no more. Returns failures that a visitor
 * would see: a truncated page counts, a connection closed before the next response does not.
 */
async function visitUntilGone(url: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failed: string[] = []
  for (;;) {
    try {
      const { status, body } = await exchange(`${url}/`, { agent })
      if (status !== 200 || !body.endsWith('</html>')) failed.push(`${status}: ${body.slice(-40)}`)
    } catch (error) {
      agent.destroy()
      if (!(error instanceof NoResponseError)) failed.push(String(error))
      return failed
    }
  }
}
