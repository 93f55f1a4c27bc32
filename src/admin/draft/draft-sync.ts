import { createStore } from 'zustand/vanilla'
import type { Change } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { isWithin, type JsonObject } from '#content/values/json.ts'
import type { Clash, DraftStore } from './draft-store.ts'
import type { DraftTransport, ServerPart } from './draft-transport.ts'
import { joinChanges, withArrived, withChanges } from './join-changes.ts'
import type { createUnsentChanges, LeftUnsent } from './unsent-changes.ts'
import type { Version } from './version.ts'

export type SyncState = {
  /** The server's part is in the draft. */
  readonly isReady: boolean
  /** The server's part is being read. */
  readonly isLooking: boolean
  /** Others deleted what the draft was of. */
  readonly isGone: boolean
  /** Whether the server has everything that was typed here, except what clashes with other people's changes. */
  readonly isStored: boolean
  /** The last attempt failed. This browser keeps the changes meanwhile. */
  readonly hasFailed: boolean
  /** Whether this browser keeps the unsent changes. It may refuse storage. */
  readonly isKept: boolean
}

type Options = {
  readonly draft: DraftStore
  readonly transport: DraftTransport
  readonly unsent: ReturnType<typeof createUnsentChanges>
  /** Whether two people who change the same place are asked; otherwise the last one counts. */
  readonly canClash?: boolean | undefined
  /** Sends only when `sendNow` is called. */
  readonly isManual?: boolean | undefined
  /** Time in ms from a change until it is sent. */
  readonly delay?: number
  /** Times in ms before each retry; the last one repeats. */
  readonly retries?: readonly number[]
}

const usualRetries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** Time in ms from a change until this browser keeps it. */
const keepDelay = 300

/**
 * Keeps a draft like the next version on the server: sends what is typed here, one request at a time, and takes what
 * others change. What is not sent yet is the difference between the draft and `held`.
 */
