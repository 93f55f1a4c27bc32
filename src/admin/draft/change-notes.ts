import { createStore } from 'zustand/vanilla'
import { call } from '#admin/api/call.ts'
import type { ChangeNote, DraftList } from '#admin/api/drafts.ts'
import { copyName } from '#admin/subject.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { documentPath, draftPath } from './draft-shape.ts'
import type { StoredDraft } from './stored-draft.ts'

type Draft = Pick<StoredDraft, 'subject'>
type Notes = ReadonlyMap<string, readonly ChangeNote[]>

/** Who changed what of each draft, by the name of its copy. Keys are those of the things in the draft. */
export const notesStore = createStore<Notes>(() => new Map())

let sending = 0

/** Called with each list that the server sends. One that may be older than a note being sent does not count. */
export function takeNotes(drafts: DraftList['drafts']): void {
  if (sending > 0) return
  const named = drafts.map(({ notes, document, entry }): [string, ChangeNote[]] => [
    copyName({ document, entry }),
    notes.map((note) => ({ ...note, key: keyInDraft(document, note.key) })),
  ])
  notesStore.setState(new Map(named), true)
}

/** Who changed each thing of a draft last, by the key of the thing. */
export const notesOf = ({ subject }: Draft): ReadonlyMap<string, ChangeNote> =>
  new Map((notesStore.getState().get(copyName(subject())) ?? []).map((note) => [note.key, note]))

/** The things of a draft that are not published until somebody ticks them again. */
export const leftOutOf = (stored: Draft): ReadonlySet<string> =>
  new Set([...notesOf(stored).values()].flatMap(({ key, isLeftOut }) => (isLeftOut ? [key] : [])))

/** @throws {ApiProblem} when the server could not store it; then it stays as it was. */
export async function leaveOut(stored: Draft, key: string, isLeftOut: boolean): Promise<void> {
  const { document, entry } = stored.subject()
  const before = notesStore.getState()
  const note = notesOf(stored).get(key) ?? { key, author: '', changedAt: new Date().toISOString(), isLeftOut }
  const notes = new Map(notesOf(stored)).set(key, { ...note, isLeftOut })
  notesStore.setState(new Map(before).set(copyName({ document, entry }), [...notes.values()]), true)
  sending += 1
  try {
    const body = { document, entry, thing: keyOnServer(document, key), isLeftOut }
    await call('PUT /api/left-out', { body })
  } catch (error) {
    notesStore.setState(before, true)
    throw error
  } finally {
    sending -= 1
  }
}

/** The draft of a list holds the list under a key, which the server's does not. */
const keyInDraft = (document: DraftDocument, key: string) => (key === 'new' ? key : draftPath(document, key))
export const keyOnServer = (document: DraftDocument, key: string) =>
  key === 'new' ? key : documentPath(document, key)
