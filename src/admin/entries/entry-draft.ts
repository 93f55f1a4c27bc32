import { createStore, type StoreApi } from 'zustand/vanilla'
import { holdDraft, releaseDraft } from '#admin/draft/all-drafts.ts'
import { isListed } from '#admin/draft/draft-syncs.ts'
import { createStoredDraft, type StoredDraft } from '#admin/draft/stored-draft.ts'
import { isNewRef } from '#admin/subject.ts'
import { basePaths, hasPages, nearPath } from '#content/addresses/page-documents.ts'
import { documentRow } from '#content/documents/documents.ts'
import { type EntryDocument, entrySchema } from '#content/documents/entries.ts'
import { entryWords } from './entry-words.ts'
import { emptyEntry, followTitle } from './new-entry.ts'

/**
 * Which entry a screen edits: the entry's id, 'nuevo' or 'nueva' for a new entry, or these with the id of the entry
 * that the new one is copied from: 'nuevo~colposcopia'.
 */
export type EntryRef = string

const copyMark = '~'
export const newRef = (document: EntryDocument, copyOf?: string): EntryRef =>
  [entryWords[document].newPath, ...(copyOf ? [copyOf] : [])].join(copyMark)

/** A new page begins like `page-beginnings.ts` says: 'nueva~inicio.campana'. No id contains a dot. */
const beginningMark = 'inicio.'
export const begunRef = (document: EntryDocument, beginning: string): EntryRef =>
  newRef(document, beginningMark + beginning)

const afterMark = (ref: EntryRef): string | undefined => ref.split(copyMark)[1]

/** The id of the entry that a new entry is copied from. */
export function copiedId(ref: EntryRef): string | undefined {
  const source = afterMark(ref)
  return source?.startsWith(beginningMark) ? undefined : source
}

/** What a new page begins with: a name in `page-beginnings.ts`. */
export function beginningOf(ref: EntryRef): string | undefined {
  const source = afterMark(ref)
  return source?.startsWith(beginningMark) ? source.slice(beginningMark.length) : undefined
}

/** A ref for one more new entry: 'nuevo', or 'nuevo.2' while an earlier one is not published. */
export function nextNewRef(document: EntryDocument): EntryRef {
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? newRef(document) : `${newRef(document)}.${number}`
    freeNewRef(document, ref)
    const held = findEntryDraft(document, ref)
    const isTaken =
      (held && held.draft.state.getState().changeCount > 0) || isListed({ document, entry: ref })
    if (!isTaken || held?.draft.state.getState().changeCount === 0) return ref
  }
}

/** Called before something new begins: one that began under the same ref may be published meanwhile. */
export function freeNewRef(document: EntryDocument, ref: EntryRef): void {
  const held = isNewRef(ref) ? findEntryDraft(document, ref) : undefined
  if (held?.savedId() !== undefined) forgetFormerRefs(held)
}

/** The ref of the new entry that will get this id. */
export const newEntryWith = (document: EntryDocument, id: string): EntryRef | undefined =>
  [...unsaved]
    .find((stored) => stored.document === document && stored.draft.state.getState().draft.id === id)
    ?.ref.getState()

/** The drafts of entries that the server does not have yet. */
const unsaved = new Set<EntryDraft>()

/** The draft of one entry. It stays the same while the entry's address changes. */
export type EntryDraft = StoredDraft & {
  readonly document: EntryDocument
  /** Identifies the draft for React. */
  readonly key: string
  /** The server's id of the entry, or the ref of a new entry. */
  readonly ref: StoreApi<EntryRef>
  /** The id that the server knows; undefined while the entry is not saved. */
  readonly savedId: () => string | undefined
  /** Called when a publish gave the entry this id. */
  readonly settle: (id: string) => void
  /** Ids that the other entries use. */
  readonly setTaken: (ids: ReadonlySet<string>) => void
  readonly taken: () => ReadonlySet<string>
}

export const isEntryDraft = (stored: StoredDraft): stored is EntryDraft => 'savedId' in stored

/** By document and ref. A draft whose address has just changed is listed under both until the screen has moved. */
const drafts = new Map<string, EntryDraft>()
const nameOf = (document: EntryDocument, ref: EntryRef) => `${document}/${ref}`

/** Returns this tab's only draft of an entry. The first call creates it. */
export function entryDraft(document: EntryDocument, ref: EntryRef): EntryDraft {
  const known = drafts.get(nameOf(document, ref))
  if (known) return known
  const draft = createEntryDraft(document, ref)
  drafts.set(nameOf(document, ref), draft)
  holdDraft(draft)
  return draft
}

/** The draft of an entry, if this tab has opened it. */
export const findEntryDraft = (document: EntryDocument, ref: EntryRef): EntryDraft | undefined =>
  drafts.get(nameOf(document, ref))

/** Forgets the former addresses of a draft: another entry may use them. */
export function forgetFormerRefs(draft: EntryDraft): void {
  const current = nameOf(draft.document, draft.ref.getState())
  for (const [name, other] of drafts) if (other === draft && name !== current) drafts.delete(name)
}

/** Forgets the draft of an entry that was deleted. */
export function forgetEntryDraft(document: EntryDocument, ref: EntryRef): void {
  const draft = drafts.get(nameOf(document, ref))
  if (draft) {
    unsaved.delete(draft)
    releaseDraft(draft)
  }
  drafts.delete(nameOf(document, ref))
}

let count = 0

function createEntryDraft(document: EntryDocument, first: EntryRef): EntryDraft {
  const ref = createStore<EntryRef>(() => first)
  let hasServerVersion = !isNewRef(first)
  let taken: ReadonlySet<string> = new Set()
  const follow = followTitle(document, () => taken)
  const stored: StoredDraft = createStoredDraft({
    schema: entrySchema(document),
    label: documentRow(document).labels.name,
    subject: () => ({ document, entry: ref.getState() }),
    unsavedPage() {
      if (hasServerVersion || !hasPages(document)) return
      const { id } = stored.draft.state.getState().draft
      return typeof id === 'string' && id !== '' ? `${basePaths[document]}/${id}` : nearPath(document)
    },
    follow: (after, before) => (hasServerVersion ? [] : follow(after, before)),
  })
  // The form is shown at once. It takes what the server has of it when it is opened.
  if (!hasServerVersion) stored.draft.start({ value: emptyEntry(document), etag: undefined })

  const draft: EntryDraft = {
    ...stored,
    document,
    key: `${document}-${++count}`,
    ref,
    savedId: () => (hasServerVersion ? ref.getState() : undefined),
    settle(id) {
      hasServerVersion = true
      unsaved.delete(draft)
      if (id === ref.getState()) return
      drafts.set(nameOf(document, id), draft)
      ref.setState(id, true)
    },
    setTaken(ids) {
      taken = ids
    },
    taken: () => taken,
  }
  if (!hasServerVersion) unsaved.add(draft)
  return draft
}
