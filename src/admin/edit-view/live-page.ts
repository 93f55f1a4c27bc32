import { useEffect, useState } from 'react'
import { renderPage } from '#admin/api/render-page.ts'
import { heldDrafts, subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { morphPage } from '#admin/preview/morph-page.ts'
import { unsentEdits } from '#admin/preview/unsent-edits.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { tracer, tracersIn, withoutTracers } from '#content/documents/tracers.ts'
import { paragraphParts } from '#content/texts/paragraphs.ts'
import { type EditStore, noSamples } from './edit-store.ts'
import { markSamples, sampleStyles } from './frame/sample-marks.ts'
import { tracedTexts } from './frame/traced-elements.ts'
import type { Typing } from './frame/typing.ts'
import { draftedValue, placeOf, samePlace } from './place.ts'
import { keepInSight } from './show-place.ts'

/** Time in ms after a change until the server is asked for the page. */
const delay = 30
/** Times in ms until a failed request is repeated. */
const retryDelays = [1_000, 3_000, 8_000, 20_000]

export type LivePage = ReturnType<typeof createLivePage>

/** The live page of a screen, once it is shown. */
export function useLivePage(store: EditStore): LivePage | undefined {
  const [live, setLive] = useState<LivePage>()
  useEffect(() => {
    const created = createLivePage(store)
    setLive(created)
    return () => created.stop()
  }, [store])
  return live
}

/**
 * Keeps the page in the frame like the drafts: a changed text is replaced at once, and the server's rendering of
 * everything follows.
 */
function createLivePage(store: EditStore) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: AbortController | undefined
  let failures = 0
  let typing: Typing | undefined
  /** The texts that the page shows, by the number of their tracer. */
  let shownTexts = new Map<number, string>()

  /** Grows with every change of a draft. */
  let changes = 0

  /** The value of each draft at the last change. Their states change for other reasons too. */
  const values = new WeakMap<object, unknown>(
    heldDrafts().map(({ draft }) => [draft, draft.state.getState().draft]),
  )

  const stop = subscribeToDrafts(({ draft }) => {
    const value = draft.state.getState().draft
    if (values.get(draft) === value) return
    values.set(draft, value)
    changes += 1
    showTexts()
    schedule(delay)
  })

  function schedule(time: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), time)
  }

  async function refresh() {
    clearTimeout(timer)
    const { page, path } = store.getState()
    if (!page) return
    pending?.abort()
    const own = new AbortController()
    pending = own
    const sent = changes
    try {
      const rendered = await renderPage(
        { at: 'next', path, changes: unsentEdits(), isTraced: true },
        own.signal,
      )
      // A change since then has its own request.
      if (own.signal.aborted || changes !== sent || store.getState().page !== page) return
      keepInSight(store, () => {
        morphPage(page, rendered.html, { typedIn: typing?.element, addedStyles: sampleStyles })
        markSamples(page, rendered.samples)
        shownTexts = textsOf(rendered.fields)
        const { fields, samples } = rendered
        store.setState(({ moves }) => ({ fields, samples, status: 'shown', moves: moves + 1 }))
      })
      // The server shows the saved values instead of these.
      for (const { document, entry, path: refused } of rendered.refused) {
        for (const [number, field] of rendered.fields)
          if (field.document === document && field.entry === entry && field.path === refused)
            shownTexts.delete(number)
      }
      showTexts()
      failures = 0
    } catch {
      if (own.signal.aborted) return
      store.setState({ status: 'late' })
      const wait = retryDelays[Math.min(failures, retryDelays.length - 1)]
      failures += 1
      if (wait !== undefined) schedule(wait)
    }
  }

  /** Replaces the texts that differ from the drafts. */
  function showTexts() {
    const { page, fields } = store.getState()
    if (!page) return
    const changed = new Map<number, { readonly before: string | undefined; readonly text: string }>()
    for (const [number, field] of fields) {
      const text = draftedText(field)
      if (text === undefined || text === shownTexts.get(number)) continue
      changed.set(number, { before: shownTexts.get(number), text })
      shownTexts.set(number, text)
      if (typing && samePlace(store.getState().typedPlace, placeOf(field))) typing.show(text)
    }
    if (changed.size === 0) return
    for (const node of tracedTexts(page.body)) {
      const numbers = tracersIn(node.data)
      const change = numbers.length === 1 && numbers[0] !== undefined ? changed.get(numbers[0]) : undefined
      if (!change || numbers[0] === undefined) continue
      // A layout may show a part of the text, or more than it. The server's rendering then follows.
      if (change.before !== undefined && withoutTracers(node.data).trim() !== change.before.trim()) continue
      node.data = change.text + tracer(numbers[0])
    }
    store.setState(({ moves }) => ({ moves: moves + 1 }))
  }

  return {
    refresh,
    /** Called when the frame has loaded a page. */
    attach(page: Document) {
      shownTexts = new Map()
      store.setState({ page, fields: new Map(), samples: noSamples })
      void refresh()
    },
    setTyping(next: Typing | undefined) {
      const ended = typing && !next
      typing = next
      if (ended) schedule(0)
    },
    stopTyping: () => typing?.stop(),
    isTypingIn: (element: Element) => typing?.element === element,
    stop() {
      stop()
      clearTimeout(timer)
      pending?.abort()
    },
  }
}

/** The text of a field as visitors read it; undefined if it is made from facts or is not loaded. */
function draftedText(field: TracedField): string | undefined {
  const place = placeOf(field)
  const value = draftedValue(place)
  if (typeof value !== 'string' || value === '' || value.includes('{')) return undefined
  // A pasted tracer would name another field.
  const text = withoutTracers(value)
  return place.paragraph === undefined ? text : paragraphParts(text)[place.paragraph * 2]
}

const textsOf = (fields: ReadonlyMap<number, TracedField>): Map<number, string> =>
  new Map(
    [...fields].flatMap(([number, field]) => {
      const text = draftedText(field)
      return text === undefined ? [] : [[number, text] as const]
    }),
  )
