import type { DismissedFinding } from '#content/filing/claims.ts'
import { BrowserNotStartedError, TooLittleMemoryError } from '../chromium/browser.ts'
import { createBackgroundJob } from '../process/background-job.ts'
import type { Filings } from '../store/filings.ts'
import type { PrivateFiles } from '../store/private-files.ts'
import { FilingTooLargeError, type MakeFiling, SiteChangedError } from './filing-maker.ts'

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
  const { state, start, close } = createBackgroundJob({ timeout, wordsOf, onError })
  return {
    canMake: make !== undefined,
    state,
    close,

    /** Starts a filing. @returns false if one is made already, or if there is no Chromium. */
    start(dismissed: readonly DismissedFinding[], author: string): boolean {
      if (!make) return false
      return start(async (signal, onProgress) => {
        const { release, pages, madeAt, name, content } = await retried(() =>
          make({ dismissed, onProgress, signal }),
        )
        const { id } = await files.add({ name, type: 'application/zip', content })
        const { revisions, record } = release
        const made = madeAt.toISOString()
        const publishedAt = record?.createdAt ?? made
        await filings.add({ author, revisions, publishedAt, pages, file: id, madeAt: made })
      })
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
