import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { amount } from '#content/texts/words.ts'
import { findSite } from './find-site.ts'
import { type FoundPage, type FoundSite, picturesOf } from './found-site.ts'
import type { OwnContent } from './make-drafts.ts'
import type { MediaArchive } from './media-archive.ts'
import { loadOwnContent, removeDrafts, type StoredDrafts, storeDrafts } from './store-drafts.ts'
import { takePictures } from './take-pictures.ts'

export type Found = { readonly site: FoundSite; readonly own: OwnContent }

/** What an import brought. */
export type Report = {
  readonly drafts: StoredDrafts
  readonly pictures: Awaited<ReturnType<typeof takePictures>>
}

/** Pictures that have come, of those that will. */
export type Progress = { readonly done: number; readonly total: number }

/** Reads her former site in this tab and makes the drafts. Leaving the screen stops it; what has come stays. */
export function useImport() {
  const client = useQueryClient()
  const [found, setFound] = useState<Found>()
  const [report, setReport] = useState<Report>()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Reads the drafts anew, also for the other screens, and what is published. */
  const loadOwn = async (host: string): Promise<OwnContent> =>
    loadOwnContent(await client.fetchQuery({ ...draftsQuery, staleTime: 0 }), host)

  const task = useMutation({
    async mutationFn(work: (signal: AbortSignal) => Promise<FoundSite>): Promise<void> {
      running.current = new AbortController()
      const site = await work(running.current.signal)
      setFound({ site, own: await loadOwn(site.host) })
    },
    onSettled: () => setProgress(undefined),
  })
  const pictures = useMutation({
    async mutationFn(file: File): Promise<MediaArchive> {
      // The reader of ZIP files loads only for those who choose one.
      const { openMediaArchive } = await import('./media-archive.ts')
      return openMediaArchive(file)
    },
  })

  return {
    found,
    report,
    archive: pictures.data,
    failure: task.error ?? pictures.error,
    isRunning: task.isPending,
    progress,
    choosePictures: pictures.mutate,

    read: (file: File) =>
      task.mutate(async (signal) => {
        const site = await findSite(file, signal)
        setReport(undefined)
        return site
      }),

    take: (site: FoundSite, chosen: readonly FoundPage[]) =>
      task.mutate(async (signal) => {
        const urls = picturesOf(chosen)
        const onProgress = (done: number) => setProgress({ done, total: urls.length })
        const source = { host: site.host, archive: pictures.data, signal, onProgress }
        const taken = await takePictures(urls, source)
        // She may have edited meanwhile.
        const own = await loadOwn(site.host)
        setReport({ pictures: taken, drafts: await storeDrafts(chosen, own, taken.paths, signal) })
        return site
      }),

    undo: (site: FoundSite, { drafts }: Report) =>
      task.mutate(async () => {
        const removed = await removeDrafts(drafts)
        showSuccess(undoneWords(removed, drafts.stored.length - removed))
        setReport(undefined)
        return site
      }),
  }
}

function undoneWords(removed: number, kept: number): string {
  const gone = `${removed === 1 ? 'Se quitó' : 'Se quitaron'} ${amount(removed, 'borrador', 'borradores')}.`
  return kept === 0
    ? gone
    : `${gone} ${amount(kept, 'quedó', 'quedaron')}, porque usted ya los cambió o publicó.`
}
