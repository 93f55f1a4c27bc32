import { z } from 'zod'

const savedBy = { number: z.int(), author: z.string(), createdAt: z.string() }

export const revisionInfo = z.object(savedBy).meta({ description: 'Who saved it, and when' })
export const revisionSummary = z.object({ document: z.string(), ...savedBy })
export const revisionWithValue = z.object({ ...savedBy, value: z.unknown() })
export const release = z.object({ id: z.int(), publishedAt: z.string() })
