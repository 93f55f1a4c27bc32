import { readFile } from 'node:fs/promises'
import { JobError, runJob, workerPath } from '../process/run-job.ts'
import { type FoundSite, foundSite } from './found-site.ts'
import { OldSiteError } from './old-page.ts'

export type ReadSiteJob = {
  /** WordPress's export. */
  readonly file: string
  /** Where the worker writes what it found, as JSON. */
  readonly result: string
}

const worker = workerPath(import.meta, 'read-site-worker')

/** In ms. A file of 100 MB takes some 10 s. */
const timeout = 5 * 60 * 1000
/** In MB, of the worker's heap. */
const maxHeap = 64

/**
 * Reads a former site in a process of its own, so that nothing in it can use up the memory or the time of the server.
 * @throws {OldSiteError}
 */
export async function readSite(job: ReadSiteJob, signal: AbortSignal): Promise<void> {
  try {
    await runJob(worker, job, {
      timeout,
      signal,
      execArgv: [`--max-old-space-size=${maxHeap}`, '--max-semi-space-size=2'],
    })
  } catch (error) {
    if (!(error instanceof JobError)) throw error
    if (error.errorName === OldSiteError.name) throw new OldSiteError(error.message, { cause: error })
    if (error.errorName !== undefined) throw error
    throw new OldSiteError(
      'El sitio anterior no se puede leer: necesita demasiada memoria o demasiado tiempo. Tráigalo por partes.',
      { cause: error },
    )
  }
}

export const readFoundSite = async (file: string): Promise<FoundSite> =>
  foundSite.parse(JSON.parse(await readFile(file, 'utf8')))
