import { z } from 'zod'
import { type QuestionId, questions } from './questions.ts'

/** Answers to the twelve questions, with the words to read them by. */
export const answerLabels = { yes: 'Sí', no: 'No', unsure: 'No sé' } as const

export type Answer = keyof typeof answerLabels
export type Answers = Readonly<Record<QuestionId, Answer>>

const answer = z.enum(['yes', 'no', 'unsure'], 'Responda Sí, No o No sé.')

export const answersShape = z.record(z.enum(questions.map(({ id }) => id)), answer)

/** The questions as they were answered once. Their words are stored too, because later versions may ask in others. */
export const answeredQuestions = z.array(z.object({ id: z.string(), question: z.string(), answer }))

export const checklist = z.object({
  answeredAt: z.string(),
  author: z.string(),
  answers: answeredQuestions,
})
export type Checklist = z.output<typeof checklist>

/** Whether the answer asks for a correction of the site, or for a look at it. */
export const needsCare = ({ id, answer }: Checklist['answers'][number]): boolean => {
  const asked = questions.find((question) => question.id === id)
  return asked !== undefined && asked.wanted !== answer
}
