import { z } from 'zod'

export const revisionSummary = z.object({ number: z.int(), author: z.string(), createdAt: z.string() })
export type RevisionSummary = z.output<typeof revisionSummary>

export const release = z.object({ id: z.union([z.string(), z.number()]), publishedAt: z.string() })
export type Release = z.output<typeof release>
