import type { LeafField } from '#content/fields/schema-tree.ts'

/** Facts themselves, and texts that are no sentences: names of companies, addresses of pages, the owner's notes. */
const plainFields =
  /^(?:doctorInfo\.(?!address$|whatsappMessage$)|navMenu\.|consent\.|insurances\.companies\.|payments\.methods\.|experience\.entities\.\*\.value)|(?:^|\.)(?:id|path|url|canonical|subheader|display|dayRange\d|hours\d|aliases\.\*)$/

/** Whether marks make sense in a field. */
export const takesMarks = ({ kind, path }: LeafField): boolean =>
  (kind === 'text' || kind === 'longText') && !plainFields.test(path)
