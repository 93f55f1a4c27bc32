import type { Kysely } from 'kysely'
import { type DraftDocument, draftSchema } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import type { MediaLibrary } from '../../media/library/media-library.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import {
  createDatedChanges,
  type DatedChange,
  type DatedPart,
  maxDatedChanges,
} from '../../store/dated-changes.ts'

import type { Store } from '../../store/store.ts'
import { jsonOf } from '../../store/stored-value.ts'
import type { Tables } from '../../store/tables.ts'
import {
  type Author,
  type ChangeToPublish,
  createDraftPublisher,
  idIn,
  type PublishedChange,
  picturesIn,
  revisionNumbers,
} from '../drafts/publish-drafts.ts'
import { storedVersion } from '../stored-versions.ts'
import { type Fitted, fitPart, toPart } from './fit-changes.ts'

type Options = {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
  readonly library: Pick<MediaLibrary, 'complete'>
  readonly now?: (() => Date) | undefined
}

/** A dated change, and the places where it does not fit what will be live at its time. */
export type ForeseenChange = DatedChange & {
  readonly misfits: readonly string[]
  /** Whether it fits what is saved now, so that it can be published at once. */
  readonly fitsNow: boolean
  readonly authorHasAccount: boolean
}

/** Attempts to save a change while other people save the same documents. */
const attempts = 5

export type ChangeDater = ReturnType<typeof createChangeDater>

