import { useEffect, useMemo } from 'react'
import { copyName } from '#admin/subject.ts'
import type { SectionType } from '#content/catalogue/index.ts'
import { type EditState, type EditStore, useEdit } from './edit-store.ts'
import { boxOf, elementsShowing } from './frame/traced-elements.ts'
import { type Place, placeOf, samePlace } from './place.ts'

/** Height of the page's sticky header, in pixels. */
const headerRoom = 90

/** Where the selected text or picture is, and the height above the sheet, if that covers the page. */
function locateSelection({ page, fields, selection }: EditState) {
  const view = page?.defaultView
  if (!view || selection?.kind !== 'place') return
  const [element] = elementsShowing(page, numbersOf(fields, selection.place))
  if (!element) return
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const room = view.innerHeight * (1 - coveredShare(view))
  const middle = left + width / 2
  const isBeside = middle < 0 || middle > view.innerWidth
  // Browsers round scroll positions, so what was scrolled below the header may be a part of a pixel above that.
  const isInHeight = top > headerRoom - 1 && bottom < room + 1
  return { element, view, height: bottom - top, room, isBeside, isInHeight }
}

/** The tracers of a field; of an entry as a whole, those of all its fields. */
function numbersOf(fields: EditState['fields'], place: Place): ReadonlySet<number> {
  const isEntry = place.entry !== undefined && place.path === ''
  return new Set(
    [...fields].flatMap(([number, field]) => {
      const shown = placeOf(field)
      const isIt = isEntry ? copyName(shown) === copyName(place) : samePlace(shown, place)
      return isIt ? [number] : []
    }),
  )
}

/** Scrolls the page so that the selected text or picture is in sight. */
function showSelection(store: EditStore): void {
  const found = locateSelection(store.getState())
  if (!found) return
  const { element, view, height, room, isBeside, isInHeight } = found
  // A strip of cards scrolls sideways on a phone.
  if (isBeside) element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  if (isInHeight) return
  const target = Math.max(headerRoom, (room - height) / 2)
  view.scrollBy({ top: element.getBoundingClientRect().top - target, behavior: 'instant' })
}

/** Scrolls the page to a section of which nothing is in sight. */
function showSection({ page }: EditState, type: SectionType): void {
  const view = page?.defaultView
  const section = page?.querySelector(`[data-section="${type}"]`)
  const box = section && boxOf(section)
  if (!view || !box) return
  const room = view.innerHeight * (1 - coveredShare(view))
  if (box.bottom > headerRoom && box.top < room - headerRoom) return
  view.scrollBy({ top: box.top - headerRoom, behavior: 'instant' })
}

/** Changes the page. What is selected and in sight stays so, for example an entry that gets another place. */
export function keepInSight(store: EditStore, change: () => void): void {
  const before = locateSelection(store.getState())
  const wasInSight = before?.isInHeight && !before.isBeside
  change()
  if (wasInSight) showSelection(store)
}

/** Lets the end of the page scroll above the sheet, so that nothing has to be closed to reach what is there. */
function leaveRoomBelow(page: Document): void {
  const view = page.defaultView
  const covered = view ? view.innerHeight * coveredShare(view) : 0
  page.documentElement.style.paddingBottom = covered > 0 ? `${Math.round(covered)}px` : ''
}

/** The part of the frame that the panel covers, between 0 and 1. */
function coveredShare(view: Window): number {
  const frame = view.frameElement?.getBoundingClientRect()
  const panel = document.querySelector('[data-edit-panel]')?.getBoundingClientRect()
  if (!frame || !panel || panel.left >= frame.right || frame.height === 0) return 0
  return Math.max(0, Math.min(frame.bottom, panel.bottom) - panel.top) / frame.height
}

/** Keeps the selected text in sight when it is selected and when its page is opened, and the rest in reach. */
export function useShownSelection(store: EditStore) {
  const page = useEdit((state) => (state.status === 'shown' ? state.page : undefined))
  const selection = useEdit((state) => state.selection)
  // A new entry is on the page once its texts are accepted.
  const fields = useEdit((state) => state.fields)
  const isOnPage = useMemo(
    () => selection?.kind === 'place' && numbersOf(fields, selection.place).size > 0,
    [fields, selection],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes onto the page is shown too.
  useEffect(() => {
    if (page) leaveRoomBelow(page)
    if (page && selection?.kind === 'section') showSection(store.getState(), selection.type)
    else if (page && selection) showSelection(store)
  }, [store, page, selection, isOnPage])
}
