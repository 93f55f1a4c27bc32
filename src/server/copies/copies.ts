import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopiesState, CopyKind } from '#contract/copies.ts'
import { writeSiteFileInProcess } from '../backup/backup-process.ts'
import { diskReason } from '../problems/disk-reason.ts'
import { createBackgroundJob } from '../process/background-job.ts'
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

/** Makes the copies that the owner takes away, one at a time. The folder keeps the latest one of each kind. */
export function createCopies({ folder, backups, now, job, writeZip, onError }: Options) {
  const { state, start, working, close } = createBackgroundJob({ timeout, wordsOf, onError })
  let current: { readonly kind: CopyKind; readonly partial: string } | undefined

  async function list() {
    const daily = backups.keep > 0 ? await listDailyBackups(backups.folder, now()) : []
    return [...(await listCopies(folder)), ...daily]
  }

  async function removeFormer(kind: CopyKind): Promise<void> {
    const [, ...former] = (await listCopies(folder)).filter((copy) => copy.kind === kind)
    for (const { path } of former) await rm(path, { force: true })
  }

  async function running(): Promise<CopiesState['running']> {
    const progress = state().running
    if (!progress || !current) return null
    const { done, total } = progress
    const bytes = (await stat(current.partial).catch(() => undefined))?.size ?? 0
    return { kind: current.kind, bytes, share: total === 0 ? null : done / total }
  }

  return {
    working,
    close,

    state: async (): Promise<CopiesState> => ({
      running: await running(),
      failure: state().failure,
      files: await list(),
      isDaily: backups.keep > 0,
    }),

    find: async (name: string) => (await list()).find((copy) => copy.name === name),

    /** @returns false if a copy is made already. */
    start(kind: CopyKind): boolean {
      const file = join(folder, copyName(kind, now()))
      const partial = partialOf(file)
      const isStarted = start(async (signal, onProgress) => {
        if (kind === 'site') await writeZip({ file, partial, onProgress, signal })
        else await writeSiteFileInProcess({ ...job, kind, file, partial }, signal)
        await removeFormer(kind)
      })
      if (isStarted) current = { kind, partial }
      return isStarted
    },

    async sweep(): Promise<void> {
      if (!state().running) await sweepCopies(folder)
    },
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof SiteFileError) return `${error.message} Avise a quien cuida el servidor.`
  if (error instanceof Error && 'syscall' in error)
    return `No se pudo escribir la copia: ${diskReason(error)}. Avise a quien cuida el servidor.`
  return 'No se pudo hacer la copia. Inténtelo de nuevo; si vuelve a fallar, avise a quien cuida el servidor.'
}
