import { Agent } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cookieOf,
  publishDoctor,
  type ReleaseSite,
  signInThrough,
  startReleaseSite,
} from '../../support/release-site.ts'
import { startWebServer, type WebServer, webServerNames } from '../../support/web-servers.ts'

/** How long to publish and read, in ms; `npm run test:folder-load` sets a minute. */
const duration = Number(process.env.LOAD_SECONDS ?? 6) * 1000

/** Pages ready at publish time, pages rendered later, files, and responses of the process. */
const paths = ['/', '/servicios', '/contacto', '/sintomas/dolor-pelvico', '/no-existe']

type Read = { readonly path: string; readonly status: number; readonly numbers: readonly string[] }

let site: ReleaseSite

beforeAll(async () => {
  site = await startReleaseSite()
})
afterAll(() => site.stop())

describe.each(webServerNames)('publishing under load behind %s', (name) => {
  let web: WebServer

  beforeAll(async () => {
    web = await startWebServer(name, site.process)
  })
  afterAll(() => web?.stop())

  test('never serves a mixed response, nor a stale one after the save is acknowledged', async () => {
    const cookie = cookieOf(await signInThrough(web))
    const agent = new Agent({ keepAlive: true })
    const load = { acknowledged: 0, isOver: false }
    await publish()
    const end = Date.now() + duration

    const reading = Promise.all([true, true, false].map((isConditional) => readOn(isConditional)))
    while (Date.now() < end) await publish()
    load.isOver = true
    const reads = (await reading).flat()
    agent.destroy()

    expect(load.acknowledged).toBeGreaterThan(2)
    expect(reads.length).toBeGreaterThan(20)
    expect(reads.filter(({ status }) => status === 304).length).toBeGreaterThan(0)
    expect(reads.filter(({ problem }) => problem).slice(0, 3)).toEqual([])

    /** Texts of equal length, so that releases differ only in content and not in size. */
    async function publish() {
      const number = load.acknowledged + 1
      const { status, text } = await publishDoctor(
        web,
        cookie,
        `Dra. Número ${String(number).padStart(5, '0')}`,
      )
      if (status !== 200) throw new Error(`Saving gave ${status}: ${text}`)
      load.acknowledged = number
      // Pause sometimes, so that visitors can request each page twice.
      if (number % 5 === 0) await delay(200)
    }

    async function readOn(isConditional: boolean) {
      const known = new Map<string, Read & { readonly etag: string }>()
      const reads: (Read & { readonly problem: string | undefined })[] = []
      for (let index = 0; !load.isOver; index += 1) {
        const path = paths[index % paths.length] ?? '/'
        const before = known.get(path)
        const acknowledged = load.acknowledged
        const response = await web.ask(path, {
          agent,
          headers: {
            'Accept-Encoding': index % 3 === 0 ? 'gzip' : 'br',
            ...(isConditional && before && { 'If-None-Match': before.etag }),
          },
        })
        const numbers =
          response.status === 304
            ? (before?.numbers ?? [])
            : [
                ...new Set(
                  [...response.text.matchAll(/Dra\. Número (\d{5})/g)].map(([, number = '']) => number),
                ),
              ]
        const read = { path, status: response.status, numbers }
        if (response.status !== 304) known.set(path, { ...read, etag: String(response.headers.etag) })
        reads.push({ ...read, problem: problemOf(read, acknowledged) })
      }
      return reads
    }
  })
})

function problemOf({ path, status, numbers }: Read, acknowledged: number): string | undefined {
  const [number] = numbers
  if (![200, 304, path === '/no-existe' ? 404 : 200].includes(status)) return `status ${status}`
  if (number === undefined || numbers.length > 1) return 'it is not wholly of one release'
  return Number(number) < acknowledged ? `stale: ${acknowledged} was acknowledged` : undefined
}
