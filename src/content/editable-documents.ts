import type { z } from 'zod'
import { type DocumentName, documents } from './documents.ts'

/** How one document is read, saved and named. All of the API and the admin that serves it comes from here. */
type Row<Name extends DocumentName> = {
  readonly schema: (typeof documents)[Name]
  /** The document's key in the bodies of its calls. */
  readonly bodyKey: string
  /** The body of GET and POST is the document itself, without `bodyKey`. */
  readonly isBareBody?: true
  /** GET needs no session. */
  readonly isPublic?: true
  /** Saving publishes at once; otherwise a call of its own publishes what is saved. */
  readonly publishesOnSave: boolean
  /** Its screen is `/admin/{screen}`. */
  readonly screen: string
  readonly labels: DocumentLabels
}

/** What the owner reads of a document. */
export type DocumentLabels = {
  /** Name of the document and title of its screen. */
  readonly name: string
  /** Name among several, where there is little room. */
  readonly shortName: string
  readonly saved: string
  /** Without a full stop: '. Intentar de nuevo.' may follow. */
  readonly saveFailed: string
  readonly loadFailed: string
}

type Rows = { readonly [Name in DocumentName]?: Row<Name> }

/** One row per document that the owner edits. Its path in the API is `/api/{name}`. */
export const editableDocuments = {
  'site-content': {
    schema: documents['site-content'],
    bodyKey: 'siteContent',
    isPublic: true,
    publishesOnSave: true,
    screen: 'sitio',
    labels: {
      name: 'Información del Sitio',
      shortName: 'Información',
      saved: 'Información del sitio actualizada correctamente',
      saveFailed: 'Falla al actualizar la información del sitio',
      loadFailed: 'Falla al extraer la información del sitio. Intentar de nuevo.',
    },
  },
  'selected-sections': {
    schema: documents['selected-sections'],
    bodyKey: 'selectedSections',
    isBareBody: true,
    isPublic: true,
    publishesOnSave: false,
    screen: 'secciones',
    labels: {
      name: 'Secciones',
      shortName: 'Secciones',
      saved: 'Secciones seleccionadas guardadas.',
      saveFailed: 'No pudieron actualizarse las secciones',
      loadFailed: 'No se pudieron leer las secciones',
    },
  },
  gallery: {
    schema: documents.gallery,
    bodyKey: 'gallery',
    isPublic: true,
    publishesOnSave: true,
    screen: 'galeria',
    labels: {
      name: 'Galería',
      shortName: 'Galería',
      saved: 'Galería actualizada correctamente',
      saveFailed: 'Falla al actualizar la galería',
      loadFailed: 'No se pudo leer la galería',
    },
  },
} as const satisfies Rows

export type EditableDocument = keyof typeof editableDocuments
export type EditableValue<Name extends EditableDocument = EditableDocument> = z.output<
  (typeof editableDocuments)[Name]['schema']
>

export const isEditableDocument = (name: string): name is EditableDocument =>
  Object.hasOwn(editableDocuments, name)

/** In the order in which the admin lists them. */
export const editableDocumentNames: readonly EditableDocument[] =
  Object.keys(editableDocuments).filter(isEditableDocument)

/** The row of a document, in one type for all of them. */
export const editableDocument = (name: EditableDocument): Omit<Row<DocumentName>, 'schema'> =>
  editableDocuments[name]

type Schemas = { readonly [Name in EditableDocument]: { readonly schema: z.ZodType<EditableValue<Name>> } }
const schemas: Schemas = editableDocuments

export const editableSchema = <Name extends EditableDocument>(name: Name): z.ZodType<EditableValue<Name>> =>
  schemas[name].schema
