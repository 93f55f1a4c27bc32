import { Button, Loader, Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styles from './page-frame.module.css'
import { SiteFrame } from './site-frame.tsx'

type PageFrameProps = {
  /** Accessible name of the frame. */
  readonly title: string
  readonly path: string
  /** Name of the frame's window. */
  readonly name?: string
  /** Width of the page in CSS pixels; by default that of the room it has. */
  readonly width: number | undefined
  readonly status: 'loading' | 'shown' | 'failed'
  readonly withBorder?: boolean
  /** Called with the empty page. */
  readonly onOpen: (page: Document) => void
  readonly onRetry: () => void
  readonly onPointerLeave?: () => void
  /** What is over the page. @param scale CSS pixels of the window per CSS pixel of the page. */
  readonly drawOver?: (scale: number) => ReactNode
}

/** A page of the site in a frame of its real width, scaled down if there is less room. */
export function PageFrame({
  title,
  path,
  name,
  width,
  status,
  withBorder,
  onOpen,
  onRetry,
  onPointerLeave,
  drawOver,
}: PageFrameProps) {
  const stage = useElementSize()
  const [frame, setFrame] = useState({ attempt: 0, hasFailed: false })
  const wanted = width ?? stage.width
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / wanted)
  const isLoading = status === 'loading' && !frame.hasFailed
  const hasFailed = status === 'failed' || frame.hasFailed
  const retry = () => {
    if (frame.hasFailed) setFrame({ attempt: frame.attempt + 1, hasFailed: false })
    else onRetry()
  }
  useRetries(hasFailed, retry)
  return (
    <div ref={stage.ref} className={styles.stage} aria-busy={isLoading} data-border={withBorder}>
      <div
        className={styles.sheet}
        style={{ width: wanted * scale, height: stage.height }}
        hidden={hasFailed}
        // Not when it only leaves the page for a bar that is over it.
        onPointerLeave={onPointerLeave}
      >
        <SiteFrame
          key={frame.attempt}
          className={styles.frame}
          title={title}
          name={name}
          path={path}
          onOpen={onOpen}
          onFail={() => setFrame({ ...frame, hasFailed: true })}
          // Until the page is there, a click would do nothing or something else.
          inert={status !== 'shown'}
          style={{ width: wanted, height: stage.height / scale, transform: `scale(${scale})` }}
        />
        {drawOver?.(scale)}
      </div>
      {isLoading && (
        <Loader className={styles.loader ?? ''} size="sm" role="status" aria-label="Cargando la página" />
      )}
      {hasFailed && (
        <Stack align="center" justify="center" h="100%" role="alert">
          <p>No se pudo mostrar la página.</p>
          <Button variant="outline" onClick={retry}>
            Intentar de nuevo
          </Button>
        </Stack>
      )}
    </div>
  )
}

/** Time in ms between two attempts while the server does not answer. */
const retryInterval = 10_000

/** Tries again by itself: at once when the network is back, and from time to time in case the server was away. */
function useRetries(hasFailed: boolean, retry: () => void): void {
  const latest = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    const tryAgain = () => latest()
    const timer = setInterval(tryAgain, retryInterval)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [hasFailed])
}
