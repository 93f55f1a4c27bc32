import { Button, Loader, Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import styles from './page-frame.module.css'
import { pathWithin } from './preview-links.ts'

export type PreviewWidth = 'phone' | 'desktop'

const pixels = { phone: 390, desktop: 1280 } as const

/** A place of a page: a text within the first of these elements that the page has, or else the element. */
export type Target = {
  readonly selectors: readonly string[]
  readonly text?: string | undefined
}

type PageFrameProps = {
  /** Accessible name of the frame. */
  readonly title: string
  /** URL of the page to show. */
  readonly address: string
  readonly width: PreviewWidth
  /** What to scroll to. */
  readonly target?: Target | undefined
  readonly onNavigate: (path: string) => void
}

/** An iframe with a page of the site at its real width, scaled down on narrower screens. */
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
    // `replace` adds no history entry, so «back» leaves this screen. The old page stays visible until the new one
    // loads.
    frame.current?.contentWindow?.location.replace(address)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: load only when the address changes.
  useEffect(() => {
    if (shown.current !== address) load()
  }, [address])

  // Another width moves the target.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target is often another object.
  useEffect(() => {
    const later = setTimeout(() => showTarget(frame.current?.contentDocument), reflowTime)
    return () => clearTimeout(later)
  }, [width, JSON.stringify(target)])

  const showTarget = (page: Document | null | undefined) => {
    if (page && target) scrollToTarget(page, target)
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
        // Scripts run so that menus open. The sandbox blocks forms, popups and top navigation.
        sandbox="allow-same-origin allow-scripts"
        onLoad={prepare}
        hidden={state === 'failed'}
        // Inert until the click handler is attached: an earlier click would follow a link to the live site.
        inert={state === 'loading'}
        style={{
          width: wanted,
          height: stage.height / scale,
          ...(scale < 1 ? { margin: 0, transform: `scale(${scale})` } : {}),
        }}
      />
      {state === 'loading' && (
        <Loader className={styles.loader ?? ''} size="sm" role="status" aria-label="Cargando" />
      )}
      {state === 'failed' && (
        <Stack align="center" justify="center" h="100%" role="alert">
          <p>No se pudo mostrar la página.</p>
          <Button variant="outline" onClick={load}>
            Intentar de nuevo
          </Button>
        </Stack>
      )}
    </div>
  )
}

/** Maximum time in ms that a page needs to reflow after its width changes. */
const reflowTime = 100

function keepWithin(event: MouseEvent, onNavigate: (path: string) => void) {
  const link = event.composedPath().find((each) => isLink(each))
  if (!link) return
  const path = pathWithin(link.href, window.location.origin)
  if (path === 'same-page') return
  event.preventDefault()
  if (path) onNavigate(path)
}

/** Not `instanceof`: the element belongs to another window with its own classes. */
const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== ''

/** Leaves room for the sticky header, in pixels. */
const headerRoom = 90

/** A section's own element has no box (`display: contents`), so measure its children. */
function scrollToTarget(page: Document, { selectors, text }: Target) {
  // Another page may be about to load.
  if (page.body === null) return
  const parts = selectors.map((selector) => page.querySelector(selector))
  const part = parts.find((found) => found !== null)
  const element = (text && elementWith(part ?? page.body, text)) || firstWithBox([...(part?.children ?? [])])
  const view = page.defaultView
  if (!element || !view) return
  const top = element.getBoundingClientRect().top + view.scrollY - headerRoom
  view.scrollTo({ top, behavior: 'instant' })
}

const firstWithBox = (elements: readonly Element[]): Element | undefined =>
  elements.find((element) => element.getBoundingClientRect().height > 0)

/** Characters of a text that are looked for: a layout may show only its start. */
const comparedLength = 60

/** The element that shows a text, or its longest part between facts such as '{ciudad}'. */
function elementWith(root: Element, text: string): Element | undefined {
  const [words = ''] = text
    .split(/\{[^{}]*\}|\n+/)
    .map((part) => part.trim())
    .sort((one, other) => other.length - one.length)
  if (words === '') return
  const start = words.slice(0, comparedLength)
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (node.textContent?.includes(start) && element && firstWithBox([element])) return element
  }
}
