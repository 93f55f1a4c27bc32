import { expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { RefusedAddressError } from '../internet/public-request.ts'
import type { AskAddress } from '../startup/site-overrides.ts'
import { lookAtOwnAddress } from './own-address.ts'

const redirects: Readonly<Record<string, string>> = {
  'http://dra-ana.mx/': 'https://dra-ana.mx/',
  'https://www.dra-ana.mx/': 'https://dra-ana.mx/',
}

const askWorking: AskAddress = async (url) =>
  redirects[url] ? { status: 308, location: redirects[url] } : { status: 200 }

const failing =
  (code: string): AskAddress =>
  async () => {
    throw Object.assign(new Error(code), { code })
  }

test('every step of an address that works is right', async () => {
  const { steps } = await lookAtOwnAddress('dra-ana.mx', askWorking)

  expect(steps).toHaveLength(3)
  expect(steps.filter(({ isRight }) => !isRight)).toEqual([])
})

test('an address that begins with www is compared with the name without it', async () => {
  const { steps } = await lookAtOwnAddress('www.dra-ana.mx', askWorking)

  expect(steps.map(({ title }) => title)).toEqual([
    'https://www.dra-ana.mx',
    'http://www.dra-ana.mx',
    'https://dra-ana.mx',
  ])
})

test.each<[string, AskAddress, string]>([
  ['a name without a record', failing('ENOTFOUND'), 'todavía no lleva a ningún servidor'],
  ['name servers that do not respond', failing('EAI_AGAIN'), 'Los servidores de nombres no respondieron'],
  ['an expired certificate', failing('CERT_HAS_EXPIRED'), 'El certificado venció'],
  ['a certificate of another name', failing('ERR_TLS_CERT_ALTNAME_INVALID'), 'es de otro nombre'],
  ['a server that refuses', failing('ECONNREFUSED'), 'no acepta visitas'],
  ['a server in trouble', async () => ({ status: 502 }), 'respondió con el error 502'],
  ['a site that stays on http and www', async () => ({ status: 200 }), 'Responde con 200 sin llevar'],
  [
    'a redirect to another site',
    async () => ({ status: 302, location: 'https://estacionado.example/' }),
    'Lleva a https://estacionado.example. Pida que lleve a https://dra-ana.mx',
  ],
  [
    'a private address',
    () => Promise.reject(new RefusedAddressError('private', 'dra-ana.mx')),
    'una dirección privada',
  ],
])('says in words what is wrong: %s', async (_what, ask, words) => {
  const { steps } = await lookAtOwnAddress('dra-ana.mx', ask)

  const wrong = steps.filter(({ isRight }) => !isRight)
  expect(wrong.map((step) => step.words).join('\n')).toContain(words)
})

test('the call looks at the address that the site has, and at none while it has no name', async () => {
  const options = { askAddress: askWorking }
  const named = await signedInOwner(await runningSite({ siteUrl: 'http://dra-ana.mx', ...options }))
  const local = await signedInOwner(await runningSite(options))

  expect((await named.get('/api/own-address')).json()).toMatchObject({ name: 'dra-ana.mx' })
  expect((await local.get('/api/own-address')).json()).toEqual({ name: null, steps: [] })
})
