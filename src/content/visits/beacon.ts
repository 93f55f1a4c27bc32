import { z } from 'zod'
import { isSectionType } from '#content/catalogue/index.ts'
import { floatingPlace, tapKinds } from './visit-kinds.ts'

/** Maximum size of a beacon in bytes. */
export const maxBeaconBytes = 2048

/** A section type, the floating buttons, or empty for the rest of the page. */
const place = z
  .string()
  .max(40)
  .refine((value) => value === '' || value === floatingPlace || isSectionType(value))

const host = z
  .string()
  .max(100)
  .transform((value) => value.toLowerCase().replace(/^www\./, ''))
  .refine((value) => value === '' || /^(?=.*\.)[a-z0-9.-]+$/.test(value))

/** What a page sends when its visitor leaves it. */
export const beacon = z.strictObject({
  path: z.string().startsWith('/').max(300),
  /**
   * Only in the first beacon of a page. Host of the site that led to it, empty if unknown; null if the visitor was
   * already on this site.
   */
  from: host.nullable().optional(),
  taps: z.array(z.tuple([z.enum(tapKinds), place])).max(40),
})
export type Beacon = z.output<typeof beacon>
