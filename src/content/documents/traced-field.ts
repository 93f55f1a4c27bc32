import { z } from 'zod'
import { documentNames } from './documents.ts'

/** The field that a text or a picture of a page comes from. */
export const tracedField = z.object({
  document: z.enum(documentNames),
  /** The entry's id, if the field belongs to an entry of a list document. */
  entry: z.string().optional(),
  /** Path in the document or in the entry, with the ids of items. */
  path: z.string(),
  /** Place of the paragraph in a text of several paragraphs. */
  paragraph: z.number().optional(),
})
export type TracedField = z.output<typeof tracedField>
