import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../support/ask.ts'
import { memoryOf } from '../support/memory.ts'
import type { OwnerClient } from '../support/owner-client.ts'
import { pageKinds } from '../support/routes.ts'
import { siteContentOf } from '../support/server/site-documents.ts'
import type { RunningServer } from '../support/server.ts'

/** Accept-Encoding values, used in rotation. */
const encodings = ['br', 'gzip', 'identity']

type Options = {
  /** A session at the server that saves. */
  readonly owner: Pick<OwnerClient, 'post'>
  /** The servers that visitors read from. */
  readonly readFrom: readonly Pick<RunningServer, 'url'>[]
  /** The picture of the home page's hero. */
  readonly mainImage?: string
}

/** Saves the site content `count` times with different texts, and reads every kind of page in between. */
export async function saveAndRead(
  { owner, readFrom, mainImage }: Options,
  first: number,
  count: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let number = first; number < first + count; number += 1) {
    const content = siteContentOf(`Dra. Prueba ${number}`)
    const heroSection = mainImage ? { ...content.heroSection, mainImage } : content.heroSection
    const response = await owner.post('/api/site-content', { siteContent: { ...content, heroSection } })
    const body = await response.text()
    if (!response.ok) throw new Error(`Save ${number} gave ${response.status}: ${body}`)
    for (const { url } of readFrom) await readPages(url, agent, number)
  }
  agent.destroy()
}

/** Reads the home page, one page of another kind, and sometimes the picture for shared links. */
async function readPages(url: string, agent: Agent, number: number): Promise<void> {
  const headers = { 'Accept-Encoding': encodings[number % encodings.length] ?? 'br' }
  const home = await ask(url, '/', { agent, headers })
  await ask(url, pageKinds[number % pageKinds.length] ?? '/', { agent, headers })
  const [card] = number % 10 === 0 ? (/\/compartir\/[\w./-]+/.exec(home.text) ?? []) : []
  if (card) await ask(url, card, { agent })
}

/** Resident memory in MB after the server has been idle for a few seconds. */
export async function memoryAtRest({ pid }: Pick<RunningServer, 'pid'>): Promise<number> {
  let lowest = memoryOf(pid)
  for (let look = 0; look < 10; look += 1) {
    await wait(1_000)
    lowest = Math.min(lowest, memoryOf(pid))
  }
  return lowest
}
