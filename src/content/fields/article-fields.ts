import type { z } from 'zod'
import { list, listItem, requiredText, sourceUrl, textList } from './fields.ts'

export const synonyms = textList('Así lo dicen las pacientes', {
  max: 30,
  itemMax: 60,
  hint: 'Por ejemplo «bolita en el pecho». El buscador del sitio la encuentra así.',
})

/** A list of sources, whose addresses are fields like `url`. */
export const sourceList = <Url extends z.ZodType>(url: Url) =>
  list('Fuentes', listItem('Fuente', { name: requiredText('Nombre', { max: 240 }), url }), {
    max: 12,
    rowTitle: 'name',
    hint: 'Confirme cada año que las normas que cita sigan vigentes.',
  })

/** The sources of an article, whose addresses are stored as they are: a signature covers them. */
export const sources = sourceList(sourceUrl('Dirección'))
