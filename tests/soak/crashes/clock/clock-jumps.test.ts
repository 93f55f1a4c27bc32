import { describe, expect, test } from 'vitest'
import { saveOfNumber } from '../../../support/numbered-documents.ts'
import { owner as account, ownerEnv, signInOwner } from '../../../support/owner-client.ts'
import { siteWithClock } from './site-with-clock.ts'

describe('when the clock jumps by 400 days forwards and backwards', () => {
  test('the last save stays the newest, and its page replaces the former one in caches', async () => {
    const site = await siteWithClock(ownerEnv)

    for (const [index, days] of [400, -400].entries()) {
      const number = index + 2
      const server = await site.jump(days)
      const owner = await signInOwner(server)
      const etag = (await fetch(server.url)).headers.get('etag') ?? ''
      const { path, body } = saveOfNumber('site-content', number)
      const saved = await (await owner.post(path, body)).json()
      const page = await fetch(server.url, { headers: { 'if-none-match': etag } })

      expect(saved.revision.number).toBe(number)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`Dra. Prueba ${number}`)
    }
  })

  test('the setup link works exactly once', async () => {
    const site = await siteWithClock({})
    const token = /configurar#token=([\w-]+)/.exec(site.server.logs)?.[1]
    await site.jump(400)

    const { url } = await site.jump(-400)
    const setUp = () =>
      fetch(`${url}/api/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, name: 'Dra. Ana', ...account }),
      })

    expect((await setUp()).status).toBe(201)
    expect((await setUp()).status).toBe(403)
  })
})
