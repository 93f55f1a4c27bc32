import { useEffect, useState } from 'react'
import { renderPage, type ShownEdit, type WantedPage } from '#admin/api/render-page.ts'
import { morphPage } from './morph-page.ts'

export type ShownPage = Omit<WantedPage, 'changes'> & {
  /** Changes that the page shows over its version. */
  readonly edits?: () => ShownEdit[]
  /** The page is rendered again when it changes. */
  readonly state?: string
}

/** Puts a rendered page into a frame, and again whenever another one is wanted. @param onShown Called with each. */
export function useShownPage({ edits, state = '', ...wanted }: ShownPage, onShown: (page: Document) => void) {
  const [page, setPage] = useState<Document>()
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page is often wanted with other objects.
  useEffect(() => {
    setStatus('loading')
    // The frame of another page is gone.
    if (!page?.defaultView) return
    const request = new AbortController()
    const show = async () => {
      const { html } = await renderPage({ ...wanted, changes: edits?.() ?? [] }, request.signal)
      if (request.signal.aborted) return
      morphPage(page, html)
      await page.fonts.ready
      if (request.signal.aborted) return
      onShown(page)
      setStatus('shown')
    }
    show().catch(() => !request.signal.aborted && setStatus('failed'))
    return () => request.abort()
  }, [page, JSON.stringify(wanted), state, attempt])
  return { status, onOpen: setPage, onRetry: () => setAttempt(attempt + 1) }
}
