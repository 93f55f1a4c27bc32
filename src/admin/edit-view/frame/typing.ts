import { tracer, tracersIn, withoutTracers } from '#content/documents/tracers.ts'

type Options = {
  /** Name of the field, for screen readers. */
  readonly label: string
  /** Called with the whole text after each change. */
  readonly onText: (text: string) => void
  readonly onEnd: () => void
  /** Where the user clicked, for the caret. */
  readonly point?: { readonly x: number; readonly y: number } | undefined
}

/** Typing in an element of the page. */
export type Typing = {
  readonly element: HTMLElement
  /** Shows a text that changed elsewhere. */
  readonly show: (text: string) => void
  readonly stop: () => void
}

/** Makes the text of an element editable in the page. Enter and Escape end it; Escape restores the first text. */
export function startTyping(element: HTMLElement, { label, onText, onEnd, point }: Options): Typing {
  const first = withoutTracers(element.textContent ?? '')
  const marks = tracersIn(element.textContent ?? '')
    .map(tracer)
    .join('')
  const page = element.ownerDocument
  // Without its tracer, so that a deletion never takes invisible characters.
  element.textContent = first
  element.setAttribute('contenteditable', 'plaintext-only')
  element.dataset.beingTyped = ''
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.focus({ preventScroll: true })
  placeCaret(page, element, point)

  const read = () =>
    withoutTracers(element.textContent ?? '')
      .replace(/(?<!\s)\s*\n\s*/g, ' ')
      .replaceAll('\u00a0', ' ')
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' && read() !== first) {
      element.textContent = first
      onText(first)
    }
    stop()
  }

  const end = new AbortController()
  const { signal } = end
  function stop() {
    if (signal.aborted) return
    end.abort()
    element.removeAttribute('contenteditable')
    element.removeAttribute('role')
    element.removeAttribute('aria-label')
    delete element.dataset.beingTyped
    element.blur()
    // The next rendering may leave this element alone, for example within a carousel, so it needs its tracer again.
    element.textContent = withoutTracers(element.textContent ?? '') + marks
    onEnd()
  }
  element.addEventListener('input', () => onText(read()), { signal })
  element.addEventListener('keydown', onKey, { signal })
  element.addEventListener('blur', stop, { signal })

  return {
    element,
    show(text) {
      if (read() === text) return
      element.textContent = text
      placeCaret(page, element, undefined)
    },
    stop,
  }
}

function placeCaret(page: Document, element: HTMLElement, point: Options['point']) {
  const selection = page.getSelection()
  if (!selection) return
  const at = point && page.caretPositionFromPoint?.(point.x, point.y)
  if (at && element.contains(at.offsetNode)) return selection.collapse(at.offsetNode, at.offset)
  selection.selectAllChildren(element)
  selection.collapseToEnd()
}
