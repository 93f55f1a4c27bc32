import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
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

type RevisionToRestore = { readonly name: EditedDocument; readonly number: number }

/** Saves an old value as a new revision. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, number }: RevisionToRestore) => {
      const schema = z.object({ revision: revisionSummary })
      const path = `/api/revisions/${name}/${number}/restore`
      return (await request(path, { method: 'POST', schema })).data.revision
    },
    onSuccess: async (_, { name }) => {
      await Promise.all(
        [queryKeys.document(name), queryKeys.revisions(name), queryKeys.status].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}
