import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Subject, subjectSchema } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents/documents.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import type { RevisionInfo } from '#contract/shapes.ts'
import { type Answer, call, callPath, parsed } from './call.ts'
import { confirmed } from './confirm-write.ts'
import { currentOf, hasStatus } from './problem.ts'
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

export async function loadRevisions(
  subject: Subject,
  signal?: AbortSignal,
): Promise<readonly ListedRevision[]> {
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

/** URL of a page rendered with one document at a given revision. */
export const revisionPagePath = (name: DocumentName, number: number, path: string) =>
  callPath('GET /api/revisions/:document/:number/page', {
    ...{ params: { document: name, number }, query: { path } },
  })

/** What to show in place of pictures that were deleted since: the nearest existing version, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type RevisionToRestore = {
  readonly subject: Subject
  readonly number: number
  /** Undefined until the server reports missing pictures. */
  readonly pictures?: PictureChoice | undefined
}

/** The deleted pictures, if they are the reason why the restore failed. */
export const missingPicturesOf = (error: unknown) => currentOf(error, 'pictures_missing')?.pictures ?? []

/** The fields that a save refuses today, if they are the reason why the restore failed. */
export const refusedFieldsOf = (error: unknown): readonly ProblemIssue[] =>
  hasStatus(error, 400) && error.code === 'invalid_document' ? error.issues : []

/** Saves the value of an old revision as a new revision. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: restore,
    onSuccess: async (_, { subject: { document } }) => {
      await Promise.all(
        [
          queryKeys.document(document),
          queryKeys.revisions(document),
          ['entries', document],
          ['entry', document],
          ['entry-revisions', document],
          queryKeys.status,
          queryKeys.media,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}

async function restore(chosen: RevisionToRestore): Promise<RevisionInfo> {
  const { subject, number, pictures } = chosen
  const { document } = subject
  const [before] = await loadRevisions(subject)
  const body = pictures && { pictures }
  const write = async () => {
    const restored = isOfEntry(subject)
      ? call(`POST /api/${subject.document}/:id/revisions/:number/restore`, {
          ...{ params: { id: subject.entry, number }, body },
        })
      : call('POST /api/revisions/:document/:number/restore', { params: { document, number }, body })
    const { number: made, author, createdAt } = (await restored).revision
    return { number: made, author, createdAt }
  }
  return confirmed({ write, findResult: () => findRestored(chosen, before?.number ?? 0) })
}

/** The newest revision, if it is newer than `before` and has the value of the restored one. */
async function findRestored({ subject, number, pictures }: RevisionToRestore, before: number) {
  const [newest] = await loadRevisions(subject)
  if (!newest || newest.number <= before) return undefined
  const [restored, now] = await Promise.all([
    loadRevision(subject, number),
    loadRevision(subject, newest.number),
  ])
  const isSame = sameValue(schemaTree(subjectSchema(subject)), restored.value, now.value)
  if (!isSame && pictures === 'nearest')
    throw new Error('Other pictures may have taken the missing ones’ places.')
  return isSame ? newest : undefined
}
