import { expect, test } from 'vitest'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const domainSources = {
  machine: ['198.51.100.7', '2001:db9::7'],
  resolve: async () => ['198.51.100.7'],
  ask: async () => ({ status: 200 }),
}

test('lists the records of this machine, and the name of a public site', async () => {
  const site = await runningSite({ siteUrl: 'http://dra-ana.mx', domainSources })
  const browser = await signedInOwner(site)

  expect((await browser.get('/api/domain')).json()).toEqual({
    name: 'dra-ana.mx',
    records: [
      { type: 'A', host: '@', value: '198.51.100.7' },
      { type: 'A', host: 'www', value: '198.51.100.7' },
      { type: 'AAAA', host: '@', value: '2001:db9::7' },
      { type: 'AAAA', host: 'www', value: '2001:db9::7' },
    ],
    isLaunched: false,
  })
})

test('understands a pasted address, and refuses what is no domain in her words', async () => {
  const site = await runningSite({ domainSources })
  const browser = await signedInOwner(site)
  const look = (name: string) => browser.get(`/api/domain/look?name=${encodeURIComponent(name)}`)

  expect((await look(' https://www.Dra-Ana.mx/contacto ')).json().name).toBe('dra-ana.mx')
  for (const name of ['', 'localhost', '127.0.0.1', '[::1]', 'dra ana', 'a'.repeat(400)])
    expect((await look(name)).json().issues[0].message).toContain('por ejemplo dra-ana.mx')
  expect((await browser.get('/api/domain')).json().name).toBeNull()
})

test('is for owners only', async () => {
  const assistant = await signedInAssistant(await runningSite({ domainSources }))

  expect((await assistant.get('/api/domain')).statusCode).toBe(403)
  expect((await assistant.get('/api/domain/look?name=dra-ana.mx')).statusCode).toBe(403)
})
