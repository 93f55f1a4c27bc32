import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { findSite } from './find-site.ts'
import { type FoundSite, OldSiteError } from './found-site.ts'
import { formerPageOf, type OwnContent } from './make-drafts.ts'
import type { MediaArchive } from './media-archive.ts'
import { loadOwnContent, type Report, runImport, undoImport } from './run-import.ts'

export type Found = { readonly site: FoundSite; readonly own: OwnContent }

type State =
  | { readonly step: 'start' }
  | {
      readonly step: 'working'
      readonly task: 'read' | 'take'
      readonly done: number
      readonly total: number
    }
  | ({ readonly step: 'found' } & Found)

/** In bytes, of the file that WordPress exports. It has the texts, not the pictures. */
const maxExportBytes = 50 * 1024 ** 2

/** Reads her former site in this tab and makes the drafts. Leaving the screen stops it; what has come stays. */
export function useImport() {
  const client = useQueryClient()
  const [state, setState] = useState<State>({ step: 'start' })
  const [failure, setFailure] = useState<unknown>()
  const [archive, setArchive] = useState<MediaArchive>()
  const [report, setReport] = useState<Report>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Reads the drafts anew, also for the other screens, and what is published. */
  const loadOwn = async (host: string): Promise<OwnContent> =>
    loadOwnContent(await client.fetchQuery({ ...draftsQuery, staleTime: 0 }), host)

  /** Runs a task, and shows again what was there before if it fails. */
  async function run(task: 'read' | 'take', work: (signal: AbortSignal) => Promise<State>): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setState({ step: 'working', task, done: 0, total: 0 })
    try {
      setState(await work(controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(error)
      setState(state)
    }
  }

  const progress = (task: 'read' | 'take') => (done: number, total: number) =>
    setState({ step: 'working', task, done, total })

  return {
    state,
    failure,
    archive,
    report,

    read: (file: File) =>
      run('read', async (signal) => {
        if (file.size > maxExportBytes) {
          throw new OldSiteError(
            'El archivo pesa más de 50 MB. En WordPress, expórtelo por partes: primero las páginas, luego los artículos de cada año.',
          )
        }
        const site = await findSite(file, (pages) => progress('read')(pages, 0), signal)
        setReport(undefined)
        return { step: 'found', site, own: await loadOwn(site.host) }
      }),

    async choosePictures(file: File): Promise<void> {
      setFailure(undefined)
      // The reader of ZIP files loads only for those who choose one.
      const { openMediaArchive } = await import('./media-archive.ts')
      await openMediaArchive(file).then(setArchive, setFailure)
    },

    /** Makes drafts of the pages with these names. */
    take: (keys: ReadonlySet<string>) =>
      run('take', async (signal) => {
        if (state.step !== 'found') return state
        const { site } = state
        const chosen = site.pages.filter((page) => keys.has(formerPageOf(page)))
        const loadOwnHere = () => loadOwn(site.host)
        setReport(
          await runImport(site, {
            chosen,
            archive,
            loadOwn: loadOwnHere,
            signal,
            onProgress: progress('take'),
          }),
        )
        return { ...state, own: await loadOwn(site.host) }
      }),

    /** @returns how many drafts were removed. */
    async undo(): Promise<number> {
      if (!report) return 0
      const removed = await undoImport(report)
      setReport(undefined)
      if (state.step === 'found') setState({ ...state, own: await loadOwn(state.site.host) })
      return removed
    },

    forget(): void {
      setState({ step: 'start' })
      setArchive(undefined)
      setReport(undefined)
    },
  }
}
