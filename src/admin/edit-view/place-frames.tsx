import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { type DraftStore, issueAt } from '#admin/draft/draft-store.ts'
import { mediaIdOf } from '#content/media/media.ts'
import { EntryBar, ItemBar } from './action-bars.tsx'
import { useEdit } from './edit-store.ts'
import { FocusHandle } from './focus-handle.tsx'
import { elementsShowing } from './frame/traced-elements.ts'
import { listItemOf } from './list-item.ts'
import styles from './outlines.module.css'
import { type Box, type PageProps, scaled } from './page-box.ts'
import { draftedValue, fieldOf, nameOf, openDraftOf, type Place, placeOf, samePlace } from './place.ts'

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

/** Names the text or picture that is pointed at. */
export function Hovered({ scale }: { scale: number }) {
  const hovered = useEdit((state) => state.hovered)
  const field = useEdit(({ fields }) => (hovered ? fields.get(hovered.number) : undefined))
  const selection = useEdit((state) => state.selection)
  if (!hovered || !field || !hovered.element.isConnected) return null
  const place = placeOf(field)
  if (selection?.kind === 'place' && samePlace(selection.place, place)) return null
  const box = scaled(hovered.element.getBoundingClientRect(), scale)
  return <Frame box={box} name={nameOf(place)} kind="hovered" />
}

type SelectedProps = PageProps & {
  /** Absent where the frames have no controls. */
  readonly isEditable?: boolean
}

/** Frames every place of the page that shows what is selected. */
export function Selected({ page, scale, isEditable }: SelectedProps) {
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
