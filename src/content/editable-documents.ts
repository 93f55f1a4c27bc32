import type { z } from 'zod'
import { type DocumentName, documents } from './documents.ts'

/** How one document is loaded, saved and named. The API and the admin derive everything else from this row. */
type Row<Name extends DocumentName> = {
  readonly schema: (typeof documents)[Name]
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
export type DocumentLabels = {
  /** Name of the document, also the title of its screen. */
  readonly name: string
  /** Short name for lists of documents. */
  readonly shortName: string
  readonly saved: string
  /** Without a full stop, because '. Intentar de nuevo.' may follow. */
  readonly saveFailed: string
  readonly loadFailed: string
}

type Rows = { readonly [Name in DocumentName]?: Row<Name> }

/** One row per document that users edit. Its API path is `/api/{name}`. */
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
  notices: {
    schema: documents.notices,
    bodyKey: 'notices',
    publishesOnSave: true,
    screen: 'avisos',
    labels: {
      name: 'Avisos',
      shortName: 'Avisos',
      saved: 'Avisos actualizados correctamente',
      saveFailed: 'Falla al actualizar los avisos',
      loadFailed: 'No se pudieron leer los avisos',
    },
  },
  services: {
    schema: documents.services,
    bodyKey: 'services',
    publishesOnSave: true,
    screen: 'servicios',
    labels: {
      name: 'Servicios',
      shortName: 'Servicios',
      saved: 'Servicios actualizados correctamente',
      saveFailed: 'Falla al actualizar los servicios',
      loadFailed: 'No se pudieron leer los servicios',
    },
  },
  diseases: {
    schema: documents.diseases,
    bodyKey: 'diseases',
    publishesOnSave: true,
    screen: 'enfermedades',
    labels: {
      name: 'Enfermedades',
      shortName: 'Enfermedades',
      saved: 'Enfermedades actualizadas correctamente',
      saveFailed: 'Falla al actualizar las enfermedades',
      loadFailed: 'No se pudieron leer las enfermedades',
    },
  },
  symptoms: {
    schema: documents.symptoms,
    bodyKey: 'symptoms',
    publishesOnSave: true,
    screen: 'sintomas',
    labels: {
      name: 'Síntomas',
      shortName: 'Síntomas',
      saved: 'Síntomas actualizados correctamente',
      saveFailed: 'Falla al actualizar los síntomas',
      loadFailed: 'No se pudieron leer los síntomas',
    },
  },
  testimonials: {
    schema: documents.testimonials,
    bodyKey: 'testimonials',
    publishesOnSave: true,
    screen: 'testimonios',
    labels: {
      name: 'Testimonios',
      shortName: 'Testimonios',
      saved: 'Testimonios actualizados correctamente',
      saveFailed: 'Falla al actualizar los testimonios',
      loadFailed: 'No se pudieron leer los testimonios',
    },
  },
} as const satisfies Rows

export type EditableDocument = keyof typeof editableDocuments
export type EditableValue<Name extends EditableDocument = EditableDocument> = z.output<
  (typeof editableDocuments)[Name]['schema']
>

export const isEditableDocument = (name: string): name is EditableDocument =>
  Object.hasOwn(editableDocuments, name)

/** In the order of the admin's lists. */
export const editableDocumentNames: readonly EditableDocument[] =
  Object.keys(editableDocuments).filter(isEditableDocument)

/** The row of a document, typed the same for all documents. */
export const editableDocument = (name: EditableDocument): Omit<Row<DocumentName>, 'schema'> =>
  editableDocuments[name]

type Schemas = { readonly [Name in EditableDocument]: { readonly schema: z.ZodType<EditableValue<Name>> } }
const schemas: Schemas = editableDocuments

export const editableSchema = <Name extends EditableDocument>(name: Name): z.ZodType<EditableValue<Name>> =>
  schemas[name].schema
