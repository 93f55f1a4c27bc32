import { Button } from '@mantine/core'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { sectionContents } from '#admin/section-contents.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { BarAction } from './action-bars.tsx'
import { addEntry, type EditState, focusPlace, openSection, useEdit, useEditStore } from './edit-store.ts'
import { emptyTextsIn } from './empty-texts.ts'
import { boxOf } from './frame/traced-elements.ts'
import styles from './outlines.module.css'
import { type PageProps, scaled } from './page-box.ts'

/** Height of a section's bar, in pixels. */
const barHeight = 36

/** Names the section that is pointed at or selected, with what can be done with it. */
export function SectionBar({ page, scale }: PageProps) {
  const store = useEditStore()
  const type = useEdit(sectionToShow)
  const typed = useEdit((state) => state.typedPlace)
  if (!type || typed) return null
  const section = page.querySelector(`[data-section="${type}"]`)
  const found = section && boxOf(section)
  if (!found) return null
  const box = scaled(found, scale)
  const height = (page.defaultView?.innerHeight ?? 0) * scale
  // A section out of sight: its bar would be over another one.
  if (box.top + box.height < barHeight || box.top > height - barHeight) return null
  const { label } = catalogue[type]
  // A section that shows a list of entries, for example testimonials.
  const { entries: document } = sectionContents[type]
  return (
    <>
      <div className={styles.section} style={box} />
      <div
        className={styles.toolbar}
        style={{ top: Math.max(4, box.top + 4), right: 8 }}
        role="toolbar"
        aria-label={label}
      >
        <b>{label}</b>
        <Button size="compact-sm" variant="subtle" onClick={() => openSection(store, type)}>
          Diseño y textos
        </Button>
        {document && (
          <BarAction
            icon="add"
            label={`Agregar ${entryWords[document].one}`}
            onClick={() => addEntry(store, document)}
          />
        )}
        <BarAction
          icon="eye"
          label={`Ocultar ${label}`}
          onClick={() => documentDraft('selected-sections').draft.set(`${type}.display`, false)}
        />
      </div>
      <Ghosts type={type} bottom={box.top + box.height} />
    </>
  )
}

/** The section's optional texts that are empty, as buttons at its lower edge. */
function Ghosts({ type, bottom }: { readonly type: SectionType; readonly bottom: number }) {
  const store = useEditStore()
  const texts = emptyTextsIn(type).slice(0, maxGhosts)
  if (texts.length === 0) return null
  return (
    <div className={styles.ghosts} style={{ top: bottom - 40 }}>
      {texts.map(({ place, label }) => (
        <Button
          key={place.path}
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="add" size={14} />}
          onClick={() => focusPlace(store, place)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

/** More would cover the section; its panel has all. */
const maxGhosts = 3

function sectionToShow({ hoveredSection, selection }: EditState): SectionType | undefined {
  if (hoveredSection && hoveredSection !== 'NavMenu') return hoveredSection
  return selection?.kind === 'section' ? selection.type : undefined
}
