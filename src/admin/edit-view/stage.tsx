import { Loader } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ReactNode, SyntheticEvent } from 'react'
import { framePixels, useEdit } from './edit-store.ts'
import { listenToPage, type PageHandlers } from './frame/listen-to-page.ts'
import type { LivePage } from './live-page.ts'
import styles from './stage.module.css'

type Props = {
  readonly live: LivePage
  readonly handlers: PageHandlers
  /** What is over the page. @param scale CSS pixels of the window per CSS pixel of the page. */
  readonly drawOver: (scale: number) => ReactNode
}

/** The page in a frame of its real width, scaled down if the window is narrower, with the outlines over it. */
export function Stage({ live, handlers, drawOver }: Props) {
  const path = useEdit((state) => state.path)
  const width = useEdit((state) => state.width)
  const isLoading = useEdit(({ status, page }) => status === 'loading' || page === undefined)
  const stage = useElementSize()
  const prepare = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    if (!page || page.URL === 'about:blank') return
    listenToPage(page, handlers)
    live.attach(page)
  }

  const wanted = framePixels[width] ?? stage.width
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / wanted)
  return (
    <div ref={stage.ref} className={styles.stage} aria-busy={isLoading} data-width={width}>
      <div
        className={styles.sheet}
        style={{ width: wanted * scale, height: stage.height }}
        // Not when it only leaves the page for a bar that is over it.
        onPointerLeave={() => handlers.onHover?.(undefined, undefined)}
      >
        <iframe
          // A new frame adds no history entry, so «back» leaves this screen.
          key={path}
          className={styles.frame}
          title="La página con sus cambios"
          // Tells the page that it is edited: see `site/browser/is-edited.ts`.
          name="edicion"
          src={path}
          // Scripts run so that menus open. The sandbox blocks forms, popups and top navigation.
          sandbox="allow-same-origin allow-scripts"
          onLoad={prepare}
          inert={isLoading}
          style={{ width: wanted, height: stage.height / scale, transform: `scale(${scale})` }}
        />
        {drawOver(scale)}
      </div>
      {isLoading && (
        <Loader className={styles.loader ?? ''} size="sm" role="status" aria-label="Cargando la página" />
      )}
    </div>
  )
}
