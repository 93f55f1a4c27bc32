import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { noteItem } from '#admin/api/media.ts'
import { entryDraft } from '#admin/entries/entry-draft.ts'
import { uploadQueue } from '#admin/media/upload/the-queue.ts'
import { showFailure } from '#admin/shell/toast.ts'
import { documentSchema } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { markValues } from '#content/facts/marks.ts'
import { mediaPath } from '#content/media/media.ts'
import { paragraphParts } from '#content/texts/paragraphs.ts'
import { type EditStore, goToPage, openPlace, openSection } from './edit-store.ts'
import type { PageHandlers, Tap } from './frame/listen-to-page.ts'
import { readText, type Target, targetAt } from './frame/traced-elements.ts'
import { startTyping } from './frame/typing.ts'
import type { LivePage } from './live-page.ts'
import { draftedValue, fieldOf, nameOf, openDraftOf, type Place, placeOf, samePlace } from './place.ts'
import { type Piece, piecesOf, shownText, storedText } from './typed-facts.ts'

type Point = { readonly x: number; readonly y: number }

/** What happens in the page of the frame. */
export function usePageHandlers(
  store: EditStore,
  live: LivePage,
  onShortcut: (event: KeyboardEvent) => void,
): PageHandlers {
  const client = useQueryClient()
  return useMemo(() => {
    let waiting = 0

    /** Loads the entry that contains a place. The fields of documents are loaded with the screen. */
    async function load({ document, entry }: Place) {
      if (entry === undefined || !isEntryDocument(document)) return
      try {
        await entryDraft(document, entry).sync.open()
      } catch {
        // The panel loads it too, and shows why it failed.
      }
    }

    async function select({ target, linkPath, point, isTouch }: Tap & { readonly target: Target }) {
      const field = store.getState().fields.get(target.number)
      if (!field) return
      const place = placeOf(field)
      const { selection } = store.getState()
      const isSecondTap = selection?.kind === 'place' && samePlace(selection.place, place)
      openPlace(store, place)
      store.setState({ linkPath, hovered: undefined })
      await load(place)
      const element = point && (!isTouch || isSecondTap) ? elementNow(target, place, point) : undefined
      const pieces = element && typableText(element, place)
      if (point && element && pieces) type(element, place, point, pieces)
      else if (!isTouch) store.setState({ wantsFocus: true })
    }

    /** The tapped element, or the one that replaced it while the entry was loaded. */
    function elementNow({ element }: Target, place: Place, { x, y }: Point): HTMLElement | undefined {
      if (element.isConnected) return element
      const { page, fields } = store.getState()
      const now = page && targetAt(page, x, y)
      const field = now && fields.get(now.number)
      return field && samePlace(placeOf(field), place) ? now.element : undefined
    }

    function type(element: HTMLElement, place: Place, point: Point, pieces: readonly Piece[]) {
      const draft = openDraftOf(place)
      if (!draft) return
      store.setState({ typedPlace: place, typedElement: element })
      live.setTyping(
        startTyping(element, {
          point,
          label: nameOf(place),
          onText: (text) => draft.edit(place.path, withParagraph(place, storedText(pieces, text))),
          onEnd: () => {
            draft.leave(place.path)
            live.setTyping(undefined)
            store.setState({ typedPlace: undefined, typedElement: undefined })
          },
        }),
      )
    }

    return {
      onShortcut,
      onTap(tap) {
        live.stopTyping()
        const { target, section, isTouch } = tap
        // A finger does not hover: the bar is that of the tapped section.
        if (isTouch) store.setState({ hoveredSection: section })
        if (target) void select({ ...tap, target })
        else if (section) openSection(store, section)
        else store.setState({ selection: undefined })
      },
      onHover(hovered, hoveredSection) {
        const now = store.getState()
        const isSame = now.hovered?.element === hovered?.element && now.hovered?.number === hovered?.number
        if (isSame && now.hoveredSection === hoveredSection) return
        store.setState({ hovered, hoveredSection })
      },
      onMove() {
        if (waiting !== 0) return
        waiting = requestAnimationFrame(() => {
          waiting = 0
          store.setState(({ moves }) => ({ moves: moves + 1 }))
        })
      },
      onDropFile(file, target) {
        const field = store.getState().fields.get(target.number)
        const place = field && placeOf(field)
        if (!place || fieldOf(place)?.kind !== 'image') return
        openPlace(store, place)
        void load(place).then(() => upload(file, place))
      },
      isBrowsing: () => store.getState().isBrowsing,
      isTypingIn: (element) => live.isTypingIn(element),
      onNavigate: (path) => goToPage(store, path),
    }

    async function upload(file: File, place: Place) {
      const draft = openDraftOf(place)
      const before = draftedValue(place)
      const { id, picture } = uploadQueue.addOne(file)
      store.setState({ droppedUpload: id })
      const item = await picture
      if (!item) {
        // Without a reason, she decided not to use the file.
        const message = uploadQueue.reasonOf(id)
        if (message) showFailure(message, 'No se subió la imagen')
        return
      }
      noteItem(client, item)
      if (draft && draftedValue(place) === before) draft.set(place.path, mediaPath(item.id))
    }
  }, [store, live, client, onShortcut])
}

/** The text of a field, if the element shows exactly it: then typing in the element is typing in the field. */
function typableText(element: HTMLElement, place: Place): readonly Piece[] | undefined {
  const kind = fieldOf(place)?.kind
  if (kind !== 'text' && kind !== 'longText') return
  if (element.children.length > 0 || element.matches('button, summary, button *, summary *')) return
  const value = draftedValue(place)
  if (typeof value !== 'string') return
  const text = place.paragraph === undefined ? value : paragraphParts(value)[place.paragraph * 2]
  if (text === undefined) return
  const { data: content } = documentSchema('site-content').safeParse(
    draftedValue({ document: 'site-content', path: '' }),
  )
  const pieces = piecesOf(text, content ? markValues(content) : new Map())
  return shownText(pieces).trim() === readText(element) ? pieces : undefined
}

/** The whole text of the field with another text in the paragraph that is typed. */
function withParagraph(place: Place, text: string): string {
  const value = draftedValue(place)
  if (place.paragraph === undefined || typeof value !== 'string') return text
  return paragraphParts(value)
    .with(place.paragraph * 2, text)
    .join('')
}
