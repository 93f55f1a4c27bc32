import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopiesState, CopyKind } from '#contract/copies.ts'
import { writeSiteFileInProcess } from '../backup/backup-process.ts'
import { diskReason } from '../problems/disk-reason.ts'
import { partialOf } from '../site-file/partial-file.ts'
import { SiteFileError } from '../site-file/site-file-error.ts'
import type { SiteFileJob } from '../site-file/write.ts'
import { copyName, listCopies, listDailyBackups, sweepCopies } from './copy-files.ts'
import type { SiteZipOptions } from './write-site-zip.ts'

type Options = {
  /** Where the owner's copies are. Only this process writes to it. */
  readonly folder: string
  readonly backups: { readonly folder: string; readonly keep: number }
  readonly now: () => Date
  readonly job: Pick<SiteFileJob, 'database' | 'storedSecret'>
  readonly writeZip: (
    target: Pick<SiteZipOptions, 'file' | 'partial' | 'onProgress' | 'signal'>,
  ) => Promise<void>
  readonly onError: (error: unknown) => void
}

export type Copies = ReturnType<typeof createCopies>

/** In ms, for one copy. */
const timeout = 60 * 60_000

/** The copy that is made now. A total of 0 is not known yet. */
type Running = { readonly kind: CopyKind; readonly partial: string; done: number; total: number }

/**
 * Makes the copies that the owner takes away, in the background and one at a time. The folder keeps the latest one of
 * each kind.
 */
export function createCopies({ folder, backups, now, job, writeZip, onError }: Options) {
  const stopping = new AbortController()
  let running: Running | undefined
  /** Why the last copy was not made, in the owner's words. */
  let failure: string | null = null
  let work: Promise<void> | undefined

  async function list() {
    const daily = backups.keep > 0 ? await listDailyBackups(backups.folder, now()) : []
    return [...(await listCopies(folder)), ...daily]
  }

  async function make(file: string, copy: Running): Promise<void> {
    const { kind, partial } = copy
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)])
    const onProgress = (done: number, total: number) => void Object.assign(copy, { done, total })
    try {
      if (kind === 'site') await writeZip({ file, partial, onProgress, signal })
      else await writeSiteFileInProcess({ ...job, kind, file, partial }, signal)
      const [, ...former] = (await listCopies(folder)).filter((each) => each.kind === kind)
      for (const { path } of former) await rm(path, { force: true })
    } catch (error) {
      // A server that stops ends the copy.
      if (stopping.signal.aborted) return
      failure = wordsOf(error)
      onError(error)
    } finally {
      running = undefined
    }
  }

  async function progress(): Promise<CopiesState['running']> {
    if (!running) return null
    const { kind, partial, done, total } = running
    const bytes = (await stat(partial).catch(() => undefined))?.size ?? 0
    return { kind, bytes, share: total === 0 ? null : done / total }
  }

  return {
    /** The copy that is made now. */
    working: () => (running ? work : undefined),

    /** Ends the copy that is made. */
    async close(): Promise<void> {
      stopping.abort()
      await work
    },

    state: async (): Promise<CopiesState> => ({
      running: await progress(),
      failure,
      files: await list(),
      isDaily: backups.keep > 0,
    }),

    find: async (name: string) => (await list()).find((copy) => copy.name === name),

    /** @returns false if a copy is made already, or if the server stops. */
    start(kind: CopyKind): boolean {
      if (running || stopping.signal.aborted) return false
      const file = join(folder, copyName(kind, now()))
      failure = null
      running = { kind, partial: partialOf(file), done: 0, total: 0 }
      work = make(file, running)
      return true
    },

    async sweep(): Promise<void> {
      if (!running) await sweepCopies(folder)
    },
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof SiteFileError) return `${error.message} Avise a quien cuida el servidor.`
  if (error instanceof Error && 'syscall' in error)
    return `No se pudo escribir la copia: ${diskReason(error)}. Avise a quien cuida el servidor.`
  return 'No se pudo hacer la copia. Inténtelo de nuevo; si vuelve a fallar, avise a quien cuida el servidor.'
}
