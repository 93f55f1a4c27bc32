import { expect, test } from 'vitest'
import { RefusedAddressError } from '../internet/public-request.ts'
import type { DomainSources } from '../startup/site-overrides.ts'
import { lookAtDomain } from './look-at-domain.ts'

const here = '198.51.100.7'
const redirects: Readonly<Record<string, string>> = {
  'http://dra-ana.mx/': 'https://dra-ana.mx/',
  'https://www.dra-ana.mx/': 'https://dra-ana.mx/',
}

/** A domain that works, changed. */
const sourcesWith = (change: Partial<DomainSources> = {}): DomainSources => ({
  machine: [here],
  resolve: async () => [here],
  ask: async (url) => (redirects[url] ? { status: 308, location: redirects[url] } : { status: 200 }),
  ...change,
})

const stepsWith = async (change: Partial<DomainSources>) =>
  (await lookAtDomain('dra-ana.mx', sourcesWith(change))).steps
const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

test('says of a domain that works that every step is right', async () => {
  const steps = await stepsWith({})

  expect(steps).toHaveLength(5)
  expect(steps.filter(({ isRight }) => !isRight)).toEqual([])
})

test.each<[string, Partial<DomainSources>, string]>([
  ['a name without a record', { resolve: async () => [] }, 'Todavía no lleva a ningún servidor'],
  [
    'a name of another machine',
    { resolve: async () => ['203.0.113.9'] },
    'Lleva a 203.0.113.9, que no es este',
  ],
  ['a forgotten second record', { resolve: async () => [here, '203.0.113.9'] }, 'Lleva a 203.0.113.9'],
  [
    'name servers that do not respond',
    { resolve: failing('ETIMEOUT') },
    'Los servidores de nombres no respondieron',
  ],
  ['an expired certificate', { ask: failing('CERT_HAS_EXPIRED') }, 'El certificado venció'],
  ['a certificate of another name', { ask: failing('ERR_TLS_CERT_ALTNAME_INVALID') }, 'es de otro nombre'],
  ['a server that refuses', { ask: failing('ECONNREFUSED') }, 'no acepta visitas'],
  [
    'a site that stays on http and www',
    { ask: async () => ({ status: 200 }) },
    'responde con 200 sin llevar',
  ],
  [
    'a redirect to another site',
    { ask: async () => ({ status: 302, location: 'https://estacionado.example/' }) },
    'lleva a https://estacionado.example. Pida que lleve a https://dra-ana.mx',
  ],
  [
    'a private address',
    { ask: () => Promise.reject(new RefusedAddressError('private', 'dra-ana.mx')) },
    'una dirección privada',
  ],
])('says in words what is wrong: %s', async (_what, change, words) => {
  const wrong = (await stepsWith(change)).filter(({ isRight }) => !isRight)

  expect(wrong.map((step) => step.words).join('\n')).toContain(words)
})

test('a machine behind a router leaves the comparison to whoever looks after it', async () => {
  const [name] = await stepsWith({ machine: [] })

  expect(name).toMatchObject({ isRight: true, words: expect.stringContaining('Confirme con quien cuida') })
})
