import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { maxExportBytes } from '#content/entries/import-limits.ts'
import type { OldSiteState } from '#contract/old-site.ts'
import type { LocalServers } from '../internet/local-network.ts'
import { diskReason, isOutOfSpace } from '../problems/disk-reason.ts'
import { Problem } from '../problems/problem.ts'
import { createBackgroundJob } from '../process/background-job.ts'
import { type Drafts, maxDrafts } from '../store/drafts.ts'
import { compareFacts } from './compare-facts.ts'
import { formerPageOf } from './draft-page.ts'
import type { Taken as TakenPicture } from './fetch/take-pictures.ts'
import { foundRows } from './found-rows.ts'
import type { FoundPicture } from './found-site.ts'
import { failedPages, makeDrafts } from './make-drafts.ts'
import { OldSiteError } from './old-page.ts'
import { ownContent } from './own-content.ts'
import { pictureReport, picturesOf } from './picture-report.ts'
import { type ReadSiteJob, readFoundSite, readSite } from './read-site.ts'
import { storeDrafts } from './store-drafts.ts'
import { takenFile } from './taken-file.ts'

type Options = {
  /** Where what was read waits for her. Only this process writes to it. */
  readonly folder: string
  /** For files that are being received and read. Emptied at each start. */
  readonly uploads: string
  readonly drafts: Drafts
  readonly savedSnapshot: () => Promise<Snapshot>
  /** Takes pictures of the former site into the library. */
  readonly takePictures: (
    host: string,
    wanted: readonly FoundPicture[],
    watch: { readonly signal: AbortSignal; readonly onProgress: (done: number, total: number) => void },
  ) => Promise<ReadonlyMap<string, TakenPicture>>
  /** For tests. */
  readonly local: LocalServers | undefined
  readonly onError: (error: unknown) => void
}

/** In ms, for one task: pictures of a slow site. */
const timeout = 60 * 60_000

export type OldSiteImport = ReturnType<typeof createOldSiteImport>

