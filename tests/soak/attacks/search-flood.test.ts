import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { startServer } from '../../support/server.ts'

test('a flood of searches leaves the server fast for the other visitors, and every search gets the page', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const searches = Array.from({ length: 600 }, (_, number) => ask(server.url, `/buscar?q=flujo+${number}`))
  const page = await ask(server.url, '/')

  expect(page.status).toBe(200)
  const replies = await Promise.all(searches)
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
})
