import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks'
import { useState } from 'react'
import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { startLoader } from './morph-page.ts'
import { SiteFrame } from './site-frame.tsx'
import styles from './small-page.module.css'
import { triedSections, unsentEdits } from './unsent-edits.ts'
import { useShownPage } from './use-shown-page.ts'

/** Size of the page in the picture, in CSS pixels. */
const size = { width: 1280, height: 760 }

/** These are shown together; any other section alone, so that a screen full of pictures loads quickly. */
const firstScreen: readonly SectionType[] = ['Header', 'NavMenu', 'Hero']

const noPicture = 'No hay imagen disponible'
const noContent = 'Esta sección todavía no tiene contenido.'

type SmallPageProps = {
  readonly type: SectionType
  /** A page that shows the section; without it, one is found. */
  readonly path?: string | undefined
  readonly selection: SelectedSections
  readonly component: string
  /** Called when the pictures that the frame shows are loaded. */
  readonly onShown?: (frame: HTMLIFrameElement) => void
}

/**
 * A section with a layout and her drafts, scaled down. It is only a picture, and loads when it is scrolled to; at once
 * with `onShown`, because the chooser compares all its pictures.
 */
export function SmallPage({ type, path, selection, component, onShown }: SmallPageProps) {
  const box = useElementSize()
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const boxRef = useMergedRef(box.ref, ref)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [wasSeen, setSeen] = useState(false)
  if (entry?.isIntersecting && !wasSeen) setSeen(true)
  const scale = box.width / size.width
  const sections = sectionsInPicture({ ...selection, [type]: { component, display: true } }, type)
  /** Height of the section; 0 without its contents. */
  const [sectionHeight, setSectionHeight] = useState(0)
  const { status, onOpen } = useShownPage(
    {
      at: 'next',
      ...(path === undefined ? { section: type } : { path }),
      edits: () => [...unsentEdits(), triedSections(selection, sections)],
      state: JSON.stringify(sections),
    },
    (page) => {
      setSectionHeight(showSection(page, type))
      if (frame && onShown) void picturesInView(page).then(() => page.defaultView && onShown(frame))
    },
  )
  const [hasFailed, setFailed] = useState(false)
  const isMissing = hasFailed || status === 'failed'
  const height = status === 'shown' ? sectionHeight : 0
  const pageHeight = height || size.height
  return (
    <span ref={boxRef} className={styles.picture} style={{ height: size.height * scale }}>
      {isMissing && <span className={styles.message}>{noPicture}</span>}
      {status === 'shown' && height === 0 && <span className={styles.message}>{noContent}</span>}
      {scale > 0 && (wasSeen || onShown) && (
        <SiteFrame
          ref={setFrame}
          path={path ?? '/'}
          title={`Diseño ${component}`}
          aria-hidden="true"
          tabIndex={-1}
          inert
          onOpen={onOpen}
          onFail={() => setFailed(true)}
          style={{
            width: size.width,
            height: pageHeight,
            transform: `translateY(${((size.height - pageHeight) / 2) * scale}px) scale(${scale})`,
            visibility: height > 0 ? 'visible' : 'hidden',
          }}
        />
      )}
    </span>
  )
}

/** Scrolls to the section. @returns the height of it that the picture has room for; 0 if it has no contents. */
function showSection(page: Document, type: SectionType): number {
  const section = page.querySelector(`[data-section="${type}"] > :not(style)`)
  if (!section) return 0
  if (type === 'NavMenu') openMenu(page)
  if (firstScreen.includes(type)) return size.height
  const view = page.defaultView
  const { top, height } = section.getBoundingClientRect()
  // Not `scrollIntoView`, which would scroll the admin too.
  view?.scrollBy({ top, behavior: 'instant' })
  return Math.floor(Math.min(size.height, height))
}

/** Resolves when the pictures in view have loaded or failed. The browser may not load others. */
async function picturesInView(page: Document): Promise<void> {
  const waiting = [...page.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return !image.complete && width > 0 && bottom > 0 && top < size.height
  })
  await Promise.all(
    waiting.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        }),
    ),
  )
}

/**
 * Opens the first list of the page's menu, or on a phone the side menu, because the layouts look the same while they
 * are closed.
 */
function openMenu(page: Document): void {
  const openers = page.querySelectorAll<HTMLElement>(
    '[data-section="NavMenu"] [aria-expanded], [popovertarget="menu"]',
  )
  const opener = [...openers].find((each) => each.checkVisibility())
  if (!opener) return
  startLoader(page)?.addEventListener('load', () => {
    page.defaultView?.dispatchEvent(new Event('pointermove'))
    opener.click()
  })
}

/** The selection with the sections hidden that the picture does not show. */
function sectionsInPicture(selection: SelectedSections, type: SectionType): SelectedSections {
  const isShown = (each: SectionType) => (firstScreen.includes(type) ? firstScreen : [type]).includes(each)
  const hidden = sectionTypes
    .filter((each) => !isShown(each))
    .map((each) => [each, { ...selection[each], display: false }])
  return { ...selection, ...Object.fromEntries(hidden) }
}
