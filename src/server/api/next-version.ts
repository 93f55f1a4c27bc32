import { apply, applyOver, type Misfit } from '#content/changes/apply.ts'
import type { BareChange, Change } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import type { Json } from '#content/values/json.ts'
import { Problem } from '../problems/problem.ts'
import type { DraftSubject, Drafts, NotedDraft, StoredDraft } from '../store/drafts.ts'
import { draftTree } from '../store/read-draft.ts'
import { setAside } from '../store/set-aside.ts'
import type { Store } from '../store/store.ts'
import { transact } from '../store/transact.ts'
import { storedPart } from './stored-versions.ts'

/** What the next version of the site has of one document, entry or picture. */
export type NextPart = DraftSubject & {
  /** Identifies this state; undefined while it is what is saved. */
  readonly version: string | undefined
  /** ETag of what is saved; null for a new entry. */
  readonly baseTag: string | null
  /** What is saved, or what a new entry begins with. */
  readonly base: Json
  readonly value: Json
}

/** Everything that was edited, oldest first. */
type WholeVersion = {
  /** Identifies this state of the next version and of what is saved. */
  readonly version: string
  readonly parts: readonly NextPart[]
}

type Edit = {
  readonly changes: readonly BareChange[]
  /** What a new entry begins with. */
  readonly begin?: Json | undefined
  readonly author: string
}

/** How often a change is applied again after other editors changed the same document in between. */
const maxAttempts = 50

export type NextVersion = ReturnType<typeof createNextVersion>

/** The next version of the site: what is saved, with everything that was edited and is not published. */
export function createNextVersion({ store, drafts }: { readonly store: Store; readonly drafts: Drafts }) {
  /** The numbers of the latest revisions when the drafts were last compared with what is saved. */
  let settled = ''
  let whole: WholeVersion | undefined

  /** Undefined if there is no such entry or picture. */
  async function read(subject: DraftSubject): Promise<NextPart | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const [saved, draft] = [
        await storedPart(store, subject.document, subject.entry),
        await drafts.find(subject),
      ]
      if (!draft)
        return (
          saved && {
            ...subject,
            version: undefined,
            baseTag: saved.tag,
            base: saved.value,
            value: saved.value,
          }
        )
      const { rebased, lost } = rebase(draft, saved)
      if (rebased === draft) return draft
      const notes = lost.length > 0 ? await drafts.notesOf(subject) : []
      const stored = await transact(store.db, async (tx) => {
        const written = { ...rebased, subject, basedOn: draft.version, author: undefined }
        const summary = await drafts.storeIn(tx, written)
        if (summary) await setAside(tx, draft, lost, notes)
        return summary
      })
      if (stored === undefined && attempt < maxAttempts) continue
      return { ...rebased, version: typeof stored === 'object' ? stored.version : undefined }
    }
  }

  /** Everything that was edited, with who changed what. Oldest first. */
  async function list(): Promise<NotedDraft[]> {
    const latest = await store.latestNumbers()
    const numbers = documentNames.map((name) => latest[name] ?? 0).join(' ')
    if (numbers !== settled) {
      for (const draft of await drafts.list()) await read(draft)
      settled = numbers
    }
    return drafts.list()
  }

  return {
    read,

    /**
     * Applies what an editor changed, as far as the values that it replaces are still there.
     * @throws {Problem} `not_found` without an entry or picture to change; `too_large`.
     */
    async change(
      subject: DraftSubject,
      { changes, begin, author }: Edit,
    ): Promise<{
      readonly part: NextPart
      readonly appliedTo: NextPart
      readonly misfits: readonly Misfit[]
    }> {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const part = (await read(subject)) ?? (begin !== undefined && newPart(subject, begin))
        if (!part) throw new Problem('not_found')
        const { value, misfits } = applyEdit(subject, changes, part.value)
        if (value === part.value) return { part, appliedTo: part, misfits }
        const { baseTag, base, version: basedOn } = part
        const stored = await drafts.store({ subject, basedOn, author, baseTag, base, value })
        if (!stored) continue
        const version = stored === 'removed' ? undefined : stored.version
        return { part: { ...part, value, version }, appliedTo: part, misfits }
      }
      throw new Problem('store_unavailable')
    },

    list,

    /** Everything that was edited, with its values. They are read again only when something has changed. */
    async listWhole(): Promise<WholeVersion> {
      const listed = await list()
      const version = [settled, ...listed.map((draft) => draft.version)].join(' ')
      // The numbers of revisions do not tell what is saved of pictures.
      const isKnown = whole?.version === version && !listed.some(({ document }) => document === 'pictures')
      if (whole && isKnown) return whole
      const parts: NextPart[] = []
      for (const { document, entry } of listed) {
        const part = await read({ document, entry })
        if (part) parts.push(part)
      }
      whole = { version, parts }
      return whole
    },
  }
}

const newPart = (subject: DraftSubject, begin: Json): NextPart => ({
  ...subject,
  version: undefined,
  baseTag: null,
  base: begin,
  value: begin,
})

/** Orders of two people do not clash: the last one counts. */
function applyEdit(subject: DraftSubject, changes: readonly BareChange[], to: Json) {
  const { value, misfits } = apply(changes, to)
  const [orders, others] = [
    misfits.filter(({ change }) => change.kind === 'ordered' || isArrangement(subject)),
    misfits.filter(({ change }) => change.kind !== 'ordered' && !isArrangement(subject)),
  ]
  return {
    value: applyOver(
      orders.map(({ change }) => change),
      value,
    ),
    misfits: others,
  }
}

/**
 * A draft over what is saved now. Where both changed a value, that of the draft stays: it is reviewed before it is
 * published. Only changes in an item that was deleted are lost.
 */
function rebase(
  draft: StoredDraft,
  saved: { readonly value: Json; readonly tag: string } | undefined,
): { readonly rebased: StoredDraft; readonly lost: readonly Change[] } {
  const { base, value, baseTag } = draft
  // The entry was deleted: the next publish creates it again.
  if (!saved) return { rebased: baseTag === null ? draft : { ...draft, baseTag: null }, lost: [] }
  if (saved.tag === baseTag) return { rebased: draft, lost: [] }
  const changes = diff(draftTree(draft), base, value)
  const rebased = { ...draft, baseTag: saved.tag, base: saved.value, value: applyOver(changes, saved.value) }
  const lost = isArrangement(draft) ? [] : apply(changes, rebased.value).misfits.map(({ change }) => change)
  return { rebased, lost }
}
