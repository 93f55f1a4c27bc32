import { z } from 'zod'
import { draftDocuments } from '#content/documents/draft-schema.ts'
import { type Call, publishers } from './call.ts'
import { localMoment } from './dated-changes.ts'
import { draftSubject } from './next-version.ts'
import { release } from './shapes.ts'

/** A document, entry or picture of the next version, as a person reviewed it. */
const reviewedPart = z.strictObject(
  {
    document: z.enum(draftDocuments, 'No existe ese documento.'),
    entry: z.string().min(1).max(300).optional(),
    /** The version that she reviewed; null for what is saved and not edited. */
    version: z.string().max(100).nullable(),
    /** Keys of the things that stay in the next version, besides those that are left out for everybody. */
    without: z.array(z.string().max(600)).max(1000).readonly().default([]),
  },
  'Envíe cada parte con su documento y su versión.',
)

/** Publishes the next version. */
export const publishCalls = {
  'POST /api/publish': {
    summary: 'Publishes parts of the next version, now or at a time: all of them or none.',
    access: publishers,
    body: z.strictObject(
      {
        parts: z
          .array(reviewedPart, 'Envíe lo que revisó como parts.')
          .min(1, 'Envíe al menos una parte.')
          .max(400, 'Son demasiados cambios a la vez.')
          .readonly(),
        at: localMoment.optional(),
        id: z.uuid().optional().meta({
          description: 'Of the dated change, chosen by the caller: repeating the call changes nothing',
        }),
      },
      'Envíe lo que revisó como parts.',
    ),
    response: {
      200: z.object({
        /** Null if the parts wait for their time. */
        release: release.nullable(),
        published: z.array(
          z.object({
            ...draftSubject,
            /** Id of the entry from now on, if it was new or had another one. */
            newEntry: z.string().optional(),
          }),
        ),
      }),
    },
  },
} satisfies Record<string, Call>
