import { isDeepStrictEqual } from 'node:util'
import { type DocumentInput, documents } from '../../src/content/documents.ts'
import { sampleDocuments, siteContentOf } from '../../src/server/testing/site-documents.ts'

/** What the owner of these tests saves. */
export const numberedDocuments = ['site-content', 'selected-sections', 'gallery'] as const
export type NumberedDocument = (typeof numberedDocuments)[number]

/** Sections whose visibility writes a number in binary. */
const bits = [
  ...(['Purpose', 'Certifications', 'CallToAction', 'Services', 'Symptoms'] as const),
  ...(['Diseases', 'Experience', 'AboutMe', 'Testimonials', 'Insurance'] as const),
]

/** A value for every number, no two alike: revision 17 of a document is to hold the value of 17. */
const values: { readonly [Name in NumberedDocument]: (number: number) => DocumentInput<Name> } = {
  'site-content': (number) => siteContentOf(`Dra. Prueba ${number}`),
  'selected-sections': (number) =>
    Object.fromEntries(bits.map((type, bit) => [type, { display: ((number >> bit) & 1) === 0 }])),
  gallery: (number) =>
    sampleDocuments.gallery.map((image) => ({ ...image, alt: `Fotografía de prueba ${number}` })),
}

/** How each document is read and saved. */
const calls = {
  'site-content': { path: '/api/site-content', body: (value: unknown) => ({ siteContent: value }) },
  'selected-sections': { path: '/api/selected-sections', body: (value: unknown) => value },
  gallery: { path: '/api/gallery', body: (value: unknown) => ({ gallery: value }) },
} as const satisfies Record<NumberedDocument, { path: string; body: (value: unknown) => unknown }>

/** The call that saves the value of `number`. */
export function saveOfNumber(document: NumberedDocument, number: number) {
  return { path: calls[document].path, body: calls[document].body(values[document](number)) }
}

/** Whether this is, wholly, the value of `number`. */
export function isValueOf(document: NumberedDocument, number: number, value: unknown): boolean {
  return isDeepStrictEqual(value, documents[document].parse(values[document](number)))
}

/** The numbers that a page names, of the site content and of the gallery: one of each, when it is of one release. */
export function numbersIn(html: string) {
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((found) => Number(found[1]))),
  ]
  return { content: named(/Dra\. Prueba (\d+)/g), gallery: named(/Fotografía de prueba (\d+)/g) }
}
