import { questions } from '#content/checklist/questions.ts'
import type { checklistCalls } from '#contract/checklists.ts'
import type { Handlers } from '../calls/serve-calls.ts'
import { createChecklists } from '../store/checklists.ts'
import type { Api } from './api.ts'

export function checklistHandlers({
  store,
  now,
}: Pick<Api, 'store' | 'now'>): Handlers<typeof checklistCalls> {
  const checklists = createChecklists(store)
  return {
    'GET /api/checklists': async () => ({ checklists: await checklists.list() }),

    'POST /api/checklists': async ({ body, person }) => {
      const answers = questions.map(({ id, text }) => ({ id, question: text, answer: body.answers[id] }))
      await checklists.add({ answeredAt: now().toISOString(), author: person.name, answers })
      return {}
    },
  }
}
