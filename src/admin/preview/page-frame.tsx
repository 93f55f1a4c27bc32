import { Button, Loader } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import styles from './page-frame.module.css'
import { pathWithin } from './preview-links.ts'

export type PreviewWidth = 'phone' | 'desktop'

const pixels = { phone: 390, desktop: 1280 } as const

type PageFrameProps = {
  /** What the frame is called. */
  readonly title: string
  /** Where the server gives the page. */
  readonly address: string
  readonly width: PreviewWidth
  /** The part of the page to bring into view. */
  readonly target?: string | undefined
  readonly onNavigate: (path: string) => void
}

/** A page of the site at its true width, made smaller where the screen is narrower. */
export function PageFrame({ title, address, width, target, onNavigate }: PageFrameProps) {
  const stage = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(address)
  const shown = useRef(address)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const wanted = pixels[width]
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / wanted)

  const load = () => {
    setState('loading')
    shown.current = address
    // Replaced, so that «back» leaves this screen; what was shown stays until the new page is there.
    frame.current?.contentWindow?.location.replace(address)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is another page.
  useEffect(() => {
    if (shown.current !== address) load()
  }, [address])

  // A narrower page is a longer one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width moves the target.
  useEffect(() => {
    const later = setTimeout(() => showTarget(frame.current?.contentDocument), reflowTime)
    return () => clearTimeout(later)
  }, [width])

  const showTarget = (page: Document | null | undefined) => {
    if (page && target) bringIntoView(page, target)
  }

  const prepare = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    if (page?.URL === 'about:blank') return
    setState(page?.contentType === 'text/html' ? 'shown' : 'failed')
    page?.addEventListener('click', (event) => keepWithin(event, onNavigate))
    showTarget(page)
  }

  return (
    <div ref={stage.ref} className={styles.stage} aria-busy={state === 'loading'}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        src={first}
        // Its own scripts run, so that menus open; nothing of it leaves the frame.
        sandbox="allow-same-origin allow-scripts"
        onLoad={prepare}
        hidden={state === 'failed'}
        // A link followed before its clicks are heard would lead out of this version, to the live site.
        inert={state === 'loading'}
        style={{
          width: wanted,
          height: stage.height / scale,
          ...(scale < 1 ? { margin: 0, transform: `scale(${scale})` } : {}),
        }}
      />
      {state === 'loading' && <Loader className={styles.loader ?? ''} size="sm" aria-label="Cargando" />}
      {state === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>No se pudo mostrar la página.</p>
          <Button variant="outline" onClick={load}>
            Intentar de nuevo
          </Button>
        </div>
      )}
    </div>
  )
}

/** Milliseconds that a page takes, at most, to settle at another width. */
const reflowTime = 100

function keepWithin(event: MouseEvent, onNavigate: (path: string) => void) {
  const link = event.composedPath().find((each) => isLink(each))
  if (!link) return
  const path = pathWithin(link.href, window.location.origin)
  if (path === 'same-page') return
  event.preventDefault()
  if (path) onNavigate(path)
}

/** Of another window, whose classes are not ours: told by what it has. */
const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== ''

/** Below the header, which stays at the top of the window. */
const headerRoom = 90

/** A section's own element has no box: what it holds does. */
function bringIntoView(page: Document, selector: string) {
  const boxes = [...page.querySelectorAll(`${selector} > *`)].map((each) => each.getBoundingClientRect())
  const box = boxes.find(({ height }) => height > 0)
  if (box)
    page.defaultView?.scrollTo({
      top: box.top + (page.defaultView?.scrollY ?? 0) - headerRoom,
      behavior: 'instant',
    })
}
