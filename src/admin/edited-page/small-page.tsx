import { useElementSize } from '@mantine/hooks'
import { type SyntheticEvent, useState } from 'react'
import { callPath } from '#admin/api/call.ts'
import { loadEditedPage } from '#admin/api/edit-page.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import type { JsonObject } from '#content/values/json.ts'
import { morphPage } from './morph-page.ts'
import { pageDrafts } from './page-drafts.ts'
import styles from './small-page.module.css'

/** Size of the page in the picture, in CSS pixels. */
const pageWidth = 1280
const pageHeight = 760

type SmallPageProps = {
  readonly type: SectionType
  /** A page that shows the section with the drafts; without a path, a page as it is saved. */
  readonly path: string | undefined
  readonly selection: SelectedSections
  readonly component: string
  readonly onShown: (frame: HTMLIFrameElement) => void
}

/** A page with a layout and her drafts, scaled down and scrolled to its section. It is only a picture. */
export function SmallPage({ type, path, selection, component, onShown }: SmallPageProps) {
  const box = useElementSize()
  const scale = box.width / pageWidth
  const chosen = { component, display: true }
  const [isReady, setReady] = useState(false)
  const show = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    if (!page) return
    // Without the drafts it still shows the layout.
    if (path) await showDrafts(page, path, { [type]: chosen }).catch(() => undefined)
    onShown(currentTarget)
    const section = page.querySelector(`[data-section="${type}"] > *`)
    // Not `scrollIntoView`, which would scroll the admin too.
    if (section) page.defaultView?.scrollTo({ top: section.getBoundingClientRect().top, behavior: 'instant' })
    setReady(true)
  }
  return (
    <span ref={box.ref} className={styles.picture} style={{ height: pageHeight * scale }}>
      {scale > 0 && (
        <iframe
          src={callPath('GET /api/preview', {
            query: { selection: JSON.stringify({ ...selection, [type]: chosen }), section: type, path },
          })}
          title={`Diseño ${component}`}
          aria-hidden="true"
          tabIndex={-1}
          inert
          loading="lazy"
          // Without `allow-scripts`, the console reports every script as blocked.
          sandbox="allow-same-origin allow-scripts"
          onLoad={(event) => void show(event)}
          style={{
            width: pageWidth,
            height: pageHeight,
            transform: `scale(${scale})`,
            visibility: isReady ? 'visible' : 'hidden',
          }}
        />
      )}
    </span>
  )
}

/** Brings a page of the saved site to what the drafts make of it. */
async function showDrafts(page: Document, path: string, chosen: JsonObject) {
  const drafts = pageDrafts()
  const { documents } = drafts
  const sections = { ...documents['selected-sections'], ...chosen }
  const { html } = await loadEditedPage(
    path,
    { ...drafts, documents: { ...documents, 'selected-sections': sections } },
    AbortSignal.timeout(10_000),
  )
  morphPage(page, html, { typedIn: undefined })
}
