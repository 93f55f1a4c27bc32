import { isDeepStrictEqual } from 'node:util'
import { type DocumentInput, documents } from '#content/documents/documents.ts'
import { sampleDocuments, siteContentOf } from './server/site-documents.ts'

/** The documents that the owner of these tests saves. */
export const numberedDocuments = ['site-content', 'selected-sections', 'gallery'] as const
export type NumberedDocument = (typeof numberedDocuments)[number]

/** Sections whose visibility encodes a number in binary. */
const bits = [
  ...(['Purpose', 'Certifications', 'CallToAction', 'Services', 'Symptoms'] as const),
  ...(['Diseases', 'Experience', 'AboutMe', 'Testimonials', 'Insurance'] as const),
]

/** A distinct value for every number: revision 17 of a document must contain the value of 17. */
const values: { readonly [Name in NumberedDocument]: (number: number) => DocumentInput<Name> } = {
  'site-content': (number) => siteContentOf(`Dra. Prueba ${number}`),
  'selected-sections': (number) =>
    Object.fromEntries(bits.map((type, bit) => [type, { display: ((number >> bit) & 1) === 0 }])),
  gallery: (number) =>
    sampleDocuments.gallery.map((image) => ({ ...image, alt: `Fotografía de prueba ${number}` })),
}

/** How to read and save each document. */
const calls = {
  'site-content': { path: '/api/site-content', body: (value: unknown) => ({ siteContent: value }) },
  'selected-sections': { path: '/api/selected-sections', body: (value: unknown) => value },
  gallery: { path: '/api/gallery', body: (value: unknown) => ({ gallery: value }) },
} as const satisfies Record<NumberedDocument, { path: string; body: (value: unknown) => unknown }>

/** The call that saves the value of `number`. */
export function saveOfNumber(document: NumberedDocument, number: number) {
  return { path: calls[document].path, body: calls[document].body(values[document](number)) }
}

/** Whether this is exactly the value of `number`. */
export function isValueOf(document: NumberedDocument, number: number, value: unknown): boolean {
  return isDeepStrictEqual(value, documents[document].schema.parse(values[document](number)))
}

/** The numbers of the site content and of the gallery on a page. A page of one release shows one of each. */
export function numbersIn(html: string) {
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((found) => Number(found[1]))),
  ]
  return { content: named(/Dra\. Prueba (\d+)/g), gallery: named(/Fotografía de prueba (\d+)/g) }
}
