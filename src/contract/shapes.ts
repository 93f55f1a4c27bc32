import { z } from 'zod'
import { type Json, parsedJson } from '#content/values/json.ts'

const savedBy = { number: z.int(), author: z.string(), createdAt: z.string() }

export const revisionInfo = z.object(savedBy).meta({ description: 'Who saved it, and when' })
export const revisionSummary = z.object({ document: z.string(), ...savedBy })
export const release = z.object({ id: z.int(), publishedAt: z.string() })

export type RevisionInfo = z.output<typeof revisionInfo>
export type Release = z.output<typeof release>

/** A value that the server has checked already. */
export const anyJson = z.custom<Json>()

export const empty = z.object({})

export const jsonObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, 'Envíe un objeto JSON.')

/** Text that contains JSON. */
export const jsonText = (message: string) =>
  z.string(message).transform((text, context): unknown => {
    const value = parsedJson(text)
    if (value === undefined) context.addIssue(message)
    return value
  })

/** For the status 204, which has no body. */
export const nothing = z.null()

/** Address of a page of the site. */
export const pagePath = z
  .string('Diga qué página.')
  .regex(/^\//, 'La página empieza con «/».')
  .max(500, 'No hay tal página.')
