import { createStore } from 'zustand/vanilla'
import { messageOf } from '#admin/api/problem.ts'
import type { MediaItem } from '#content/media.ts'
import type { Words } from '../words.ts'

export type QueueEntry = {
  readonly id: string
  readonly file: File
  /** `refused`: it would be refused however often it is sent. */
  readonly state: 'checking' | 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** Share of the file that has left, 0 to 1. */
  readonly progress: number
  /** The response was lost, and the library is being asked whether the picture is there. */
  readonly isChecked?: boolean
  /** Why it failed or was refused. */
  readonly reason?: string | undefined
  readonly item?: MediaItem
  /** False when the library had the same file already. */
  readonly isNew?: boolean
  readonly words: Words
  /** Why the words were not kept. */
  readonly wordsReason?: string | undefined
}

type Dependencies = {
  /** Why a file need not be sent at all. */
  readonly check: (file: File) => Promise<string | undefined>
  readonly send: (
    file: File,
    options: { onProgress: (share: number) => void; onChecking: () => void; signal: AbortSignal },
  ) => Promise<{ item: MediaItem; isNew: boolean }>
  readonly saveWords: (id: string, words: Words) => Promise<MediaItem>
  /** Told of every picture as the server answers it. */
  readonly onItem: (item: MediaItem) => void
  readonly atOnce?: number
}

const isOver = ({ state }: QueueEntry) => state === 'done' || state === 'refused' || state === 'failed'

/** Whether closing the page would lose something. */
export const isBusy = (entries: readonly QueueEntry[]) =>
  entries.some((entry) => !isOver(entry) || entry.wordsReason !== undefined || hasUnsavedWords(entry))

export const hasUnsavedWords = ({ item, words }: QueueEntry) =>
  item !== undefined && (item.alt !== words.alt.trim() || item.decorative !== words.decorative)

/** Files on their way to the library: a few at once, and none is lost when another fails. */
export function createUploadQueue({ check, send, saveWords, onItem, atOnce = 2 }: Dependencies) {
  const store = createStore<{ entries: readonly QueueEntry[] }>(() => ({ entries: [] }))
  const running = new Map<string, AbortController>()
  const waiters = new Map<string, (item: MediaItem | undefined) => void>()
  let lastId = 0

  const find = (id: string) => store.getState().entries.find((entry) => entry.id === id)
  const change = (id: string, facts: Partial<QueueEntry>) =>
    store.setState(({ entries }) => ({
      entries: entries.map((entry) => (entry.id === id ? { ...entry, ...facts } : entry)),
    }))

  function startNext() {
    for (const { id, state } of store.getState().entries) {
      if (running.size >= atOnce) return
      if (state === 'waiting') void run(id)
    }
  }

  async function run(id: string) {
    const entry = find(id)
    if (!entry) return
    const stop = new AbortController()
    running.set(id, stop)
    change(id, { state: 'sending', progress: 0, isChecked: false })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const onChecking = () => change(id, { isChecked: true })
      const { item, isNew } = await send(entry.file, { onProgress, onChecking, signal: stop.signal })
      finish(id, item, isNew)
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', reason: messageOf(error) })
    } finally {
      running.delete(id)
      startNext()
    }
  }

  function finish(id: string, item: MediaItem, isNew: boolean) {
    const typed = find(id)?.words
    // A picture that was there already keeps its words, unless she has just said others.
    const words = typed && (typed.alt.trim() !== '' || typed.decorative) ? typed : wordsOf(item)
    change(id, { state: 'done', progress: 1, item, isNew, words })
    onItem(item)
    waiters.get(id)?.(item)
    waiters.delete(id)
    void keepWords(id)
  }

  async function keepWords(id: string) {
    const entry = find(id)
    if (!entry?.item || !hasUnsavedWords(entry)) return
    const { words } = entry
    try {
      const item = await saveWords(entry.item.id, { ...words, alt: words.alt.trim() })
      change(id, { item, wordsReason: undefined })
      onItem(item)
    } catch (error) {
      change(id, { wordsReason: messageOf(error) })
    }
  }

  function enter(file: File): string {
    lastId += 1
    const id = `archivo-${lastId}`
    const entry: QueueEntry = {
      id,
      file,
      state: 'checking',
      progress: 0,
      words: { alt: '', decorative: false },
    }
    store.setState(({ entries }) => ({ entries: [...entries, entry] }))
    void check(file).then((reason) => {
      if (find(id)?.state !== 'checking') return
      change(id, reason === undefined ? { state: 'waiting' } : { state: 'refused', reason })
      startNext()
    })
    return id
  }

  return {
    store,

    add(files: Iterable<File>) {
      for (const file of files) enter(file)
    },

    /** Adds one file, and tells its picture once it is there; undefined when she takes it out of the queue. */
    addOne(file: File): { id: string; picture: Promise<MediaItem | undefined> } {
      const id = enter(file)
      return { id, picture: new Promise((resolve) => waiters.set(id, resolve)) }
    },

    retry(id: string) {
      if (find(id)?.state !== 'failed') return
      change(id, { state: 'waiting', progress: 0, reason: undefined })
      startNext()
    },

    /** Stops it where it is still on its way, and takes it out of the queue. */
    remove(id: string) {
      running.get(id)?.abort()
      waiters.get(id)?.(undefined)
      waiters.delete(id)
      store.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }))
      startNext()
    },

    removeDone() {
      store.setState(({ entries }) => ({
        entries: entries.filter((entry) => entry.state !== 'done' || hasUnsavedWords(entry)),
      }))
    },

    /** What she types; kept by the server with `keepWords`, or as soon as the picture is there. */
    setWords: (id: string, words: Words) => change(id, { words }),
    keepWords,
  }
}

const wordsOf = ({ alt, decorative }: MediaItem): Words => ({ alt, decorative })
