import type { DismissedFinding } from '#content/filing/claims.ts'
import type { FilingState } from '#content/filing/filing-state.ts'
import type { Filings } from '../store/filings.ts'
import type { PrivateFiles } from '../store/private-files.ts'
import { BrowserNotStartedError } from './browser.ts'
import {
  FilingTooLargeError,
  type MakeFiling,
  SiteChangedError,
  TooLittleMemoryError,
} from './filing-maker.ts'

/** The filing that is made now, and why the last one failed, in the owner's words. */
type JobState = Pick<FilingState, 'running' | 'failure'>

export type FilingJobs = ReturnType<typeof createFilingJobs>

type Options = {
  /** Undefined when the system has no Chromium. */
  readonly make: MakeFiling | undefined
  readonly files: Pick<PrivateFiles, 'add'>
  readonly filings: Pick<Filings, 'add'>
  readonly onError: (error: unknown) => void
}

/** In ms, for one filing. */
const timeout = 30 * 60_000
/** Times to start again because the site was published meanwhile. */
const maxTries = 3

/** Makes filings for the COFEPRIS in the background, one at a time in this process. */
export function createFilingJobs({ make, files, filings, onError }: Options) {
  const stopping = new AbortController()
  let running: JobState['running'] = null
  let failure: string | null = null
  let job: Promise<void> | undefined

  async function run(dismissed: readonly DismissedFinding[], author: string, making: MakeFiling) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)])
    const onProgress = (done: number, total: number) => {
      running = { done, total }
    }
    const { release, pages, madeAt, name, content } = await retried(() =>
      making({ dismissed, onProgress, signal }),
    )
    const { id } = await files.add({ name, type: 'application/zip', content })
    const { revisions, record } = release
    const made = madeAt.toISOString()
    const publishedAt = record?.createdAt ?? made
    await filings.add({ author, revisions, publishedAt, pages, file: id, madeAt: made })
  }

  return {
    canMake: make !== undefined,

    state: (): JobState => ({ running, failure }),

    /** Starts a filing. @returns false if one is made already, or if there is no Chromium. */
    start(dismissed: readonly DismissedFinding[], author: string): boolean {
      if (running || !make || stopping.signal.aborted) return false
      running = { done: 0, total: 0 }
      failure = null
      job = run(dismissed, author, make)
        .catch((error: unknown) => {
          // A server that stops ends the filing.
          if (stopping.signal.aborted) return
          failure = wordsOf(error)
          onError(error)
        })
        .finally(() => {
          running = null
        })
      return true
    },

    /** Ends the filing that is made. */
    async close(): Promise<void> {
      stopping.abort()
      await job
    },
  }
}

async function retried<Result>(task: () => Promise<Result>, tries = maxTries): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof SiteChangedError) || tries <= 1) throw error
    return retried(task, tries - 1)
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof FilingTooLargeError)
    return 'El sitio tiene demasiadas páginas o fotos para un solo expediente. Avise a quien cuida el servidor.'
  if (error instanceof SiteChangedError)
    return 'El sitio se publicó varias veces mientras se preparaba el expediente. Inténtelo de nuevo con calma.'
  if (error instanceof BrowserNotStartedError)
    return 'Chromium está en el servidor, pero no pudo arrancar. Avise a quien cuida el servidor: el motivo está en su registro.'
  if (error instanceof TooLittleMemoryError)
    return 'El servidor tiene muy poca memoria libre para preparar el expediente. Avise a quien lo cuida.'
  return 'No se pudo preparar el expediente. Inténtelo de nuevo; si vuelve a fallar, avise a quien cuida el servidor.'
}