/** Publishes changes at a time that a person chose: all changes of one date or none. */
export function createChangeDater({ store, publisher, library, now = () => new Date() }: Options) {
  const dated = createDatedChanges(store.db, now)
  const draftPublisher = createDraftPublisher({ store, publisher, library })

  /** What is saved now, as JSON. @param entry Empty for a whole document, or for the order of entries. */
  async function currentOf(document: DraftDocument, entry: string) {
    const stored = await storedVersion(store, document, entry === '' ? undefined : entry)
    return stored && { value: jsonOf(JSON.parse(JSON.stringify(stored.value))), tag: stored.tag }
  }

  /** The changes as they are saved now. @throws {MisfitError} */
  async function fitNow(parts: readonly DatedPart[]): Promise<ChangeToPublish[]> {
    const changes: ChangeToPublish[] = []
    for (const part of parts) {
      const { document, entry } = part
      const current = await currentOf(document, entry)
      const fitted = fitPart(part, current?.value)
      if ('misfits' in fitted) throw new MisfitError(fitted.misfits)
      const ofEntry = entry !== '' ? { entry: current ? entry : null } : {}
      changes.push({ document, ...ofEntry, tag: current?.tag ?? null, value: fitted.value })
    }
    return changes
  }

  /** Saves the change, unless another call or instance does. @param due Only if its time has come. */
  async function save({ id, parts, author: name, role }: DatedChange, due?: Date): Promise<void> {
    const inTransaction = {
      at: now(),
      before: async (tx: Kysely<Tables>) => {
        if (!(await dated.claim(tx, id, due))) throw new TakenError()
      },
      after: (tx: Kysely<Tables>, saved: readonly PublishedChange[]) =>
        dated.noteRevisions(tx, id, revisionNumbers(saved)),
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await draftPublisher.save(await fitNow(parts), { name, role }, inTransaction)
        return
      } catch (error) {
        if (error instanceof TakenError) return
        const isStale = error instanceof Problem && error.code === 'stale_revision'
        if (!isStale || attempt === attempts) throw error
      }
    }
  }

  async function publishSaved(id: string): Promise<void> {
    const change = await dated.find(id)
    if (change?.state !== 'saved') return
    await publisher.publish(change.revisions)
    await library.complete(picturesIn(change.parts))
    await dated.finish(id)
  }

  return {
    /**
     * Stores changes for a time. They are checked as a publish checks them, and the drafts' versions must be the latest.
     * @param id Chosen by the caller. A repeated call with the same one changes nothing.
     * @throws {Problem} what publishing them at that time would throw; `too_large` when too many changes wait.
     */
    async add(
      changes: readonly ChangeToPublish[],
      author: Author,
      dueAt: Date,
      id?: string,
    ): Promise<string> {
      if (id !== undefined && (await dated.find(id))) return id
      if ((await dated.list()).length >= maxDatedChanges) {
        const detail = `Caben ${maxDatedChanges} cambios con fecha. Publique o cancele algunos antes de seguir.`
        throw new Problem('too_large', { detail })
      }
      const former = await Promise.all(
        changes.map(({ document, entry }) => (entry === null ? undefined : currentOf(document, entry ?? ''))),
      )
      const saved = await trySaving(changes, author, dueAt)
      const parts = saved.map(({ document, value }, index) => {
        const change = changes[index]
        const entry = change?.entry === null ? idIn(value) : change?.entry
        return toPart({ document, entry }, former[index]?.value, value)
      })
      return dated.add({ dueAt, author: author.name, role: author.role, parts }, id)
    },

    /** The open changes in the order of their times, each compared with what will be live then. */
    async list(): Promise<ForeseenChange[]> {
      const saved = new Map<string, Json | undefined>()
      /** What the earlier changes will have changed. */
      const foreseen = new Map<string, Json>()
      const changes: ForeseenChange[] = []
      const people = await dated.namesWithAccount()
      for (const change of await dated.list()) {
        const misfits: string[] = []
        let fitsNow = true
        const results = new Map<string, Json>()
        for (const part of change.state === 'saved' ? [] : change.parts) {
          const name = `${part.document}/${part.entry}`
          if (!saved.has(name)) saved.set(name, (await currentOf(part.document, part.entry))?.value)
          const now = saved.get(name)
          if ('misfits' in fitValid(part, now)) fitsNow = false
          const fitted = fitValid(part, foreseen.get(name) ?? now)
          if ('misfits' in fitted) misfits.push(...fitted.misfits)
          else results.set(name, fitted.value)
        }
        // A refused change is not published by itself, so later changes do not start from it.
        if (change.state === 'waiting' && misfits.length === 0)
          for (const [name, value] of results) foreseen.set(name, value)
        changes.push({ ...change, misfits, fitsNow, authorHasAccount: people.has(change.author) })
      }
      return changes
    },

    now,
    find: dated.find,
    nextDue: dated.nextDue,
    move: dated.move,
    remove: dated.remove,

    /**
     * Publishes a change at once. Does nothing if it was published meanwhile.
     * @throws {Problem} `stale_revision`, with the places that no longer fit; what a publish throws.
     */
    async publishNow(change: DatedChange): Promise<void> {
      try {
        await save(change)
      } catch (error) {
        if (!(error instanceof MisfitError)) throw error
        throw new Problem('stale_revision', { cause: error, detail: misfitWords(error.places) })
      }
      await publishSaved(change.id)
    },

    /**
     * Publishes every change whose time has come, and those that a stopped process saved and did not publish.
     * One that fails for another reason than its content waits, and does not hold up the others.
     * @throws the first such failure, after all others are published.
     */
    async publishDue(): Promise<void> {
      const failures: unknown[] = []
      for (const change of await dated.list()) {
        const time = now()
        // A person may have published a change before its time, so a saved one is published whenever it was due.
        const isReady = change.state === 'saved' || (change.state === 'waiting' && change.dueAt <= time)
        if (!isReady) continue
        try {
          if (change.state === 'waiting') await save(change, time)
          await publishSaved(change.id)
        } catch (error) {
          if (change.state === 'waiting' && isRefusal(error)) await dated.refuse(change.id, time)
          else failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }

  /** What a save would store. Nothing is saved. @throws what the save throws. */
  async function trySaving(changes: readonly ChangeToPublish[], author: Author, at: Date) {
    let saved: readonly PublishedChange[] = []
    const after = async (_tx: unknown, all: readonly PublishedChange[]) => {
      saved = all
      throw new RolledBackError()
    }
    await draftPublisher.save(changes, author, { at, after }).catch((error: unknown) => {
      if (!(error instanceof RolledBackError)) throw error
    })
    return saved
  }
}

/** Whether the content of a change is the reason. A save that others overtook again and again can succeed later. */
const isRefusal = (error: unknown): boolean =>
  error instanceof MisfitError ||
  (error instanceof Problem && error.status < 500 && error.code !== 'stale_revision')

export const misfitWords = (places: readonly string[]): string => `Ya no coincide: ${places.join('; ')}.`

/** Fits a part, if the schema accepts the result. */
function fitValid(part: DatedPart, current: Json | undefined): Fitted {
  const fitted = fitPart(part, current)
  if ('misfits' in fitted) return fitted
  const schema = draftSchema(part.document, part.entry === '' ? undefined : part.entry)
  return schema.safeParse(fitted.value).success ? fitted : { misfits: ['no cumple lo que el sitio pide'] }
}

/** The changes do not fit what is stored now. */
class MisfitError extends Error {
  override readonly name = 'MisfitError'
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super(misfitWords(places))
    this.places = places
  }
}

/** Another instance or call took the change. */
class TakenError extends Error {
  override readonly name = 'TakenError'
}

/** Ends a transaction that must not save anything. */
class RolledBackError extends Error {
  override readonly name = 'RolledBackError'
}
