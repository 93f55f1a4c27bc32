import { readFile } from 'node:fs/promises'
import type { LocalServers } from '../internet/local-network.ts'
import { JobError, workerPath } from '../process/helper.ts'
import { runJob } from '../process/run-job.ts'
import { type FoundSite, foundSite } from './found-site.ts'
import { OldSiteError } from './old-page.ts'

export type ReadSiteJob = {
  /** WordPress's export, or addresses of the site, of which the first that responds is read. */
  readonly from:
    | { readonly file: string }
    | { readonly addresses: readonly string[]; readonly local?: LocalServers | undefined }
  /** Where the worker writes what it found, as JSON. */
  readonly result: string
}

const worker = workerPath(import.meta, 'read-site-worker')

/** In ms. A file of 100 MB takes some 10 s, and a slow site of 200 pages some minutes. */
const timeouts = { file: 5 * 60_000, address: 20 * 60_000 }
/** In MB, of the worker's heap. A page at an address is parsed with its frame and its scripts. */
const maxHeap = { file: 48, address: 72 }
/** The worker's arguments to Node. */
export const workerArguments = (kind: keyof typeof maxHeap): string[] => [
  `--max-old-space-size=${maxHeap[kind]}`,
  // Short-lived objects die before they reach the old space, whose garbage stays longer.
  '--max-semi-space-size=4',
  // A compiler in a thread of its own takes up to 20 MB at random.
  '--no-concurrent-recompilation',
]

/**
 * Reads a former site in a process of its own, so that nothing in it can use up the memory or the time of the server.
 * @throws {OldSiteError}
 */
export async function readSite(
  job: ReadSiteJob,
  signal: AbortSignal,
  onProgress?: (pages: number) => void,
): Promise<void> {
  const kind = 'file' in job.from ? 'file' : 'address'
  try {
    await runJob(worker, job, {
      timeout: timeouts[kind],
      signal,
      onProgress,
      execArgv: workerArguments(kind),
    })
  } catch (error) {
    if (!(error instanceof JobError)) throw error
    if (error.errorName === 'OldSiteError') throw new OldSiteError(error.message, { cause: error })
    if (error.errorName !== undefined) throw error
    throw new OldSiteError(
      'El sitio anterior no se puede leer: necesita demasiada memoria o demasiado tiempo. Tráigalo por partes.',
      { cause: error },
    )
  }
}

export const readFoundSite = async (file: string): Promise<FoundSite> =>
  foundSite.parse(JSON.parse(await readFile(file, 'utf8')))
