import { z } from 'zod'

const link = z.object({ text: z.string(), url: z.string() })
export type FoundLink = z.output<typeof link>

const picture = z.object({
  /** Absolute address, or `data:`. Empty while only the id is known. */
  url: z.string(),
  alt: z.string(),
  /** Its page shows the caption that the library has. */
  showsCaption: z.boolean().optional(),
  /** `sourceId` in the library of the former site, which may have a larger file and a text. */
  id: z.string().optional(),
})
export type FoundPicture = z.output<typeof picture>

/** A part of a page of her own, before its links and pictures have places on this site. */
const part = z.object({
  title: z.string(),
  isSubheading: z.boolean(),
  isHighlighted: z.boolean(),
  text: z.string(),
  items: z.array(z.string()),
  isNumbered: z.boolean(),
  /** The beginning of its text that is the caption of the picture of the part before; empty if it has none. */
  caption: z.string().default(''),
  picture: picture.nullable(),
  links: z.array(link),
})
export type FoundPart = z.output<typeof part>

const foundPage = z.object({
  sourceId: z.string(),
  numbered: z.string().default(''),
  path: z.string(),
  kind: z.enum(['page', 'post']),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  date: z.string(),
  parts: z.array(part),
  mainPicture: picture.nullable(),
  /** What of the page did not come along, in the owner's words: 'Un formulario'. */
  dropped: z.array(z.string()),
  /** What in its text differs from the facts of the practice. */
  facts: z.array(z.string()).default([]),
})
/** A page of a list that was read again. */
type ReadPage = z.output<typeof foundPage>
export type FoundPage = Omit<ReadPage, 'facts'>

/** The part without the caption of a picture that does not come. */
export const withoutCaption = (part: FoundPart): FoundPart => ({
  ...part,
  text: part.text.slice(part.caption.length).trimStart(),
  caption: '',
})

/** What was found on the former site, read and reduced to text. */
export const foundSite = z.object({
  /** Without `www.`. */
  host: z.string(),
  pages: z.array(foundPage),
  leftOut: z.array(
    z.object({
      reason: z.string(),
      count: z.int(),
      /** The first ones. */
      names: z.array(z.string()),
    }),
  ),
})
/** Its pages have their `facts` once they were compared. */
export type FoundSite = z.output<typeof foundSite>
