import type { z } from 'zod'

/** Refuses a list with duplicate ids. */
export const uniqueIds = <Entries extends z.ZodType<readonly { id: string }[]>>(entries: Entries) =>
  entries.superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of list.entries()) {
      if (seen.has(id)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `La dirección «${id}» está repetida.`,
        })
      }
      seen.add(id)
    }
  })
