import type { DocumentName } from '#content/documents/documents.ts'
import { draftSchema } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import type { Json } from '#content/values/json.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import {
  createDatedChanges,
  type DatedChange,
  type DatedPart,
  maxDatedChanges,
} from '../../store/dated-changes.ts'
import { entryTag } from '../../store/entry-refs.ts'
import type { Store } from '../../store/store.ts'
import { jsonOf } from '../../store/stored-value.ts'
import {
  type Author,
  type ChangeToPublish,
  createDraftPublisher,
  type PublishedChange,
  revisionNumbers,
} from '../drafts/publish-drafts.ts'
import { storedArrangement } from '../entries/stored-arrangement.ts'
import { fitPart, toPart } from './fit-changes.ts'

type Options = {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
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
export function createChangeDater({ store, publisher, now = () => new Date() }: Options) {
  const dated = createDatedChanges(store.db, now)
  const draftPublisher = createDraftPublisher({ store, publisher })

  async function currentOf(document: DocumentName, entry: string) {
    if (isEntryDocument(document)) {
      if (entry === '') return storedArrangement(store, document)
      const found = await store.findEntry(document, entry)
      return found && { value: plain(found.entry), tag: entryTag(document, found.ref) }
    }
    const found = await store.latestRevision(document)
    return found && { value: plain(found.value), tag: revisionTag(document, found) }
  }

  /** The changes as they are saved now. @throws {MisfitError} */
  async function fitNow(parts: readonly DatedPart[]): Promise<ChangeToPublish[]> {
    const changes: ChangeToPublish[] = []
    for (const part of parts) {
      const { document, entry } = part
      const current = await currentOf(document, entry)
      const fitted = fitPart(part, current?.value)
      if ('misfits' in fitted) throw new MisfitError(fitted.misfits)
      const ofEntry = isEntryDocument(document) && entry !== '' ? { entry: current ? entry : null } : {}
      changes.push({ document, ...ofEntry, tag: current?.tag ?? null, value: fitted.value })
    }
    return changes
  }

  /** @param due Only if its time has come. @returns whether this call saved it. */
  async function save({ id, parts, author: name, role }: DatedChange, due?: Date): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const changes = await fitNow(parts)
        await draftPublisher.save(
          changes,
          { name, role },
          {
            before: async (tx) => {
              if (!(await dated.claim(tx, id, due))) throw new TakenError()
            },
            after: (tx, saved) => dated.noteRevisions(tx, id, revisionNumbers(saved)),
          },
        )
        return true
      } catch (error) {
        if (error instanceof TakenError) return false
        const isStale = error instanceof Problem && error.code === 'stale_revision'
        if (!isStale || attempt === attempts) throw error
      }
    }
  }

  async function publishSaved(id: string): Promise<void> {
    const change = await dated.find(id)
    if (change?.state !== 'saved') return
    await publisher.publish(change.revisions)
    await dated.finish(id)
  }

  return {
    /**
     * Stores changes for a time. They are checked as a publish checks them, and the drafts' versions must be the latest.
     * @param id Chosen by the caller. A repeated call with the same one changes nothing.
     * @throws {Problem} what publishing them now would throw; `too_large` when too many changes wait.
     */
    async add(
      changes: readonly ChangeToPublish[],
      author: Author,
      dueAt: Date,
      id?: string,
    ): Promise<string> {
      if (id !== undefined && (await dated.find(id))) return id
      if ((await dated.listOpen()).length >= maxDatedChanges) {
        const detail = `Caben ${maxDatedChanges} cambios con fecha. Publique o cancele algunos antes de seguir.`
        throw new Problem('too_large', { detail })
      }
      const former = await Promise.all(
        changes.map(({ document, entry }) => (entry === null ? undefined : currentOf(document, entry ?? ''))),
      )
      const saved = await trySaving(changes, author)
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
      const foreseen = new Map<string, Json | undefined>()
      const changes: ForeseenChange[] = []
      const people = await dated.namesWithAccount()
      for (const change of await dated.listOpen()) {
        const misfits: string[] = []
        let fitsNow = true
        const results = new Map<string, Json>()
        for (const part of change.state === 'saved' ? [] : change.parts) {
          const name = `${part.document}/${part.entry}`
          if (!foreseen.has(name)) {
            const current = (await currentOf(part.document, part.entry))?.value
            saved.set(name, current)
            foreseen.set(name, current)
          }
          const fittedNow = fitPart(part, saved.get(name))
          if ('misfits' in fittedNow || !isValid(part, fittedNow.value)) fitsNow = false
          const fitted = fitPart(part, foreseen.get(name))
          if ('misfits' in fitted) misfits.push(...fitted.misfits)
          else if (isValid(part, fitted.value)) results.set(name, fitted.value)
          else misfits.push('no cumple lo que el sitio pide')
        }
        // A refused change is not published by itself, so later changes do not meet it.
        if (change.state === 'waiting' && misfits.length === 0)
          for (const [name, value] of results) foreseen.set(name, value)
        const authorHasAccount = people.has(change.author)
        changes.push({ ...change, misfits, fitsNow, authorHasAccount })
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
     * @returns when the next change is due.
     * @throws the first such failure, after all others are published.
     */
    async publishDue(): Promise<Date | undefined> {
      const failures: unknown[] = []
      for (const change of await dated.listOpen()) {
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
      const waiting = (await dated.listOpen()).filter(({ state }) => state === 'waiting')
      return waiting[0]?.dueAt
    },
  }

  /** What a save would store. Nothing is saved. @throws what the save throws. */
  async function trySaving(changes: readonly ChangeToPublish[], author: Author) {
    let saved: readonly PublishedChange[] = []
    const after = async (_tx: unknown, all: readonly PublishedChange[]) => {
      saved = all
      throw new RolledBackError()
    }
    await draftPublisher.save(changes, author, { after }).catch((error: unknown) => {
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

function isValid({ document, entry }: DatedPart, value: Json): boolean {
  return draftSchema(document, entry === '' ? undefined : entry).safeParse(value).success
}

/** A stored value as JSON. */
const plain = (value: unknown): Json => jsonOf(JSON.parse(JSON.stringify(value)))

function idIn(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' ? id : ''
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