export function createDraftSync({
  draft,
  transport,
  unsent,
  canClash = true,
  isManual = false,
  delay = 700,
  retries = usualRetries,
}: Options) {
  const state = createStore<SyncState>(() => ({
    isReady: false,
    isLooking: false,
    isGone: false,
    isStored: true,
    hasFailed: false,
    isKept: true,
  }))
  /** What the server is known to have. */
  let held: JsonObject | undefined
  let version: string | undefined
  /** What the server may have stored without an answer yet, oldest first. */
  let attempts: JsonObject[] = []
  let opening: Promise<void> | undefined
  let working: Promise<void> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** What other pages of this browser left, until the server has it. */
  let left: readonly LeftUnsent[] = []

  const current = () => draft.state.getState()
  const unsentChanges = (): Change[] => (held === undefined ? [] : diff(draft.tree, held, current().draft))

  /** What clashes waits until the person has chosen. */
  function changesToSend(): Change[] {
    const clashing = [...current().clashes.keys()]
    return unsentChanges().filter(({ path }) => !clashing.some((place) => isWithin(path, place)))
  }

  const unsubscribe = draft.state.subscribe((now, before) => {
    if (now.draft === before.draft && now.clashes === before.clashes) return
    if (!state.getState().isReady) return
    state.setState({ isStored: changesToSend().length === 0 })
    keepTimer ??= setTimeout(keep, keepDelay)
    schedule(delay)
  })

  /** Writes what is unsent to this browser, or forgets it. */
  function keep(): void {
    clearTimeout(keepTimer)
    keepTimer = undefined
    if (held === undefined) return
    if (unsentChanges().length === 0) {
      unsent.forget()
      for (const each of left) unsent.forgetLeft(each)
      left = []
      return
    }
    const { draft: mine } = current()
    const begin = beginning()
    state.setState({ isKept: unsent.write({ from: held, mine, ...(begin && { begin }) }) })
  }

  const beginning = (): JsonObject | undefined => {
    const { base } = current()
    return base?.etag === undefined ? base?.value : undefined
  }

  function schedule(wait: number): void {
    if (isManual) return
    sendTimer ??= setTimeout(() => void flush(), wait)
  }

  /** Sends what the server does not have yet. Resolves when the attempt has ended. */
  function flush(): Promise<void> {
    clearTimeout(sendTimer)
    sendTimer = undefined
    if (keepTimer !== undefined) keep()
    // While it is published, what is typed waits: the publish names the version that she reviewed.
    if (isManual || current().saving) return Promise.resolve()
    return sendNow()
  }

  function sendNow(): Promise<void> {
    working ??= send().finally(() => {
      working = undefined
    })
    return working
  }

  async function send(): Promise<void> {
    if (!state.getState().isReady) return
    const changes = changesToSend()
    if (changes.length === 0) return noteStored()
    const { draft: shown, clashes } = current()
    const sent = clashes.size === 0 ? shown : withChanges(held ?? {}, changes)
    try {
      const answer = await transport.send({ changes, begin: beginning(), version })
      failures = 0
      state.setState({ hasFailed: false })
      if (answer === 'gone') begin()
      else if (answer.current) {
        const who = answer.clashes.flatMap(({ index, ...clash }) => {
          const refused = changes[index]
          return refused ? [[refused.path, clash] as const] : []
        })
        take(answer.current, new Map(who))
      } else {
        version = answer.version
        held = sent
        attempts = []
      }
      noteStored()
      if (!state.getState().isStored) schedule(delay)
    } catch (error) {
      attempts.push(sent)
      state.setState({ hasFailed: true })
      if (!transport.isTemporary(error)) return
      schedule(retries[Math.min(failures, retries.length - 1)] ?? delay)
      failures += 1
    }
  }

  function noteStored(): void {
    keep()
    state.setState({ isStored: changesToSend().length === 0 })
  }

  /** Continues with the server's state and what is typed here. */
  function take(part: ServerPart, who: ReadonlyMap<string, Clash> = new Map()): void {
    const { base, draft: shown, clashes: former } = current()
    const from = held ?? base?.value ?? part.value
    const known = withArrived(draft.tree, { from, attempts, onto: part.value })
    attempts = []
    const joined = join(known, base ? shown : part.value, part.value)
    const open = new Set([...former.keys(), ...joined.clashes])
    held = part.value
    version = part.version
    state.setState({ isGone: false })
    const changed = diff(draft.tree, held, joined.value)
    // Comparing the same objects takes no time.
    if (changed.length === 0) held = joined.value
    const clashes = [...open].filter((place) => changed.some(({ path }) => isWithin(path, place)))
    draft.take(
      part.base,
      joined.value,
      new Map(clashes.map((place) => [place, who.get(place) ?? former.get(place) ?? {}])),
    )
  }

  const join = (from: JsonObject, mine: JsonObject, onto: JsonObject) =>
    joinChanges(draft.tree, { from, mine, onto }, canClash)

  /** Takes what other pages left over what the server has. */
  function takeLeft(): void {
    left = unsent.left()
    for (const { from, mine } of left) {
      const { base, draft: value, clashes } = current()
      const joined = join(from, mine, value)
      if (base)
        draft.take(
          base,
          joined.value,
          new Map([...clashes, ...joined.clashes.map((path) => [path, {}] as const)]),
        )
    }
  }

  /** The server has nothing of the subject: it begins with what the draft's base has. */
  function begin(): void {
    const { base } = current()
    if (!base) return
    held = base.value
    version = undefined
    attempts = []
    draft.take({ value: base.value, etag: undefined }, current().draft, current().clashes)
  }

  /** Others published or took back everything that the draft had. */
  function leave(): void {
    const { base } = current()
    if (!base) return
    held = base.value
    version = undefined
    draft.start(base)
    state.setState({ isGone: true })
  }

  async function load(): Promise<void> {
    const known = version
    state.setState({ isLooking: true })
    try {
      const part = await transport.load(beginning())
      // What a request that began meanwhile answers is newer.
      if (working || version !== known) return
      meet(part)
    } catch (error) {
      // What is typed into something new must be kept and sent, although the server could not be asked yet.
      if (state.getState().isReady || !beginning() || !transport.isTemporary(error)) throw error
      begin()
      becomeReady()
    } finally {
      state.setState({ isLooking: false })
    }
  }

  function meet(part: ServerPart | undefined): void {
    if (part) take(part)
    else if (!current().base) throw new GoneError()
    else if (held !== undefined && unsentChanges().length === 0) leave()
    else begin()
    becomeReady()
  }

  function becomeReady(): void {
    if (!state.getState().isReady) {
      state.setState({ isReady: true })
      takeLeft()
    }
    noteStored()
    if (!state.getState().isStored) schedule(delay)
  }

  return {
    state,
    isManual,
    flush,
    /** Sends what the server does not have. Resolves when the attempt has ended. */
    sendNow,
    /** What is typed here and the server does not have. */
    unsentChanges,
    /** The server's version that this page has. */
    version: () => version,
    /** What the server is known to have. */
    held: () => held,
    /** Called with what a save is about to store. */
    noteAttempt(value: JsonObject): void {
      attempts.push(value)
    },

    /** Reads the server's state once. @throws what `load` of the transport throws. */
    open(): Promise<void> {
      if (state.getState().isReady) return Promise.resolve()
      opening ??= load().finally(() => {
        opening = undefined
      })
      return opening
    },

    /** Reads the server's state again. @throws what `load` of the transport throws. */
    reload: (): Promise<void> => (opening ? opening : load()),

    /**
     * Starts with a version that is known, for a subject that the server's list does not have.
     * @param value What the draft has already, by default the version's.
     */
    begin(base: Version, value: JsonObject = base.value): void {
      held = base.value
      version = undefined
      draft.start(base, value)
      becomeReady()
    },

    /** Called with each list of the server: reads the draft again if others changed it. */
    async look(listed: string | undefined): Promise<void> {
      const { isReady, hasFailed } = state.getState()
      if (working || opening || !isReady || current().saving) return
      // The server answers again.
      if (hasFailed) await flush()
      if (listed !== version) await load()
    },

    /** The unsent changes of places that two people changed. */
    clashingChanges(): Change[] {
      const places = [...current().clashes.keys()]
      return unsentChanges().filter(({ path }) => places.some((place) => isWithin(path, place)))
    },

    /** Decides a clash: with what is typed here, which is sent then, or with what the server has. */
    decide(path: string, isMine: boolean): void {
      if (held) draft.decide(path, isMine, held)
    },

    /** Writes what is unsent to this browser at once: the page may be closed. */
    keep,

    stop(): void {
      clearTimeout(sendTimer)
      clearTimeout(keepTimer)
      unsubscribe()
      unsent.forget()
    },
  }
}

/** Whether nothing of a draft is on its way. */
export const isAtRest = ({ isReady, isLooking, isStored }: SyncState): boolean =>
  !isLooking && (isStored || !isReady)

/** There is no such entry or picture. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}
