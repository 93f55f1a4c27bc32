import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { draftsQuery } from '#admin/api/drafts.ts'
import { findSite } from './find-site.ts'
import type { FoundPage, FoundSite } from './found-site.ts'
import type { OwnContent } from './make-drafts.ts'
import type { MediaArchive } from './media-archive.ts'
import { loadOwnContent, type Report, runImport, undoImport } from './run-import.ts'

export type Found = { readonly site: FoundSite; readonly own: OwnContent }

/** What is done so far, in words. `share` is between 0 and 1, and undefined while no one knows it. */
export type Progress = { readonly words: string; readonly share?: number }

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
    mutationFn(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      running.current = new AbortController()
      return work(running.current.signal)
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
    progress: task.isPending ? (progress ?? { words: '' }) : undefined,
    choosePictures: pictures.mutate,

    read: (file: File) =>
      task.mutate(async (signal) => {
        const onProgress = (pages: number) =>
          setProgress({ words: `Leyendo su sitio anterior… Van ${pages} páginas.` })
        const site = await findSite(file, onProgress, signal)
        setReport(undefined)
        setFound({ site, own: await loadOwn(site.host) })
      }),

    take: ({ site }: Found, chosen: readonly FoundPage[]) =>
      task.mutate(async (signal) => {
        const brought = await runImport(site, {
          chosen,
          archive: pictures.data,
          loadOwn: () => loadOwn(site.host),
          signal,
          onProgress: (done, total) =>
            setProgress({
              words: `Trayendo sus páginas y sus fotos… Van ${done} de ${total} fotos.`,
              share: total > 0 ? done / total : 1,
            }),
        })
        setReport(brought)
        setFound({ site, own: await loadOwn(site.host) })
      }),

    undo: (brought: Report, onUndone: (removed: number) => void) =>
      task.mutate(async () => {
        onUndone(await undoImport(brought))
        setReport(undefined)
        if (found) setFound({ ...found, own: await loadOwn(found.site.host) })
      }),
  }
}
