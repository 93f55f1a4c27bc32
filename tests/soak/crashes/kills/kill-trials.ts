import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listensOn } from '../../../support/listens-on.ts'
import { type OwnerClient, ownerClient, ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { seededRandom } from '../../../support/random.ts'
import {
  launchServer,
  type RunningServer,
  ServerNotStartedError,
  startServer,
} from '../../../support/server.ts'
import { audit } from './audit.ts'
import { Ledger } from './ledger.ts'
import { ownerAtWork } from './owner-at-work.ts'

export type KillTally = {
  kills: number
  acknowledged: number
  lost: string[]
  torn: string[]
  failedStarts: string[]
}

type Options = {
  readonly kills: number
  /** Number of sites that are killed concurrently. */
  readonly concurrency: number
  readonly seed: number
  readonly onKill?: (tally: KillTally) => void
}

/** After this many kills, a site is checked completely and replaced by a new one. */
const killsPerSite = 25

/** Timeout for one start beside many others, in ms. */
const timeout = 180_000

/** Number of kills before a site has finished its first start. */
const firstStarts = 2

/** Kills servers at random moments of starting, saving and publishing, and checks the state after each kill. */
export async function runKillTrials({ kills, concurrency, seed, onKill }: Options): Promise<KillTally> {
  const tally: KillTally = { kills: 0, acknowledged: 0, lost: [], torn: [], failedStarts: [] }
  let left = kills
  const worker = async (number: number) => {
    const random = seededRandom(seed + number)
    while (left > 0) {
      const share = Math.min(left, killsPerSite, Math.ceil(kills / concurrency))
      left -= share
      await killOneSite({ share, random, tally, onKill: onKill ?? (() => {}) }).catch((error: unknown) => {
        if (!(error instanceof ServerNotStartedError)) throw error
        tally.failedStarts.push(error.logs)
      })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, number) => worker(number)))
  return tally
}

type Site = {
  readonly share: number
  readonly random: () => number
  readonly tally: KillTally
  readonly onKill: (tally: KillTally) => void
}

async function killOneSite({ share, random, tally, onKill }: Site): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-muerte-'))
  // Choose a new port for every start: another program may take a port that is free between two starts.
  const place = { dataDir, env: { ...ownerEnv, LOG_LEVEL: 'error' }, timeout }
  const ledger = new Ledger()
  /** Times of a start and of an acknowledgement on this machine, in ms. Random moments are fractions of them. */
  const usual = { start: 1_000, save: 200 }
  let cookie: string | undefined

  for (let kill = 1; kill <= share; kill += 1) {
    const server = await launchServer(place)
    // The last kill of a site is always at work, so that even a short run has acknowledged saves.
    const isLast = kill === share
    if (!isLast && (kill <= firstStarts || random() < 0.2)) await wait(random() * usual.start)
    else {
      usual.start = await timeOf(() => server.ready())
      await explained(server, async () =>
        killAtWork(server, await checked(server, { readsAll: false }), isLast ? 1 : 0),
      )
    }
    const code = await server.kill('SIGKILL')
    if (code !== null) throw new ServerNotStartedError(server.logs)
    tally.kills += 1
    tally.acknowledged += ledger.takeAcknowledged()
    onKill(tally)
  }

  const server = await startServer(place)
  await explained(server, () => checked(server, { readsAll: true }))
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })

  async function checked(server: RunningServer, { readsAll }: { readsAll: boolean }): Promise<OwnerClient> {
    if (!listensOn(server)) throw new Error('Another process listens on the port.')
    const client = cookie ? ownerClient(server.url, cookie) : await signInOwner(server)
    cookie = client.cookie
    const { status } = await client.get('/api/status')
    if (status !== 200) throw new Error(`Before any work, the session from before the kill gets ${status}.`)
    const { lost, torn } = await audit({ server, owner: client, ledger, readsAll })
    tally.lost.push(...lost)
    tally.torn.push(...torn)
    return client
  }

  /** Kills the server some time after `minSaves` to 5 acknowledged saves. */
  async function killAtWork(server: RunningServer, client: OwnerClient, minSaves: 0 | 1): Promise<void> {
    const begun = performance.now()
    const wanted = Math.max(minSaves, Math.floor(random() * 6))
    const enough = Promise.withResolvers<void>()
    let seen = 0
    const onAcknowledged = () => {
      seen += 1
      if (seen >= wanted) enough.resolve()
    }
    if (wanted === 0) enough.resolve()
    const seed = random() < 0.15 ? Math.floor(random() * 1e6) : undefined
    const work = ownerAtWork({ owner: client, ledger, seed, onAcknowledged })

    await Promise.race([enough.promise, work])
    if (wanted > 0) usual.save = (performance.now() - begun) / wanted
    await wait(random() * usual.save)
    await server.kill('SIGKILL')
    await work
  }
}

/** Adds what the server printed, its port and its data folder to an error. */
async function explained<Result>(server: RunningServer, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { port, dataDir, pid, logs } = server
    throw new Error(`${error}\nServer ${pid}, port ${port}, folder ${dataDir}. It printed:\n${logs}`, {
      cause: error,
    })
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
