import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type EditableDocument, editableSchema } from '#content/editable-documents.ts'
import { sameValue } from '#content/same-value.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { confirmWrite } from './confirm-write.ts'
import { hasStatus } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { type RevisionSummary, revisionSummary } from './shapes.ts'

const list = z.object({ revisions: z.array(revisionSummary) }).transform((body) => body.revisions)

/** Every revision of a document, newest first. */
export const revisionsQuery = (name: EditableDocument) =>
  queryOptions({
    queryKey: queryKeys.revisions(name),
    queryFn: ({ signal }) => loadRevisions(name, signal),
  })

const loadRevisions = async (name: EditableDocument, signal?: AbortSignal) =>
  (await request(`/api/revisions/${name}`, { schema: list, signal })).data

/** One revision with its value. It never changes. */
export const revisionQuery = <Name extends EditableDocument>(name: Name, number: number) =>
  queryOptions({
    queryKey: queryKeys.revision(name, number),
    queryFn: ({ signal }) => loadRevision(name, number, signal),
    staleTime: 'static',
  })

async function loadRevision<Name extends EditableDocument>(name: Name, number: number, signal?: AbortSignal) {
  const schema = revisionSummary.extend({ value: editableSchema(name) })
  return (await request(`/api/revisions/${name}/${number}`, { schema, signal })).data
}

/** URL of a page rendered with one document at a given revision. */
export const revisionPagePath = (name: EditableDocument, number: number, path: string) =>
  `/api/revisions/${name}/${number}/page?path=${encodeURIComponent(path)}`

/** What to show in place of pictures that were deleted since: the nearest existing version, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type RevisionToRestore = {
  readonly name: EditableDocument
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

/** Saves the value of an old revision as a new revision. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: restore,
    onSuccess: async (_, { name }) => {
      await Promise.all(
        [queryKeys.document(name), queryKeys.revisions(name), queryKeys.status, queryKeys.media].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}

async function restore({ name, number, pictures }: RevisionToRestore): Promise<RevisionSummary> {
  const [before] = await loadRevisions(name)
  const schema = z.object({ revision: revisionSummary })
  const path = `/api/revisions/${name}/${number}/restore`
  const write = async () =>
    (await request(path, { method: 'POST', schema, ...(pictures && { body: { pictures } }) })).data.revision
  return (
    await confirmWrite({
      write,
      findResult: () => findRestored({ name, number, pictures }, before?.number ?? 0),
    })
  ).result
}

/** The newest revision, if it is newer than `before` and has the value of the restored one. */
async function findRestored({ name, number, pictures }: RevisionToRestore, before: number) {
  const [newest] = await loadRevisions(name)
  if (!newest || newest.number <= before) return undefined
  const [restored, now] = await Promise.all([loadRevision(name, number), loadRevision(name, newest.number)])
  const isSame = sameValue(schemaTree(editableSchema(name)), restored.value, now.value)
  if (!isSame && pictures === 'nearest')
    throw new Error('Other pictures may have taken the missing ones’ places.')
  return isSame ? newest : undefined
}
