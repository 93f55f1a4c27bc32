import { queryOptions } from '@tanstack/react-query'
import { type Subject, subjectSchema } from '#admin/subject.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { type Answer, call, parsed } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** A revision in the history of a document or of an entry. */
export type ListedRevision = Answer<'GET /api/revisions/:document'>['revisions'][number] & {
  /** What the revision did to the entry. Only in the history of an entry. */
  readonly kind?: 'added' | 'changed' | 'removed'
}
export type EntryChange = NonNullable<ListedRevision['entries']>[number]

/** Every revision of a document or of an entry, newest first. A deleted entry has them too. */
export const revisionsQuery = (subject: Subject) =>
  queryOptions({
    queryKey:
      subject.entry === undefined
        ? queryKeys.revisions(subject.document)
        : queryKeys.entryRevisions(subject.document, subject.entry),
    queryFn: ({ signal }) => loadRevisions(subject, signal),
  })

async function loadRevisions(subject: Subject, signal?: AbortSignal): Promise<readonly ListedRevision[]> {
  const { document } = subject
  const listed = isOfEntry(subject)
    ? call(`GET /api/${subject.document}/:id/revisions`, { params: { id: subject.entry }, signal })
    : call('GET /api/revisions/:document', { params: { document }, signal })
  return (await listed).revisions
}

type EntrySubject = { readonly document: EntryDocument; readonly entry: string }
const isOfEntry = (subject: Subject): subject is EntrySubject =>
  subject.entry !== undefined && isEntryDocument(subject.document)

/** One revision with its value. It never changes. */
export const revisionQuery = (subject: Subject, number: number) =>
  queryOptions({
    queryKey: queryKeys.revision(subject, number),
    queryFn: ({ signal }) => loadRevision(subject, number, signal),
    staleTime: 'static',
  })

async function loadRevision(subject: Subject, number: number, signal?: AbortSignal) {
  const { document } = subject
  const { value, ...revision } = isOfEntry(subject)
    ? await loadState(subject, number, signal)
    : await call('GET /api/revisions/:document/:number', { params: { document, number }, signal })
  return { ...revision, value: parsed(subjectSchema(subject), value) }
}

async function loadState({ document, entry: id }: EntrySubject, number: number, signal?: AbortSignal) {
  const name = `GET /api/${document}/:id/revisions/:number` as const
  const { entry, ...revision } = await call(name, { params: { id, number }, signal })
  return { ...revision, value: entry }
}
