import { group, list, requiredText, sourceUrl, textList } from './fields.ts'

export const synonyms = textList('Así lo dicen las pacientes', {
  max: 30,
  itemMax: 60,
  hint: 'Por ejemplo «bolita en el pecho». El buscador del sitio la encuentra así.',
})

export const sources = list(
  'Fuentes',
  group('Fuente', { name: requiredText('Nombre', { max: 240 }), url: sourceUrl('Dirección') }),
  { max: 12, rowTitle: 'name', hint: 'Confirme cada año que las normas que cita sigan vigentes.' },
)
