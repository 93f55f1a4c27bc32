import type { Kysely } from 'kysely'
import { isEntryDocument } from '#content/documents/entries.ts'
import { childOf, textOf } from '#content/values/json.ts'
import type { MediaLibrary } from '../../media/library/media-library.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import {
  createDatedChanges,
  type DatedChange,
  type DatedPart,
  maxDatedChanges,
} from '../../store/dated-changes.ts'
import type { Drafts } from '../../store/drafts.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { transact } from '../../store/transact.ts'
import { type ChosenPart, restOver, staleDraft, toSave } from '../drafts/chosen-parts.ts'
import {
  type Author,
  type PartToSave,
  picturesIn,
  revisionNumbers,
  type SavedPart,
  StalePartsError,
  saveParts,
} from '../drafts/save-parts.ts'
import type { NextVersion } from '../next-version.ts'
import { storedPart } from '../stored-versions.ts'
import { fitPart, MisfitError } from './fit-changes.ts'
import { type ForeseenChange, foresee } from './foresee.ts'
import { undatedDrafts } from './undate.ts'

type Options = {
  readonly store: Store
  readonly drafts: Drafts
  readonly nextVersion: Pick<NextVersion, 'read'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
  readonly library: Pick<MediaLibrary, 'complete'>
  readonly now?: (() => Date) | undefined
}

/** Attempts to save a change while other people save the same documents. */
const attempts = 5

export type ChangeDater = ReturnType<typeof createChangeDater>

/** Publishes changes at a time that a person chose: all changes of one date or none. */
export function createChangeDater({
  store,
  drafts,
  nextVersion,
  publisher,
  library,
  now = () => new Date(),
}: Options) {
  const dated = createDatedChanges(store.db, now)

  const currentOf = ({ document, entry }: DatedPart) =>
    storedPart(store, document, entry === '' ? undefined : entry)

  /** The changes as they are saved now. @throws {MisfitError} */
  async function fitNow(parts: readonly DatedPart[]): Promise<PartToSave[]> {
    const changes: PartToSave[] = []
    for (const part of parts) {
      const current = await currentOf(part)
      const fitted = fitPart(part, current?.value)
      if ('misfits' in fitted) throw new MisfitError(fitted.misfits)
      const ofEntry = part.entry !== '' ? { entry: current ? part.entry : null } : {}
      changes.push({
        document: part.document,
        ...ofEntry,
        tag: current?.tag ?? null,
        value: fitted.value,
      })
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
      after: (tx: Kysely<Tables>, saved: readonly SavedPart[]) =>
        dated.noteRevisions(tx, id, revisionNumbers(saved)),
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        await saveParts(store, await fitNow(parts), { name, role }, inTransaction)
        return
      } catch (error) {
        if (error instanceof TakenError) return
        if (!(error instanceof StalePartsError)) throw error
        if (attempt === attempts) throw new Problem('store_unavailable', { cause: error })
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
     * Takes what was chosen out of the next version, for a time. It is checked as a publish checks it.
     * @param id Chosen by the caller.
     * @throws {StalePartsError}
     * @throws {Problem} what publishing it at that time would throw; `stale_draft`; `too_large` when too many changes
     * wait.
     */
    async add(chosen: readonly ChosenPart[], author: Author, dueAt: Date, id?: string): Promise<void> {
      if ((await dated.list()).length >= maxDatedChanges) {
        const detail = `Caben ${maxDatedChanges} cambios con fecha. Publique o cancele algunos antes de seguir.`
        throw new Problem('too_large', { detail })
      }
      await trySaving(chosen.map(toSave), author, dueAt)
      await transact(store.db, async (tx) => {
        const { name, role } = author
        await dated.add(tx, { dueAt, author: name, role, parts: chosen.map(toPart) }, id)
        for (const part of chosen) {
          const { document, entry, version: basedOn, baseTag, base } = part
          const subject = { document, entry }
          const value = restOver(part, base)
          const rest = { subject, basedOn, author: undefined, baseTag, base, value }
          if (!(await drafts.storeIn(tx, rest))) throw staleDraft([part])
        }
      })
    },

    /** The open changes in the order of their times, each compared with what will be live then. */
    list: async (): Promise<ForeseenChange[]> =>
      foresee(await dated.list(), async (part) => (await currentOf(part))?.value),

    now,
    find: dated.find,
    countRefused: dated.countRefused,
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
        throw new Problem('stale_revision', { cause: error, detail: error.message })
      }
      await publishSaved(change.id)
    },

    /**
     * Puts a change back into the next version.
     * @throws {Problem} `stale_draft`, with the places that no longer fit; `not_found` if it was published meanwhile.
     */
    async undate(change: DatedChange): Promise<void> {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        try {
          const returned = await undatedDrafts({ nextVersion, drafts }, change)
          await transact(store.db, async (tx) => {
            if (!(await dated.remove(change.id, tx))) throw new Problem('not_found')
            for (const draft of returned) if (!(await drafts.storeIn(tx, draft))) throw new RolledBackError()
          })
          return
        } catch (error) {
          if (error instanceof RolledBackError) continue
          if (!(error instanceof MisfitError)) throw error
          throw new Problem('stale_draft', { cause: error, detail: error.message })
        }
      }
      throw new Problem('store_unavailable')
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

  /** Saves and rolls back. @throws what the save throws. */
  async function trySaving(parts: readonly PartToSave[], author: Author, at: Date): Promise<void> {
    const after = async () => {
      throw new RolledBackError()
    }
    await saveParts(store, parts, author, { at, after }).catch((error: unknown) => {
      if (!(error instanceof RolledBackError)) throw error
    })
  }
}

/** Whether the content of a change is the reason. */
const isRefusal = (error: unknown): boolean =>
  error instanceof MisfitError || (error instanceof Problem && error.status < 500)

function toPart({ document, entry = '', baseTag, base, chosen }: ChosenPart): DatedPart {
  const part = { document, value: JSON.stringify(chosen) }
  const isNew = isEntryDocument(document) && entry !== '' && baseTag === null
  return isNew
    ? { ...part, entry: textOf(childOf(chosen, 'id')), base: null, newName: entry }
    : { ...part, entry, base: JSON.stringify(base) }
}

/** Another instance or call took the change. */
class TakenError extends Error {
  override readonly name = 'TakenError'
}

/** Ends a transaction that must not change anything. */
class RolledBackError extends Error {
  override readonly name = 'RolledBackError'
}
