import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from './open/open-site.ts'
import { respelledPath, spelledPaths } from './respelled-address.ts'
import { pagePaths } from './route.ts'

const [service] = sampleDocuments.services
const services = [{ ...service, id: 'papanicolaou', aliases: ['papanicolau'] }]
const symptoms = [{ ...sampleDocuments.symptoms[0], id: 'dolor-pelvico', aliases: [] }]
const site = openSite(parseSnapshot({ ...sampleDocuments, services, symptoms }))
const spelled = spelledPaths(site)

describe('an address without a page', () => {
  test.each([
    ['/Contacto', '/contacto'],
    ['/SERVICIOS', '/servicios'],
    ['/síntomas', '/sintomas'],
    ['/si\u0301ntomas', '/sintomas'],
    ['/contacto ', '/contacto'],
    ['/contacto.', '/contacto'],
    ['/contacto),', '/contacto'],
    ['/contacto\u00a0»', '/contacto'],
    ['/Buscar', '/buscar'],
    ['/servicios/Papanicolaou', '/servicios/papanicolaou'],
    ['/servicios/Papanicolau', '/servicios/papanicolaou'],
    ['/síntomas/dolor-pélvico', '/sintomas/dolor-pelvico'],
  ])('%s means %s', (path, meant) => {
    expect(respelledPath(spelled, path)).toBe(meant)
  })

  test.each([
    '/no-existe',
    '/contactos',
    '/.contacto',
    '/con.tacto',
    '/.',
    '/...',
    '/\\',
    '/otro.example',
    '/servicios/*',
    '/constructor',
    `/contacto${' '.repeat(300)}`,
  ])('%j means no page', (path) => {
    expect(respelledPath(spelled, path)).toBeUndefined()
  })
})

test('no page is taken for another one', () => {
  for (const path of pagePaths(site)) expect(respelledPath(spelled, path)).toBeUndefined()
})
