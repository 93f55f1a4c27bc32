import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { hasStatus } from './problem.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { type EditedDocument, type EditedValue, editedDocuments, revisionSummary } from './shapes.ts'

const list = z.object({ revisions: z.array(revisionSummary) }).transform((body) => body.revisions)

/** Every revision of a document, newest first. */
export const useRevisions = (name: EditedDocument) =>
  useQuery({
    queryKey: queryKeys.revisions(name),
    queryFn: async ({ signal }) => (await request(`/api/revisions/${name}`, { schema: list, signal })).data,
  })

const schemas: { readonly [Name in EditedDocument]: z.ZodType<EditedValue<Name>> } = editedDocuments

/** One revision with its value, which never changes. */
export const revisionQuery = <Name extends EditedDocument>(name: Name, number: number) =>
  queryOptions({
    queryKey: queryKeys.revision(name, number),
    queryFn: async ({ signal }) => {
      const schema = revisionSummary.extend({ value: schemas[name] })
      return (await request(`/api/revisions/${name}/${number}`, { schema, signal })).data
    },
    staleTime: 'static',
  })

/** A page of the site as it was, or would have been, with a document at one of its revisions. */
export const revisionPagePath = (name: EditedDocument, number: number, path: string) =>
  `/api/revisions/${name}/${number}/page?path=${encodeURIComponent(path)}`

/** What to show where a picture of the revision is gone: what is nearest to it, or nothing. */
export type PictureChoice = 'nearest' | 'without'

type RevisionToRestore = {
  readonly name: EditedDocument
  readonly number: number
  /** Left out until the server says that pictures are missing. */
  readonly pictures?: PictureChoice | undefined
}

const missingPicture = z.object({
  path: z.string(),
  label: z.string(),
  nearest: z.enum(['removed', 'current', 'none']),
})
export type MissingPicture = z.output<typeof missingPicture>

/** The pictures that are gone, when that is why a revision was not restored. */
export function missingPicturesOf(error: unknown): readonly MissingPicture[] {
  if (!hasStatus(error, 409) || error.code !== 'pictures_missing') return []
  return z.object({ pictures: z.array(missingPicture) }).safeParse(error.current).data?.pictures ?? []
}

/** Saves an old value as a new revision. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, number, pictures }: RevisionToRestore) => {
      const schema = z.object({ revision: revisionSummary })
      const path = `/api/revisions/${name}/${number}/restore`
      return (await request(path, { method: 'POST', schema, ...(pictures && { body: { pictures } }) })).data
        .revision
    },
    onSuccess: async (_, { name }) => {
      await Promise.all(
        [queryKeys.document(name), queryKeys.revisions(name), queryKeys.status, queryKeys.media].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}
