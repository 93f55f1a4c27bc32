import { expect, test } from 'vitest'
import { z } from 'zod'
import { isShortAddress } from '#content/addresses/short-addresses.ts'
import { speculationRules } from './speculation-rules.ts'

const origin = 'https://dra-ana.mx'
const { prerender } = z
  .object({ prerender: z.array(z.object({ where: z.object({ and: z.array(z.unknown()) }) })) })
  .parse(JSON.parse(speculationRules))
const refused = prerender.flatMap(({ where }) =>
  where.and.flatMap((condition) => {
    const found = z.object({ not: z.object({ href_matches: z.array(z.string()) }) }).safeParse(condition)
    return found.data?.not.href_matches.map((pattern) => new URLPattern(pattern, origin)) ?? []
  }),
)
const isPrepared = (path: string) => !refused.some((pattern) => pattern.test(path, origin))

test.each([
  '/whatsapp',
  '/whatsapp?de=folleto',
  '/opinion',
  '/opinion/roma',
])('the short address %s, whose requests are counted, is never prepared', (path) => {
  expect(isShortAddress(new URL(path, origin).pathname)).toBe(true)
  expect(isPrepared(path)).toBe(false)
})

test.each([
  '/admin',
  '/admin/sitio',
  '/api/site-content',
  '/llms.txt',
  '/medios/1/a.webp',
  '/buscar?q=mioma',
])('%s, which is no page to read next, is never prepared', (path) => {
  expect(isPrepared(path)).toBe(false)
})

test.each([
  '/',
  '/contacto',
  '/servicios/papanicolaou',
  '/paginas/opiniones',
  '/whatsapp-y-citas',
])('the page %s is prepared', (path) => {
  expect(isPrepared(path)).toBe(true)
})