/** Brings the owner's former site along as drafts: first it is read, then she chooses what comes. One task at a time. */
export function createOldSiteImport(options: Options) {
  const { folder, uploads, drafts, savedSnapshot, takePictures, local, onError } = options
  const { state, start, working, close } = createBackgroundJob({ timeout, wordsOf, onError })
  const foundFile = join(folder, 'encontrado.json')
  const taken = takenFile(join(folder, 'traido.json'))
  let task: 'read' | 'take' = 'read'

  const ownOf = async (account: string) => ownContent(await savedSnapshot(), await drafts.listWhole(account))

  function begin(next: typeof task, work: Parameters<typeof start>[0]): void {
    if (!start(work)) throw new Problem('import_running')
    task = next
  }

  /** Reads what the worker found, compares it with the facts, and only then replaces what was read before. */
  async function keepFound(result: string): Promise<void> {
    const found = await readFoundSite(result)
    const facts = await compareFacts(await savedSnapshot(), found)
    const pages = found.pages.map((page, index) => ({ ...page, facts: facts[index] ?? [] }))
    await writeFile(result, JSON.stringify({ ...found, pages }))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(result, foundFile)
  }

  function read(from: ReadSiteJob['from']): void {
    const result = join(uploads, `sitio-${randomUUID()}.json`)
    begin('read', async (signal, onProgress) => {
      try {
        await mkdir(uploads, { recursive: true, mode: 0o700 })
        await readSite({ from, result }, signal, (pages) => onProgress(pages, 0))
        await keepFound(result)
      } finally {
        if ('file' in from) await rm(from.file, { force: true })
        await rm(result, { force: true })
      }
    })
  }

  async function refuseTooMany(account: string, count: number): Promise<void> {
    const free = maxDrafts - (await drafts.list(account)).length
    if (count <= free) return
    const detail = `Tiene muchos cambios sin publicar: caben ${free} páginas más. Publique o descarte algunos antes, o elija menos.`
    throw new Problem('too_large', { detail })
  }

  return {
    working,
    close,

    async state(account: string): Promise<OldSiteState> {
      const { running, failure } = state()
      const found = running ? undefined : await readFoundSite(foundFile).catch(noFile)
      return {
        running: running && { task, ...running },
        failure,
        found: found ? foundRows(found, await ownOf(account)) : null,
        taken: await taken.report(account),
      }
    },

    /**
     * Receives the file that WordPress exports, and starts to read it.
     * @throws {Problem} `import_running` | `file_too_large` | `disk_full`
     */
    async readFile(content: Readable & { readonly truncated?: boolean }): Promise<void> {
      if (state().running) throw new Problem('import_running')
      const file = join(uploads, `sitio-${randomUUID()}.xml`)
      try {
        await mkdir(uploads, { recursive: true, mode: 0o700 })
        await pipeline(content, createWriteStream(file, { mode: 0o600 }))
        if (content.truncated) throw exportTooLarge()
        read({ file })
      } catch (error) {
        await rm(file, { force: true })
        throw isOutOfSpace(error) ? new Problem('disk_full', { cause: error }) : error
      }
    },

    /** Starts to read the site at the first of these addresses that responds. @throws {Problem} `import_running` */
    readAddress: (addresses: readonly string[]) => read({ addresses, local }),

    /** Makes drafts of the pages with these keys. @throws {Problem} `import_running` | `too_large` */
    async take(account: string, keys: readonly string[]): Promise<void> {
      await refuseTooMany(account, keys.length)
      begin('take', async (signal, onProgress) => {
        const found = await readFoundSite(foundFile)
        const own = await ownOf(account)
        const chosen = found.pages.filter(
          (page) => keys.includes(formerPageOf(page)) && own.pageOf(page) === undefined,
        )
        const wanted = picturesOf(chosen)
        onProgress(0, wanted.length)
        const pictures =
          wanted.length > 0 ? await takePictures(found.host, wanted, { signal, onProgress }) : new Map()
        signal.throwIfAborted()
        const made = makeDrafts(chosen, {
          host: found.host,
          // She may have edited meanwhile.
          own: await ownOf(account),
          pictureOf: ({ url }) => pathIn(pictures.get(url)),
        })
        const stored = await storeDrafts(drafts, account, made)
        await taken.write({
          account,
          at: new Date().toISOString(),
          pages: stored,
          failedPages: failedPages(chosen, made),
          ...pictureReport(made, pictures),
        })
      })
    },

    /** Removes the drafts of this person's last import, except those that were edited after it. */
    async undo(account: string): Promise<{ removed: number; kept: number }> {
      if (state().running) throw new Problem('import_running')
      const last = await taken.read(account)
      const results = await Promise.all(
        (last?.pages ?? []).map(({ draft, version }) =>
          drafts.remove(account, { document: 'pages', entry: draft }, version),
        ),
      )
      await taken.forget()
      const removed = results.filter(Boolean).length
      return { removed, kept: results.length - removed }
    },

    async forget(): Promise<void> {
      if (state().running) throw new Problem('import_running')
      await rm(foundFile, { force: true })
      await taken.forget()
    },
  }
}

const noFile = (): undefined => undefined

const pathIn = (taken: TakenPicture | undefined): string => (taken && 'path' in taken ? taken.path : '')

export const exportTooLarge = () =>
  new Problem('file_too_large', {
    detail: `El archivo pesa más de ${maxExportBytes / 1024 / 1024} MB. En WordPress, expórtelo por partes: primero las páginas, luego los artículos de cada año.`,
  })

function wordsOf(error: unknown): string {
  if (error instanceof OldSiteError || error instanceof Problem) return error.message
  if (error instanceof Error && 'syscall' in error)
    return `No se pudo guardar lo que se leyó: ${diskReason(error)}.`
  return 'No se pudo traer el sitio anterior. Inténtelo de nuevo; si vuelve a fallar, avise a quien cuida el servidor.'
}
