import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { documentNames } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import type { Access, Role } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { browserOf, eva, type OwnersBrowser, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { guardCalls } from './guard-calls.ts'

const rank = (call: string) => (call.endsWith('/sign-out') ? 1 : 0)

/** Signing out comes last, because it ends the session that the other calls use. */
const calls = Object.entries(contract)
  .filter(([name]) => name.includes(' /api/'))
  .map(([name, { access }]): [string, Access] => [name, access])
  .sort(([one], [other]) => rank(one) - rank(other))

const problem = z.object({ code: z.string() })

/** The problem code with which a call is refused, if it is. */
async function refusalOf(browser: OwnersBrowser, call: string) {
  const { method, url } = callIn(call)
  const response = await browser.send({
    method,
    url: url
      .replace(':document', 'site-content')
      .replace(':number', '1')
      .replace('/media/:id', '/media/0123456789abcdef')
      .replace(':id', '8f14e45f-ceea-467f-a0e6-0a3f6f6f6f6f'),
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  const isProblem = response.headers['content-type']?.toString().startsWith('application/problem+json')
  const code = isProblem ? problem.parse(response.json()).code : undefined
  return isRefusal(code) ? code : 'let through'
}

const isRefusal = (code: string | undefined) =>
  code === 'unauthorized' || code === 'owner_only' || code === 'owner_publishes'

function callIn(call: string) {
  const [method, url] = call.split(' ')
  return {
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    url: z.string().parse(url),
  }
}

const expectedFor = (role: Role | 'nobody', access: Access) => {
  if (access === 'anyone') return 'let through'
  if (role === 'nobody') return 'unauthorized'
  if (access.includes(role)) return 'let through'
  return role === 'editor' && access.includes('assistant') ? 'owner_publishes' : 'owner_only'
}

describe('the roles of the contract', () => {
  test('apply to everybody on every call', async () => {
    const site = await runningSite()
    const browsers = {
      nobody: browserOf(site),
      owner: await signedInOwner(site),
      editor: await signedInAssistant(site, 'editor', { ...eva, name: 'Luz Paz', email: 'luz@ejemplo.mx' }),
      assistant: await signedInAssistant(site, 'assistant'),
    }
    const faults: string[] = []

    for (const role of ['nobody', 'editor', 'assistant', 'owner'] as const) {
      for (const [call, access] of calls) {
        const [refusal, expected] = [await refusalOf(browsers[role], call), expectedFor(role, access)]
        if (refusal !== expected) faults.push(`${role}, ${call}: ${refusal} instead of ${expected}`)
      }
    }

    expect(faults).toEqual([])
  })

  test('allow an assistant to edit content, and refuse accounts, copies, the look at the address, the former site and deletions', () => {
    const refused = calls.filter(([, access]) => !access.includes('assistant') && access !== 'anyone')

    expect(refused.map(([call]) => call).sort()).toEqual(
      [
        ...entryDocuments.map((name) => `DELETE /api/${name}/:id`),
        'DELETE /api/checks/dismissed/:key',
        'DELETE /api/invitations/:id',
        'DELETE /api/media/:id',
        'DELETE /api/media/:id/former',
        'DELETE /api/people/:id',
        'GET /api/checklists',
        'GET /api/copies',
        'GET /api/copies/:name',
        'GET /api/private-files',
        'GET /api/private-files/:id',
        'DELETE /api/private-files/:id',
        'GET /api/media/removed',
        'GET /api/own-address',
        'GET /api/people',
        'GET /api/public-days/:day',
        'GET /api/public-days/:day/printout',
        'POST /api/checklists',
        'POST /api/checks/dismissed',
        'POST /api/copies',
        'POST /api/copies/:name/link',
        'POST /api/invitations',
        'POST /api/launch',
        'DELETE /api/discontinued',
        'POST /api/media/:id/former',
        'POST /api/media/from-former-site',
        'PUT /api/people/:id/publishing',
      ].sort(),
    )
  })

  test('let an editor change nothing that visitors see', () => {
    const refused = calls.filter(([, access]) => access.includes('assistant') && !access.includes('editor'))

    expect(refused.map(([call]) => call).sort()).toEqual(
      [
        ...documentNames.map((name) => `POST /api/${name}`),
        ...entryDocuments.map((name) => `PUT /api/${name}/:id`),
        'DELETE /api/dated-changes/:id',
        'PATCH /api/media/:id',
        'POST /api/dated-changes/:id/publish',
        'POST /api/dated-changes/:id/undate',
        'POST /api/publish',
        'POST /api/update-sections',
        'PUT /api/dated-changes/:id',
      ].sort(),
    )
  })

  test('name only existing calls', async () => {
    const { app } = await runningSite()

    const missing = calls.filter(([call]) => !app.hasRoute(callIn(call)))

    expect(missing).toEqual([])
  })

  test('stop the start of a server with a call that they do not name', () => {
    const app = Fastify()
    guardCalls(app, { sessionOf: async () => undefined })

    expect(() => app.get('/api/otra', async () => 'x')).toThrow('Add GET /api/otra to the contract')
    expect(() => app.get('/otra', async () => 'x')).not.toThrow()
  })

  test('apply to HEAD as to GET', async () => {
    const site = await runningSite()
    const assistant = await signedInAssistant(site)

    const head = (url: string) => assistant.send({ method: 'HEAD', url })

    expect((await head('/api/people')).statusCode).toBe(403)
    expect((await head('/api/status')).statusCode).toBe(200)
  })

  test('follow the current role of the account', async () => {
    const site = await runningSite()
    const browser = await signedInOwner(site)
    expect((await browser.get('/api/people')).statusCode).toBe(200)

    await site.store.db.updateTable('user').set({ role: 'assistant' }).execute()

    expect((await browser.get('/api/people')).json()).toMatchObject({ code: 'owner_only' })
  })
})

test('the status response contains the signed-in user', async () => {
  const site = await runningSite()
  const [owner, assistant] = [await signedInOwner(site), await signedInAssistant(site)]

  expect((await owner.get('/api/status')).json().person).toEqual({ name: 'Dra. Ana', role: 'owner' })
  expect((await assistant.get('/api/status')).json().person).toEqual({ name: 'Eva Luna', role: 'assistant' })
  expect((await assistant.get('/api/auth/get-session')).json().user).toMatchObject({ role: 'assistant' })
})
