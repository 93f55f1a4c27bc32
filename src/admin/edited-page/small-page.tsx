import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks'
import { type SyntheticEvent, useState } from 'react'
import { callPath } from '#admin/api/call.ts'
import { loadEditedPage } from '#admin/api/edit-page.ts'
import { type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import type { JsonObject } from '#content/values/json.ts'
import { morphPage } from './morph-page.ts'
import { openMenu } from './open-menu.ts'
import { pageDrafts } from './page-drafts.ts'
import styles from './small-page.module.css'

/** Size of the page in the picture, in CSS pixels. */
const size = { width: 1280, height: 760 }

/** These are shown together; any other section alone, so that a screen full of pictures loads quickly. */
const firstScreen: readonly SectionType[] = ['Header', 'NavMenu', 'Hero']

type SmallPageProps = {
  readonly type: SectionType
  /** A page that shows the section with the drafts; without a path, a page as it is saved. */
  readonly path: string | undefined
  readonly selection: SelectedSections
  readonly component: string
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
  const [wasSeen, setSeen] = useState(false)
  if (entry?.isIntersecting && !wasSeen) setSeen(true)
  const scale = box.width / size.width
  const sections = sectionsInPicture({ ...selection, [type]: { component, display: true } }, type)
  const query = { selection: JSON.stringify(sections), section: type, path }
  const src = callPath('GET /api/preview', { query })
  const [shown, setShown] = useState<{
    readonly src: string
    readonly height?: number
    readonly text?: string
  }>()
  const { height = 0, text } = shown?.src === src ? shown : {}
  const show = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    if (page?.contentType !== 'text/html') return setShown({ src, text: 'No hay imagen disponible' })
    // Without the drafts it still shows the layout.
    if (path) await showDrafts(page, path, sections).catch(() => undefined)
    onShown?.(currentTarget)
    const section = page.querySelector(`[data-section="${type}"] > :not(style)`)
    if (!section) return setShown({ src, text: 'Esta sección todavía no tiene contenido.' })
    if (type === 'NavMenu') openMenu(page)
    if (firstScreen.includes(type)) return setShown({ src, height: size.height })
    const { top, height: whole } = section.getBoundingClientRect()
    // Not `scrollIntoView`, which would scroll the admin too.
    page.defaultView?.scrollTo({ top, behavior: 'instant' })
    setShown({ src, height: Math.floor(Math.min(size.height, whole)) })
  }
  const pageHeight = height || size.height
  return (
    <span ref={boxRef} className={styles.picture} style={{ height: size.height * scale }}>
      {text && <span className={styles.message}>{text}</span>}
      {scale > 0 && (wasSeen || onShown) && (
        <iframe
          // Another address in the same frame would add an entry to the history.
          key={src}
          src={src}
          title={`Diseño ${component}`}
          aria-hidden="true"
          tabIndex={-1}
          inert
          // Without `allow-scripts`, the console reports every script as blocked.
          sandbox="allow-same-origin allow-scripts"
          onLoad={(event) => void show(event)}
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

/** The selection with the sections hidden that the picture does not show. */
function sectionsInPicture(selection: SelectedSections, type: SectionType): JsonObject {
  const shown = firstScreen.includes(type) ? firstScreen : [type]
  return Object.fromEntries(
    sectionTypes.map((each) => [each, shown.includes(each) ? selection[each] : { display: false }]),
  )
}

/** Brings a page of the saved site to what the drafts make of it. */
async function showDrafts(page: Document, path: string, sections: JsonObject) {
  const { documents, ...others } = pageDrafts()
  const { 'selected-sections': _, ...texts } = documents
  if ([texts, ...Object.values(others)].every((drafts) => Object.keys(drafts).length === 0)) return
  const drafts = { ...others, documents: { ...texts, 'selected-sections': sections } }
  const { html } = await loadEditedPage(path, drafts, AbortSignal.timeout(10_000))
  morphPage(page, html, { typedIn: undefined })
}
