import type { MissingPart } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/documents/entries.ts'

type Words = {
  /** 'servicio' */
  readonly one: string
  /** 'este servicio' */
  readonly this: string
  /** 'Nuevo servicio' */
  readonly new: string
  /** Last part of the address of the screen for a new entry. */
  readonly newPath: 'nuevo' | 'nueva'
  readonly loadFailed: string
  /** Title of the screen of an entry that does not exist. */
  readonly none: string
  /** Text of an empty list. */
  readonly empty: string
}

/** Spanish texts about one entry of each document. */
export const entryWords: { readonly [Name in EntryDocument]: Words } = {
  services: {
    one: 'servicio',
    this: 'este servicio',
    new: 'Nuevo servicio',
    newPath: 'nuevo',
    loadFailed: 'No se pudo leer el servicio',
    none: 'No existe ese servicio',
    empty: 'Aún no hay servicios. Mientras no agregue uno, el sitio no muestra esa sección.',
  },
  diseases: {
    one: 'enfermedad',
    this: 'esta enfermedad',
    new: 'Nueva enfermedad',
    newPath: 'nueva',
    loadFailed: 'No se pudo leer la enfermedad',
    none: 'No existe esa enfermedad',
    empty: 'Aún no hay enfermedades. Mientras no agregue una, el sitio no muestra esa sección.',
  },
  symptoms: {
    one: 'síntoma',
    this: 'este síntoma',
    new: 'Nuevo síntoma',
    newPath: 'nuevo',
    loadFailed: 'No se pudo leer el síntoma',
    none: 'No existe ese síntoma',
    empty: 'Aún no hay síntomas. Mientras no agregue uno, el sitio no muestra esa sección.',
  },
  testimonials: {
    one: 'testimonio',
    this: 'este testimonio',
    new: 'Nuevo testimonio',
    newPath: 'nuevo',
    loadFailed: 'No se pudo leer el testimonio',
    none: 'No existe ese testimonio',
    empty: 'Aún no hay testimonios. Mientras no agregue uno, el sitio no muestra esa sección.',
  },
}

/** What an entry lacks, as the list says it. */
export const missingWords: { readonly [Part in MissingPart]: string } = {
  picture: 'Sin foto',
  alarmSigns: 'Sin signos de alarma',
  sources: 'Sin fuentes',
  description: 'Sin descripción para buscadores',
  review: 'Sin revisión médica',
  consent: 'Sin consentimiento por escrito',
}
