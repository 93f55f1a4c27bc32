import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { saveOfNumber } from '../../../support/numbered-documents.ts'
import type { OwnerClient } from '../../../support/owner-client.ts'
import { everyPage } from '../../../support/routes.ts'
import { exchange } from './exchange.ts'
import { SeenReleases, type Shown, shownBy } from './seen-releases.ts'

export type LoadReport = {
  publishes: number
  requests: number
  /** Of these, responses with status 304. */
  notModified: number
  failed: string[]
  mixed: string[]
  stale: string[]
}

type Options = {
  readonly url: string
  readonly owner: OwnerClient
  readonly readers: number
  readonly seconds: number
  /** A slow machine takes longer until there are as many. */
  readonly minRequests?: number
}

/** Publishes between two pauses. */
const publishesInARow = 10
/** Length of a pause in ms. Only then do readers find a page unchanged, because a release lasts about 30 ms. */
const pause = 50

type Written = 'site-content' | 'gallery'

const saved = z.object({ revision: z.object({ number: z.int() }) })

type Asked = {
  readonly path: string
  readonly method: 'GET' | 'HEAD'
  readonly headers: Record<string, string>
}

/** The kinds of requests that a browser may send; readers rotate through them. */
const requestForms: readonly Omit<Asked, 'path'>[] = [
  { method: 'GET', headers: { 'accept-encoding': 'br' } },
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: { 'accept-encoding': 'br' } },
  { method: 'GET', headers: { 'accept-encoding': 'gzip' } },
]

/** Publishes almost without pause while readers check every page for mixed and stale content. */
export async function publishUnderLoad({
  url,
  owner,
  readers,
  seconds,
  minRequests = 0,
}: Options): Promise<LoadReport> {
  const report: LoadReport = { publishes: 0, requests: 0, notModified: 0, failed: [], mixed: [], stale: [] }
  const acknowledged: Record<Written, number> = { 'site-content': 1, gallery: 1 }
  const releases = new SeenReleases()
  /** The numbers shown on each path, keyed by ETag. */
  const shownByTag = new Map<string, Shown>()
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end && report.requests >= minRequests

  let paused: Promise<void> | undefined

  async function publish(document: Written): Promise<void> {
    await paused
    const number = acknowledged[document] + 1
    const { path, body } = saveOfNumber(document, number)
    const response = await owner.post(path, body)
    if (response.status !== 200) {
      report.failed.push(`${path}: ${response.status} ${await response.text()}`)
      return
    }
    acknowledged[document] = saved.parse(await response.json()).revision.number
    report.publishes += 1
    if (report.publishes % publishesInARow === 0) paused = delay(pause)
  }

  async function write(document: Written): Promise<void> {
    while (!isOver() && report.failed.length === 0) await publish(document)
  }

  /** Every second request is the home page, which shows both documents. Some requests revalidate the last response. */
  async function read(first: number, paths: readonly string[]): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = first; !isOver(); turn += 1) {
      const path = (turn % 2 === 0 ? '/' : paths[turn % paths.length]) ?? '/'
      const requestForm = requestForms[Math.floor(turn / 2) % requestForms.length] ?? {
        method: 'GET',
        headers: {},
      }
      const tag = await ask({ path, ...requestForm }, agent)
      if (tag)
        await ask({ path, method: 'GET', headers: { ...requestForm.headers, 'if-none-match': tag } }, agent)
    }
    agent.destroy()
  }

  /** Returns the ETag of the response. */
  async function ask({ path, method, headers }: Asked, agent: Agent): Promise<string | undefined> {
    const known = { ...acknowledged }
    const label = `${method} ${path}`
    report.requests += 1
    try {
      const { status, etag, body } = await exchange(url + path, { agent, method, headers })
      const key = `${path} ${etag}`
      if (status === 304) report.notModified += 1
      else if (status !== 200) report.failed.push(`${label}: ${status}`)
      else if (method === 'GET') checkPage(label, key, body)
      checkAge(label, shownByTag.get(key), known)
      return etag
    } catch (error) {
      report.failed.push(`${label}: ${error}`)
      return undefined
    }
  }

  function checkPage(label: string, key: string, body: string): void {
    const shown = shownBy(body)
    if ('mixed' in shown) {
      report.mixed.push(`${label}: ${shown.mixed}`)
      return
    }
    shownByTag.set(key, shown)
    const contradicted = releases.note(shown)
    if (contradicted) report.mixed.push(`${label}: ${JSON.stringify(shown)} besides ${contradicted}`)
  }

  /** @param known The revisions acknowledged before the request was sent. */
  function checkAge(label: string, shown: Shown | undefined, known: Record<Written, number>): void {
    if (!shown) return
    if (
      shown.content < known['site-content'] ||
      (shown.gallery ?? Number.POSITIVE_INFINITY) < known.gallery
    ) {
      report.stale.push(`${label}: ${JSON.stringify(shown)} after ${JSON.stringify(known)}`)
    }
  }

  await publish('site-content')
  await publish('gallery')
  const paths = await everyPage(url)
  await Promise.all([
    write('site-content'),
    write('gallery'),
    ...Array.from({ length: readers }, (_, reader) => read(reader * 7, paths)),
  ])
  return report
}
