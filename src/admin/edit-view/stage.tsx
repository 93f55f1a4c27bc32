import type { ReactNode } from 'react'
import { PageFrame } from '#admin/preview/page-frame.tsx'
import { framePixels, useEdit } from './edit-store.ts'
import { listenToPage, type PageHandlers } from './frame/listen-to-page.ts'
import type { LivePage } from './live-page.ts'

type Props = {
  readonly live: LivePage
  readonly handlers: PageHandlers
  /** What is over the page. @param scale CSS pixels of the window per CSS pixel of the page. */
  readonly drawOver: (scale: number) => ReactNode
}

/** The page that is edited, with the outlines over it. */
export function Stage({ live, handlers, drawOver }: Props) {
  const path = useEdit((state) => state.path)
  const width = useEdit((state) => state.width)
  const isLoading = useEdit(({ status, page }) => status === 'loading' || page === undefined)
  return (
    <PageFrame
      title="La página con sus cambios"
      // Tells the page that it is edited: see `site/browser/is-edited.ts`.
      name="edicion"
      path={path}
      width={framePixels[width]}
      status={isLoading ? 'loading' : 'shown'}
      onOpen={(page) => {
        listenToPage(page, handlers)
        live.attach(page)
      }}
      onRetry={() => void live.refresh()}
      onPointerLeave={() => handlers.onHover?.(undefined, undefined)}
      drawOver={drawOver}
    />
  )
}
