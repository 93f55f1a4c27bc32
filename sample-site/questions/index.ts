import { helpQuestions } from './help.ts'
import { pregnancyQuestions } from './pregnancy.ts'
import { preventionQuestions } from './prevention.ts'
import type { Questions } from './question.ts'
import { visitQuestions } from './visit.ts'

export const questions: Questions = {
  title: 'Preguntas frecuentes',
  subtitle: 'Lo que más se pregunta antes de venir, también lo que da pena preguntar.',
  items: [...visitQuestions, ...pregnancyQuestions, ...preventionQuestions, ...helpQuestions],
}
