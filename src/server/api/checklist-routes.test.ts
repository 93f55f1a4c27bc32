import { afterEach, expect, test, vi } from 'vitest'
import { questions } from '#content/checklist/questions.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const answersWith = (answer: string) => Object.fromEntries(questions.map(({ id }) => [id, answer]))

afterEach(() => {
  vi.useRealTimers()
})

test('stores every set of answers with its date, its author and the words of the questions', async () => {
  const site = await runningSite()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
  const days = { '2026-11-27T18:00:00.000Z': 'unsure', '2026-11-28T18:00:00.000Z': 'yes' }
  const owner = await signedInOwner(site)

  for (const [day, answer] of Object.entries(days)) {
    vi.setSystemTime(day)
    expect((await owner.post('/api/checklists', { answers: answersWith(answer) })).statusCode).toBe(200)
  }

  const { checklists } = (await owner.get('/api/checklists')).json()
  const asked = (answer: string) => questions.map(({ id, text }) => ({ id, question: text, answer }))
  expect(checklists).toEqual([
    { answeredAt: '2026-11-28T18:00:00.000Z', author: 'Dra. Ana', answers: asked('yes') },
    { answeredAt: '2026-11-27T18:00:00.000Z', author: 'Dra. Ana', answers: asked('unsure') },
  ])
})

test('refuses a set in which an answer is missing, and names the question', async () => {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const { figures: _, ...incomplete } = answersWith('no')

  const response = await owner.post('/api/checklists', { answers: incomplete })

  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toEqual([
    { path: 'answers.figures', message: expect.stringContaining('Sí, No o No sé') },
  ])
  expect((await owner.get('/api/checklists')).json()).toEqual({ checklists: [] })
})
