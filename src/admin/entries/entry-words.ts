import type { MissingPart } from '#admin/api/entries.ts'
import type { EntryDocument } from '#content/documents/entries.ts'

/** @param last The last letter of its adjectives. */
const wordsFor = (one: string, many: string, last: 'o' | 'a') => ({
  /** 'servicio' */
  one,
  /** 'Nuevo servicio' */
  new: `Nuev${last} ${one}`,
  /** Last part of the address of the screen for a new entry. */
  newPath: `nuev${last}`,
  loadFailed: `No se pudo leer ${last === 'a' ? 'la' : 'el'} ${one}`,
  /** Title of the screen of an entry that does not exist. */
  none: `No existe ${last === 'a' ? 'esa' : 'ese'} ${one}`,
  /** Text of an empty list. */
  empty: `Aún no hay ${many}. Mientras no agregue un${last === 'a' ? 'a' : 'o'}, el sitio no muestra esa sección.`,
})

/** Spanish texts about one entry of each document. */
export const entryWords: { readonly [Name in EntryDocument]: ReturnType<typeof wordsFor> } = {
  services: wordsFor('servicio', 'servicios', 'o'),
  diseases: wordsFor('enfermedad', 'enfermedades', 'a'),
  symptoms: wordsFor('síntoma', 'síntomas', 'o'),
  pages: wordsFor('página', 'páginas', 'a'),
  testimonials: wordsFor('testimonio', 'testimonios', 'o'),
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
