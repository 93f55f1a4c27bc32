import { Button } from '@mantine/core'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { useEdit } from './edit-store.ts'
import { boxOf } from './frame/traced-elements.ts'
import styles from './outlines.module.css'
import type { PageProps } from './page-box.ts'
import { Hovered, Selected } from './place-frames.tsx'
import { SectionBar } from './section-bar.tsx'
import { sectionsOn, useDraftedSections } from './sections-of-page.ts'

/** The frames and names over the page: what is pointed at, what is selected, and the bar of its section. */
export function Outlines({ scale }: { readonly scale: number }) {
  // Draws again when something may have moved.
  useEdit((state) => state.moves)
  const isBrowsing = useEdit((state) => state.isBrowsing)
  const page = useEdit((state) => state.page)
  if (!page || isBrowsing) return null
  return (
    <div className={styles.layer}>
      <HiddenSections page={page} scale={scale} />
      <Hovered scale={scale} />
      <Selected page={page} scale={scale} isEditable />
      <SectionBar page={page} scale={scale} />
    </div>
  )
}

/** Only the frames of what is selected. */
export function SelectedFrames({ scale }: { readonly scale: number }) {
  useEdit((state) => state.moves)
  const page = useEdit((state) => state.page)
  return <div className={styles.layer}>{page && <Selected page={page} scale={scale} />}</div>
}

/** Hidden sections stay reachable as a thin line where they would be. */
function HiddenSections({ page, scale }: PageProps) {
  const path = useEdit((state) => state.path)
  const value = useDraftedSections()
  const order = sectionsOn(path)
  return order
    .filter((type) => !value[type].display)
    .map((type) => {
      const top = topOf(page, order, type)
      if (top === undefined) return null
      const { label } = catalogue[type]
      return (
        <div key={type} className={styles.hidden} style={{ top: top * scale }}>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => documentDraft('selected-sections').draft.set(`${type}.display`, true)}
          >
            {label} · oculta. Mostrar
          </Button>
        </div>
      )
    })
}

/** The top of the next section that is shown, in CSS pixels of the page's window. */
function topOf(page: Document, order: readonly SectionType[], type: SectionType): number | undefined {
  for (const next of order.slice(order.indexOf(type) + 1)) {
    const section = page.querySelector<HTMLElement>(`[data-section="${next}"]`)
    const box = section && boxOf(section)
    if (box) return box.top
  }
}
