import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJson, type Json, withValueAt } from '../../../src/content/values/json.ts'
import { addressPaths, dangerousAddresses } from '../../support/hostile-content.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

let server: RunningServer
let owner: OwnerClient

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
  owner = await signInOwner(server)
})
afterAll(() => server.stop())

test.each([
  ['site-content', '/api/site-content', 'siteContent', 40],
  ['gallery', '/api/gallery', 'gallery', 3],
] as const)('every field of %s refuses dangerous addresses and is named', async (name, path, key, min) => {
  const before = await (await fetch(server.url + path)).json()
  const value: unknown = before[key]
  if (!isJson(value)) throw new TypeError(`${path} gave no JSON.`)
  const paths = addressPaths(name, value)
  expect(paths.length).toBeGreaterThan(min)

  for (const address of dangerousAddresses) {
    const hostile = paths.reduce<Json>((changed, at) => withValueAt(changed, at, address), value)
    const response = await owner.post(path, { [key]: hostile })

    expect([address, response.status]).toEqual([address, 400])
    const { issues }: { issues: { path: string }[] } = await response.json()
    // As in the body: `gallery[0].src`, `navMenu.items[0].path`.
    const named = new Set(
      issues.map((issue) => issue.path.replace(/\[(\d+)\]/g, '.$1').replace(/^gallery\./, '')),
    )
    expect({ address, missed: paths.filter((at) => !named.has(at)) }).toEqual({ address, missed: [] })
  }
  expect(await (await fetch(server.url + path)).json()).toEqual(before)
})

test('an address without encryption is stored with it, or refused', async () => {
  const before = await (await fetch(`${server.url}/api/site-content`)).json()
  const content: unknown = before.siteContent
  if (!isJson(content)) throw new TypeError('The site content is JSON.')

  for (const path of addressPaths('site-content', content)) {
    const siteContent = withValueAt(content, path, 'http://otro.example/')
    await owner.post('/api/site-content', { siteContent })
  }

  expect(await (await fetch(`${server.url}/api/site-content`)).text()).not.toContain('http://')
})
