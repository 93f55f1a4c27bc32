import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { respelledPath } from './respelled-address.ts'
import { pagePaths } from './route.ts'
import { visibleSnapshot } from './visible-snapshot.ts'

const [service] = sampleDocuments.services
const services = [{ ...service, id: 'papanicolaou', aliases: ['papanicolau'] }]
const symptoms = [{ ...sampleDocuments.symptoms[0], id: 'dolor-pelvico', aliases: [] }]
const snapshot = visibleSnapshot(parseSnapshot({ ...sampleDocuments, services, symptoms }))

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
    expect(respelledPath(snapshot, path)).toBe(meant)
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
    expect(respelledPath(snapshot, path)).toBeUndefined()
  })
})

test('no page is taken for another one', () => {
  for (const path of pagePaths(snapshot)) expect(respelledPath(snapshot, path)).toBeUndefined()
})
