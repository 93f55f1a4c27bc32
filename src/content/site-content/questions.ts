import { sourceList, synonyms } from '#content/fields/article-fields.ts'
import {
  group,
  httpsUrl,
  list,
  listItem,
  longText,
  requiredText,
  text,
  visible,
} from '#content/fields/fields.ts'

/** General questions and answers. What depends on the practice is asked in `practice`. */
export const questions = group('Preguntas frecuentes', {
  title: text('Título', { max: 120 }),
  subtitle: text('Subtítulo', { max: 240 }),
  items: list(
    'Preguntas',
    listItem('Pregunta', {
      question: requiredText('Pregunta', { max: 120 }),
      answer: longText('Respuesta', {
        max: 3000,
        hint: 'El primer párrafo responde en breve: también lo muestra el buscador del sitio.',
      }),
      visible: visible(),
      synonyms,
      sources: sourceList(httpsUrl('Dirección')),
    }),
    {
      max: 60,
      rowTitle: 'question',
      hint: 'Usted decide cuáles se ven. Si muestra la de no continuar un embarazo, escriba antes lo que dice la ley de su estado y la fecha en que la consultó.',
    },
  ),
})
