import { createSafeContext } from '@mantine/core'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ListedEntry } from '#admin/api/entries.ts'
import type { PageSamples } from '#admin/api/render-page.ts'
import { nextNewRef } from '#admin/entries/entry-draft.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import type { Target } from './frame/traced-elements.ts'
import type { Place } from './place.ts'

export type FrameWidth = 'phone' | 'tablet' | 'desktop' | 'fill'

/** Width in pixels of the page; `fill` takes the width of the window. */
export const framePixels = { phone: 390, tablet: 820, desktop: 1280, fill: undefined } as const

/** What the panel shows. */
export type Selection =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'section'; readonly type: SectionType }
  /** The sections and colours of the page. On wide screens the panel shows them while nothing is selected. */
  | { readonly kind: 'page' }

export type EditState = {
  /** Path of the page in the frame. */
  readonly path: string
  readonly width: FrameWidth
  /** Links lead to their pages, and nothing is selected by a tap. */
  readonly isBrowsing: boolean
  /** The page in the frame, once it is loaded. */
  readonly page: Document | undefined
  /** `late`: what the frame shows is older than the drafts, and the last request failed. */
  readonly status: 'loading' | 'shown' | 'late'
  /** The field of each tracer in the page. */
  readonly fields: ReadonlyMap<number, TracedField>
  /** What visitors do not see, because it is the sample's. */
  readonly samples: PageSamples
  readonly hovered: Target | undefined
  readonly hoveredSection: SectionType | undefined
  readonly selection: Selection | undefined
  /** Address that the selected text links to. */
  readonly linkPath: string | undefined
  /** The panel focuses the control of the selected field. */
  readonly wantsFocus: boolean
  /** What a person types in within the page. */
  readonly typedPlace: Place | undefined
  /** The element that a person types in. Its text has no tracer meanwhile. */
  readonly typedElement: HTMLElement | undefined
  /** The entry that a dialog asks to delete. */
  readonly deleting: { readonly document: EntryDocument; readonly entry: ListedEntry } | undefined
  /** Id in the upload queue of the last file that was dropped on the page. */
  readonly droppedUpload: string | undefined
  /** Grows whenever something in the page may have moved. */
  readonly moves: number
}

export const noSamples: PageSamples = { values: new Map(), sections: new Set() }

const initialState: EditState = {
  path: '/',
  width: 'fill',
  isBrowsing: false,
  page: undefined,
  status: 'loading',
  fields: new Map(),
  samples: noSamples,
  hovered: undefined,
  hoveredSection: undefined,
  selection: undefined,
  linkPath: undefined,
  wantsFocus: false,
  typedPlace: undefined,
  typedElement: undefined,
  deleting: undefined,
  droppedUpload: undefined,
  moves: 0,
}

export type EditStore = StoreApi<EditState>

export const createEditStore = (start: Partial<EditState>): EditStore =>
  createStore<EditState>(() => ({ ...initialState, ...start }))

export const [EditProvider, useEditStore] = createSafeContext<EditStore>(
  'This component is outside the editing view.',
)

export const useEdit = <Selected>(select: (state: EditState) => Selected): Selected =>
  useStore(useEditStore(), select)

/** Opens a field or a group of fields in the panel. */
export function openPlace(store: EditStore, place: Place): void {
  store.setState({ selection: { kind: 'place', place }, linkPath: undefined })
}

/** Opens a field in the panel and puts the cursor into its control. */
export function focusPlace(store: EditStore, place: Place): void {
  store.setState({ wantsFocus: true })
  openPlace(store, place)
}

/** Opens the form of a new entry in the panel, with the cursor in its first field. */
export const addEntry = (store: EditStore, document: EntryDocument): void =>
  focusPlace(store, { document, entry: nextNewRef(document), path: '' })

/** Opens a section in the panel, and shows its bar instead of that of a section that was tapped before. */
export function openSection(store: EditStore, type: SectionType): void {
  store.setState({ selection: { kind: 'section', type }, linkPath: undefined, hoveredSection: type })
}

export function closePanel(store: EditStore): void {
  store.setState({ selection: undefined, linkPath: undefined })
  store.getState().page?.defaultView?.focus()
}

/** Opens another page of the site in the frame. */
export function goToPage(store: EditStore, path: string): void {
  if (store.getState().path === path) return
  store.setState({
    path,
    page: undefined,
    status: 'loading',
    hovered: undefined,
    hoveredSection: undefined,
    typedPlace: undefined,
    typedElement: undefined,
  })
}
