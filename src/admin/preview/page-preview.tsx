import { useEffect, useRef } from 'react'
import { PageFrame } from './page-frame.tsx'
import { scrollToTarget, type Target } from './page-target.ts'
import { pathWithin } from './preview-links.ts'
import { type ShownPage, useShownPage } from './use-shown-page.ts'

export type PreviewWidth = 'phone' | 'desktop'

const pixels = { phone: 390, desktop: 1280 } as const

type PagePreviewProps = {
  /** Accessible name of the frame. */
  readonly title: string
  readonly page: ShownPage
  readonly width: PreviewWidth
  /** What to scroll to. */
  readonly target?: Target | undefined
  readonly onNavigate: (path: string) => void
}

/** A page of a version of the site. Its links lead to other pages of that version. */
export function PagePreview({ title, page: wanted, width, target, onNavigate }: PagePreviewProps) {
  const shown = useRef<Document>(undefined)
  const { status, onOpen, onRetry } = useShownPage(wanted, (page) => {
    shown.current = page
    if (target) scrollToTarget(page, target)
  })
  // Another width moves the target.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target is often another object.
  useEffect(() => {
    const later = setTimeout(() => {
      if (shown.current?.defaultView && target) scrollToTarget(shown.current, target)
    }, reflowTime)
    return () => clearTimeout(later)
  }, [width, JSON.stringify(target)])
  return (
    <PageFrame
      title={title}
      path={wanted.path ?? '/'}
      width={pixels[width]}
      withBorder
      status={status}
      onRetry={onRetry}
      onOpen={(page) => {
        page.addEventListener('click', (event) => keepWithin(event, onNavigate))
        onOpen(page)
      }}
    />
  )
}

/** Maximum time in ms that a page needs to reflow after its width changes. */
const reflowTime = 100

function keepWithin(event: MouseEvent, onNavigate: (path: string) => void) {
  const link = event.composedPath().find((each) => isLink(each))
  if (!link) return
  const path = pathWithin(link.href, link.ownerDocument.location)
  if (path === 'same-page') return
  event.preventDefault()
  if (path) onNavigate(path)
}

/** Not `instanceof`: the element belongs to another window with its own classes. */
const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== ''
