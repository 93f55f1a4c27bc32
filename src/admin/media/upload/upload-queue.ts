import { createStore } from 'zustand/vanilla'
import { messageOf } from '#admin/api/problem.ts'
import type { MediaItem } from '#content/media/media.ts'
import type { Words } from '../alt-fields.tsx'

export type QueueEntry = {
  readonly id: string
  readonly file: File
  /**
   * `asking`: the site would show only the first frame, and the user has not said yet whether to upload the file.
   * `refused`: the server would never accept this file, so there is no retry.
   */
  readonly state: 'checking' | 'asking' | 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** Share of the file that was sent, from 0 to 1. */
  readonly progress: number
  /** The response was lost, and the file is sent again. */
  readonly isRepeated?: boolean
  /** Why it failed or was refused. */
  readonly reason?: string | undefined
  readonly item?: MediaItem
  /** False if the library already had the same file. */
  readonly isNew?: boolean
  readonly words: Words
  /** Why saving the words failed. */
  readonly wordsReason?: string | undefined
}

type Dependencies = {
  /** Returns the reason to refuse a file without sending it. */
  readonly check: (file: File) => Promise<string | undefined>
  /** Whether the user must be asked first, because the file has several frames. */
  readonly isMoving: (file: File) => Promise<boolean>
  readonly send: (
    file: File,
    options: { onProgress: (share: number) => void; onLost: () => void; signal: AbortSignal },
  ) => Promise<{ item: MediaItem; isNew: boolean }>
  readonly saveWords: (id: string, words: Words) => Promise<MediaItem>
  /** Called with every picture that the server returns. */
  readonly onItem: (item: MediaItem) => void
  readonly atOnce?: number
}

const isOver = ({ state }: QueueEntry) => state === 'done' || state === 'refused' || state === 'failed'

/** Whether closing the page would lose an upload or unsaved words. */
export const isBusy = (entries: readonly QueueEntry[]) =>
  entries.some((entry) => !isOver(entry) || entry.wordsReason !== undefined || hasUnsavedWords(entry))

export const hasUnsavedWords = ({ item, words }: QueueEntry) =>
  item !== undefined && (item.alt !== words.alt.trim() || item.decorative !== words.decorative)

/** Uploads files to the library, a few at a time. A failed upload does not stop the others. */
export function createUploadQueue({ check, isMoving, send, saveWords, onItem, atOnce = 2 }: Dependencies) {
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
    change(id, { state: 'sending', progress: 0, isRepeated: false })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const onLost = () => change(id, { isRepeated: true })
      const { item, isNew } = await send(entry.file, { onProgress, onLost, signal: stop.signal })
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
    // A picture that existed already keeps its words, unless the user has just typed new ones.
    const words = typed && (typed.alt.trim() !== '' || typed.decorative) ? typed : wordsOf(item)
    change(id, { state: 'done', progress: 1, item, isNew, words })
    onItem(item)
    resolveWith(id, item)
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
    void examine(id, file)
    return id
  }

  async function examine(id: string, file: File) {
    const reason = await check(file)
    const mustAsk = reason === undefined && (await isMoving(file))
    if (find(id)?.state !== 'checking') return
    if (reason === undefined) change(id, { state: mustAsk ? 'asking' : 'waiting' })
    else {
      change(id, { state: 'refused', reason })
      resolveWith(id, undefined)
    }
    startNext()
  }

  function resolveWith(id: string, item: MediaItem | undefined) {
    waiters.get(id)?.(item)
    waiters.delete(id)
  }

  return {
    store,

    add(files: Iterable<File>) {
      for (const file of files) enter(file)
    },

    /**
     * Adds one file. `picture` resolves when the upload is done, or to undefined if the file is refused or the user
     * removes it.
     */
    addOne(file: File): { id: string; picture: Promise<MediaItem | undefined> } {
      const id = enter(file)
      return { id, picture: new Promise((resolve) => waiters.set(id, resolve)) }
    },

    /** Why a file failed or was refused. */
    reasonOf: (id: string): string | undefined => find(id)?.reason,

    /** Uploads a file although the site shows only its first frame. */
    accept(id: string) {
      if (find(id)?.state !== 'asking') return
      change(id, { state: 'waiting' })
      startNext()
    },

    retry(id: string) {
      if (find(id)?.state !== 'failed') return
      change(id, { state: 'waiting', progress: 0, reason: undefined })
      startNext()
    },

    /** Aborts the upload if it is running, and removes the file from the queue. */
    remove(id: string) {
      running.get(id)?.abort()
      resolveWith(id, undefined)
      store.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }))
      startNext()
    },

    removeDone() {
      store.setState(({ entries }) => ({
        entries: entries.filter((entry) => entry.state !== 'done' || hasUnsavedWords(entry)),
      }))
    },

    /** Stores typed words. `keepWords` saves them on the server, and so does the end of the upload. */
    setWords: (id: string, words: Words) => change(id, { words }),
    keepWords,
  }
}

const wordsOf = ({ alt, decorative }: MediaItem): Words => ({ alt, decorative })
