import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type DraftStore, issueAt } from '#admin/draft/draft-store.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { sectionsDraft } from '#admin/sections/sections-draft.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import { mediaIdOf } from '#content/media/media.ts'
import { BarAction, EntryBar, ItemBar } from './action-bars.tsx'
import { addEntry, type EditState, focusPlace, openSection, useEdit, useEditStore } from './edit-store.ts'
import { emptyTextsIn } from './empty-texts.ts'
import { FocusHandle } from './focus-handle.tsx'
import { boxOf, elementsShowing } from './frame/traced-elements.ts'
import { listItemOf } from './list-item.ts'
import styles from './outlines.module.css'
import { draftedValue, fieldOf, nameOf, openDraftOf, type Place, placeOf, samePlace } from './place.ts'
import { sectionContents, sectionsOn, useDraftedSections } from './sections-of-page.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

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

const scaled = ({ left, top, width, height }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
})

/** Width of the page in the admin's window, in pixels. */
const shownWidth = (page: Document | undefined): number =>
  page?.defaultView?.frameElement?.getBoundingClientRect().width ?? Number.POSITIVE_INFINITY

type FrameProps = {
  readonly box: Box
  readonly name: string
  readonly kind: 'hovered' | 'selected'
  readonly children?: ReactNode
}

function Frame({ box, name, kind, children }: FrameProps) {
  // A name at the right edge grows to the left, or it would be cut.
  const isRight = useEdit(({ page }) => box.left + box.width / 2 > shownWidth(page) / 2)
  return (
    <div className={styles.frame} style={box} data-kind={kind} data-low={box.top < 30} data-right={isRight}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  )
}

function Hovered({ scale }: { scale: number }) {
  const hovered = useEdit((state) => state.hovered)
  const field = useEdit(({ fields }) => (hovered ? fields.get(hovered.number) : undefined))
  const selection = useEdit((state) => state.selection)
  if (!hovered || !field || !hovered.element.isConnected) return null
  const place = placeOf(field)
  if (selection?.kind === 'place' && samePlace(selection.place, place)) return null
  const box = scaled(hovered.element.getBoundingClientRect(), scale)
  return <Frame box={box} name={nameOf(place)} kind="hovered" />
}

/** Height of a section's bar, in pixels. */
const barHeight = 36

type PageProps = { readonly page: Document; readonly scale: number }

type SelectedProps = PageProps & {
  /** Absent where the frames have no controls. */
  readonly isEditable?: boolean
}

function Selected({ page, scale, isEditable }: SelectedProps) {
  const selection = useEdit((state) => state.selection)
  const fields = useEdit((state) => state.fields)
  const typedElement = useEdit((state) => state.typedElement)
  if (selection?.kind !== 'place') return null
  const { place } = selection
  const item = listItemOf(place)
  const numbers = [...fields].flatMap(([number, field]) => {
    const shown = placeOf(field)
    const isSame = samePlace(shown, place) && (place.paragraph ?? shown.paragraph) === shown.paragraph
    return isSame ? [number] : []
  })
  const elements = typedElement ? [typedElement] : elementsShowing(page, new Set(numbers)).slice(0, maxFrames)
  const mediaId = mediaIdOf(`${draftedValue(place) ?? ''}`)
  return elements.map((element, index) => (
    <Frame
      // biome-ignore lint/suspicious/noArrayIndexKey: the same element may show the field twice.
      key={index}
      box={scaled(element.getBoundingClientRect(), scale)}
      name={index === 0 ? nameOf(place) : ''}
      kind="selected"
    >
      {isEditable && mediaId !== undefined && fieldOf(place)?.kind === 'image' && (
        <FocusHandle mediaId={mediaId} element={element} />
      )}
      {index === 0 && <Issue place={place} />}
      {isEditable && index === 0 && item && <ItemBar item={item} />}
      {isEditable && index === 0 && !item && <EntryBar place={place} />}
    </Frame>
  ))
}

/** What is wrong with the text that is typed in the page. */
function Issue({ place }: { readonly place: Place }) {
  const typed = useEdit((state) => state.typedPlace)
  const state = openDraftOf(place)?.state
  return state && samePlace(typed, place) ? <OpenIssue state={state} path={place.path} /> : null
}

function OpenIssue({ state, path }: { readonly state: DraftStore['state']; readonly path: string }) {
  const issue = useStore(state, (draft) => issueAt(draft, path))
  return (
    <span className={styles.issue} role="alert">
      {issue}
    </span>
  )
}

/** A field that is shown very often, such as the name, would cover the page with frames. */
const maxFrames = 12

function SectionBar({ page, scale }: PageProps) {
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
          onClick={() => sectionsDraft.draft.set(`${type}.display`, false)}
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
            onClick={() => sectionsDraft.draft.set(`${type}.display`, true)}
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
