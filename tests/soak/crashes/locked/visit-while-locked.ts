import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { saveOfNumber } from '../../../support/numbered-documents.ts'
import type { OwnerClient } from '../../../support/owner-client.ts'
import type { RunningServer } from '../../../support/server.ts'
import { databaseUrlOf } from '../../../support/server-database.ts'
import { exchange } from '../load/exchange.ts'

export type LockedVisits = {
  /** Status of the save that was sent and refused while the lock was held. */
  readonly status: number
  readonly problem: unknown
  /** Duration of each page request in ms. */
  readonly times: readonly number[]
  readonly failed: readonly string[]
}

/** Another process locks the database. Returns a function that releases the lock. */
export async function holdLock({ dataDir }: RunningServer): Promise<() => Promise<void>> {
  const database = (await databaseUrlOf(dataDir)) ?? join(dataDir, 'consultorio.db')
  const holder = fork(join(import.meta.dirname, 'lock-holder.ts'), [database])
  await once(holder, 'message')
  return async () => {
    const ended = once(holder, 'exit')
    holder.disconnect()
    await ended
  }
}

const pages = ['/', '/contacto', '/enfermedades', '/servicios', '/sintomas']

/** Saves while another process holds the lock, and requests pages in sequence until the save has a response. */
export async function visitWhileLocked(server: RunningServer, owner: OwnerClient): Promise<LockedVisits> {
  const release = await holdLock(server)
  const times: number[] = []
  const failed: string[] = []
  let hasResponse = false
  const { path, body } = saveOfNumber('site-content', 2)
  const save = owner.post(path, body).finally(() => {
    hasResponse = true
  })

  const agent = new Agent({ keepAlive: true })
  for (let turn = 0; !hasResponse; turn += 1) {
    const page = pages[turn % pages.length] ?? '/'
    const begun = performance.now()
    const { status } = await exchange(server.url + page, { agent, headers: { 'accept-encoding': 'br' } })
    times.push(performance.now() - begun)
    if (status !== 200) failed.push(`${page}: ${status}`)
  }
  agent.destroy()
  const response = await save
  await release()
  return { status: response.status, problem: await response.json(), times, failed }
}
