import { z } from 'zod'
import { disease } from '../entries/disease.ts'
import { galleryImages } from '../entries/gallery-image.ts'
import { page } from '../entries/page.ts'
import { service } from '../entries/service.ts'
import { symptom } from '../entries/symptom.ts'
import { testimonial, testimonialEntries } from '../entries/testimonial.ts'
import { notices } from '../notices/notice.ts'
import { siteContent } from '../site-content/index.ts'
import { lowerFirst } from '../texts/words.ts'
import { uniqueIds } from '../values/unique-ids.ts'
import { selectedSections } from './selected-sections.ts'

/** How one document is checked, loaded, saved and named. The store, the API and the admin derive everything from it. */
type Row = {
  readonly schema: z.ZodType
  /** Schema of one entry, of a list whose entries are edited, saved and restored one by one. */
  readonly entry?: z.ZodType<{ readonly id: string }>
  /** The document's key in request and response bodies. */
  readonly bodyKey: string
  /** The body of GET and POST is the document itself, not an object with `bodyKey`. */
  readonly isBareBody?: true
  /** GET works without a session. */
  readonly isPublic?: true
  /** Whether saving also publishes. If not, a separate call publishes the saved version. */
  readonly publishesOnSave: boolean
  /** The document's screen is at `/admin/{screen}`. */
  readonly screen: string
  readonly labels: DocumentLabels
}

/** Spanish texts about a document in the admin. */
type DocumentLabels = {
  /** Name of the document, also the title of its screen. */
  readonly name: string
  /** Short name for lists of documents. */
  readonly shortName: string
  readonly loadFailed: string
}

/** «No se pudieron leer las enfermedades». */
function listLabels(name: string, article: 'los' | 'las'): DocumentLabels {
  return {
    name,
    shortName: name,
    loadFailed: `No se pudieron leer ${article} ${lowerFirst(name)}`,
  }
}

/** One row per document, by its name in the database and the API, in the order of the admin's lists. */
export const documents = {
  'site-content': {
    schema: siteContent,
    bodyKey: 'siteContent',
    isPublic: true,
    publishesOnSave: true,
    screen: 'sitio',
    labels: {
      name: 'Información del Sitio',
      shortName: 'Información',
      loadFailed: 'Falla al extraer la información del sitio. Intentar de nuevo.',
    },
  },
  'selected-sections': {
    schema: selectedSections,
    bodyKey: 'selectedSections',
    isBareBody: true,
    isPublic: true,
    publishesOnSave: false,
    screen: 'secciones',
    labels: {
      name: 'Secciones',
      shortName: 'Secciones',
      loadFailed: 'No se pudieron leer las secciones',
    },
  },
  gallery: {
    schema: galleryImages,
    bodyKey: 'gallery',
    isPublic: true,
    publishesOnSave: true,
    screen: 'galeria',
    labels: {
      name: 'Galería',
      shortName: 'Galería',
      loadFailed: 'No se pudo leer la galería',
    },
  },
  notices: {
    schema: notices,
    bodyKey: 'notices',
    publishesOnSave: true,
    screen: 'avisos',
    labels: listLabels('Avisos', 'los'),
  },
  services: {
    schema: uniqueIds(z.array(service)),
    entry: service,
    bodyKey: 'services',
    publishesOnSave: true,
    screen: 'servicios',
    labels: listLabels('Servicios', 'los'),
  },
  diseases: {
    schema: uniqueIds(z.array(disease)),
    entry: disease,
    bodyKey: 'diseases',
    publishesOnSave: true,
    screen: 'enfermedades',
    labels: listLabels('Enfermedades', 'las'),
  },
  symptoms: {
    schema: uniqueIds(z.array(symptom)),
    entry: symptom,
    bodyKey: 'symptoms',
    publishesOnSave: true,
    screen: 'sintomas',
    labels: listLabels('Síntomas', 'los'),
  },
  pages: {
    schema: uniqueIds(z.array(page)),
    entry: page,
    bodyKey: 'pages',
    publishesOnSave: true,
    screen: 'paginas',
    labels: listLabels('Páginas', 'las'),
  },
  testimonials: {
    schema: testimonialEntries,
    entry: testimonial,
    bodyKey: 'testimonials',
    publishesOnSave: true,
    screen: 'testimonios',
    labels: listLabels('Testimonios', 'los'),
  },
} as const satisfies Readonly<Record<string, Row>>

type Rows = typeof documents
export type DocumentName = keyof Rows
export type DocumentValue<Name extends DocumentName = DocumentName> = z.output<Rows[Name]['schema']>
/** Input type of a document: fields with defaults may be left out. */
export type DocumentInput<Name extends DocumentName> = z.input<Rows[Name]['schema']>

export const isDocumentName = (value: string): value is DocumentName => Object.hasOwn(documents, value)
export const documentNames: readonly DocumentName[] = Object.keys(documents).filter(isDocumentName)

/** The row of a document, typed the same for all documents. */
export const documentRow = (name: DocumentName): Row => documents[name]

type Schemas = { readonly [Name in DocumentName]: { readonly schema: z.ZodType<DocumentValue<Name>> } }
const schemas: Schemas = documents

export const documentSchema = <Name extends DocumentName>(name: Name): z.ZodType<DocumentValue<Name>> =>
  schemas[name].schema
