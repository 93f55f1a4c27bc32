import { z } from 'zod'
import { draftDocuments } from '#content/documents/draft-schema.ts'
import { type Call, everyone } from './call.ts'
import { draftSubject } from './next-version.ts'
import { release, revisionSummary } from './shapes.ts'

const document = z.enum(draftDocuments, 'No existe ese documento.')

/** A body that publishes everything a person has changed is larger than one document. */
export const maxChangesBytes = 8 * 1024 * 1024

/** Changes of a body that publishes or dates them. */
export const changesToPublish = z
  .array(
    z.strictObject({
      document,
      /** Id that the entry or picture has now; null for a new entry; absent for a whole document, or for the order of entries. */
      entry: z.string().max(300).nullable().optional(),
      /** ETag of the version that the value replaces; null for a new entry. */
      tag: z.string().max(500).nullable(),
      value: z.unknown(),
    }),
    'Envíe los cambios como changes.',
  )
  .min(1, 'Envíe al menos un cambio.')
  .max(400, 'Son demasiados cambios a la vez.')

/** Publishes what was edited. */
export const publishCalls = {
  'POST /api/publish-drafts': {
    summary: 'Saves and publishes changes of several documents and entries: all of them or none.',
    access: everyone,
    body: z.strictObject({ changes: changesToPublish }, 'Envíe los cambios como changes.'),
    maxBodyBytes: maxChangesBytes,
    response: {
      200: z.object({
        release,
        saved: z
          .array(
            z.object({
              ...draftSubject,
              value: z.unknown(),
              /** Pictures have none. */
              revision: revisionSummary.optional(),
              etag: z.string(),
            }),
          )
          .readonly(),
      }),
    },
    sendsOwnResponse: true,
  },
} satisfies Record<string, Call>
