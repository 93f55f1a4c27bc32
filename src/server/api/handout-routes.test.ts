import { expect, test } from 'vitest'
import { signedInAssistant } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { handoutHandlers } from './handout-routes.ts'

type Input = Parameters<ReturnType<typeof handoutHandlers>['POST /api/handouts/pdf']>[0]
const input = { body: { paper: 'a4', drawing: '<svg ></svg>' } } as Input

test('without Chromium the screen knows it, and a PDF is refused in words', async () => {
  const handlers = handoutHandlers({ printHandout: undefined })

  expect(await handlers['GET /api/handouts']({} as never)).toEqual({ canPrint: false })
  await expect(handlers['POST /api/handouts/pdf'](input)).rejects.toMatchObject({ code: 'chromium_missing' })
})

test('one PDF is made at a time, and a browser that fails leaves the next one possible', async () => {
  const started = Promise.withResolvers<Uint8Array>()
  const handlers = handoutHandlers({ printHandout: () => started.promise })

  const first = handlers['POST /api/handouts/pdf'](input)
  await expect(handlers['POST /api/handouts/pdf'](input)).rejects.toMatchObject({ code: 'print_running' })
  started.reject(new Error('no browser'))

  await expect(first).rejects.toMatchObject({ code: 'print_failed' })
  await expect(handlers['POST /api/handouts/pdf'](input)).rejects.toMatchObject({ code: 'print_failed' })
})

test.each([
  ['another paper', { paper: 'oficio', drawing: '<svg ></svg>' }],
  ['a page instead of a drawing', { paper: 'a4', drawing: '<h1>Hola</h1>' }],
  ['a drawing of a megabyte', { paper: 'a4', drawing: `<svg >${' '.repeat(700_000)}</svg>` }],
])('%s is refused', async (_what, body) => {
  const site = await runningSite()
  const assistant = await signedInAssistant(site)

  expect((await assistant.post('/api/handouts/pdf', body)).statusCode).toBe(400)
  expect(
    (await site.app.inject({ method: 'POST', url: '/api/handouts/pdf', payload: body })).statusCode,
  ).toBe(401)
})
