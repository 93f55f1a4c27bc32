import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type Subject, subjectSchema } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents.ts'
import { sameValue } from '#content/same-value.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { confirmWrite } from './confirm-write.ts'
import { hasStatus, type ProblemIssue } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { listedRevision, type RevisionSummary, revisionSummary } from './shapes.ts'

const list = z.object({ revisions: z.array(listedRevision) }).transform((body) => body.revisions)

/** The address of a subject's history. */
const historyPath = ({ document, entry }: Subject) =>
  entry === undefined
    ? `/api/revisions/${document}`
    : `/api/${document}/${encodeURIComponent(entry)}/revisions`

/** Every revision of a document or of an entry, newest first. A deleted entry has them too. */
export const revisionsQuery = (subject: Subject) =>
  queryOptions({
    queryKey:
      subject.entry === undefined
        ? queryKeys.revisions(subject.document)
        : queryKeys.entryRevisions(subject.document, subject.entry),
    queryFn: ({ signal }) => loadRevisions(subject, signal),
  })

export const loadRevisions = async (subject: Subject, signal?: AbortSignal) =>
  (await request(historyPath(subject), { schema: list, signal })).data

/** One revision with its value. It never changes. */
export const revisionQuery = (subject: Subject, number: number) =>
  queryOptions({
    queryKey: queryKeys.revision(subject, number),
    queryFn: ({ signal }) => loadRevision(subject, number, signal),
    staleTime: 'static',
  })

async function loadRevision(subject: Subject, number: number, signal?: AbortSignal) {
  const schema = revisionSummary
    .extend({ value: z.unknown().optional(), entry: z.unknown().optional() })
    .transform(({ entry, value, ...summary }) => ({ ...summary, value: value ?? entry }))
    .pipe(revisionSummary.extend({ value: subjectSchema(subject) }))
  return (await request(`${historyPath(subject)}/${number}`, { schema, signal })).data
}

/** URL of a page rendered with one document at a given revision. */
export const revisionPagePath = (name: DocumentName, number: number, path: string) =>
  `/api/revisions/${name}/${number}/page?path=${encodeURIComponent(path)}`

/** What to show in place of pictures that were deleted since: the nearest existing version, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type RevisionToRestore = {
  readonly subject: Subject
  readonly number: number
  /** Undefined until the server reports missing pictures. */
  readonly pictures?: PictureChoice | undefined
}

const missingPicture = z.object({
  path: z.string(),
  label: z.string(),
  nearest: z.enum(['removed', 'current', 'none']),
})
export type MissingPicture = z.output<typeof missingPicture>

/** The deleted pictures, if they are the reason why the restore failed. */
export function missingPicturesOf(error: unknown): readonly MissingPicture[] {
  if (!hasStatus(error, 409) || error.code !== 'pictures_missing') return []
  return z.object({ pictures: z.array(missingPicture) }).safeParse(error.current).data?.pictures ?? []
}

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

async function restore({ subject, number, pictures }: RevisionToRestore): Promise<RevisionSummary> {
  const [before] = await loadRevisions(subject)
  const schema = z.object({ revision: revisionSummary })
  const path = `${historyPath(subject)}/${number}/restore`
  const write = async () =>
    (await request(path, { method: 'POST', schema, ...(pictures && { body: { pictures } }) })).data.revision
  return (
    await confirmWrite({
      write,
      findResult: () => findRestored({ subject, number, pictures }, before?.number ?? 0),
    })
  ).result
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
