import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from './open/open-site.ts'
import { relatedTopics, topicNamers } from './related-topics.ts'
import { findRoute } from './route.ts'

const site = openSite(parseSnapshot(sampleDocuments))

function relatedTo(path: string, shown = site): string[] {
  const route = findRoute(shown, path)
  if (route?.page !== 'detail') throw new Error(`There is no entry at ${path}.`)
  return relatedTopics(shown, topicNamers(shown), route.topic).map(({ href }) => href)
}

test('two topics are linked in both directions, whichever of them names the other', () => {
  expect(relatedTo('/enfermedades/endometriosis')).toContain('/servicios/ultrasonido-de-utero-y-ovarios')
  expect(relatedTo('/servicios/ultrasonido-de-utero-y-ovarios')).toContain('/enfermedades/endometriosis')
  expect(relatedTo('/sintomas/dolor-pelvico')).toContain('/enfermedades/endometriosis')
  expect(relatedTo('/enfermedades/endometriosis')).toContain('/sintomas/dolor-pelvico')
})

test('a service is linked to those that a disease names with it, after the disease', () => {
  expect(relatedTo('/servicios/parto-natural-sin-dolor')).toEqual([
    '/enfermedades/enfermedades-del-embarazo',
    '/servicios/ultrasonido-obstetrico',
    '/servicios/control-del-embarazo',
  ])
})

test('no link leads to a hidden topic', () => {
  const services = sampleDocuments.services.map((service) => ({
    ...service,
    visible: service.id !== 'ultrasonido-de-utero-y-ovarios',
  }))
  const shown = openSite(parseSnapshot({ ...sampleDocuments, services }))

  expect(relatedTo('/enfermedades/endometriosis', shown)).not.toContain(
    '/servicios/ultrasonido-de-utero-y-ovarios',
  )
})

test('a topic is linked to those that name it by an alias or by one of its former ids', () => {
  const renamed = 'ultrasonido-pelvico'
  const services = sampleDocuments.services.map((service) =>
    service.id === 'ultrasonido-de-utero-y-ovarios'
      ? { ...service, id: renamed, aliases: ['pelvico'] }
      : service,
  )
  const [first, second, ...others] = sampleDocuments.diseases
  if (!first || !second) throw new Error('The sample has too few diseases.')
  const diseases = [
    { ...first, relatedServices: ['ultrasonido-de-utero-y-ovarios'] },
    { ...second, relatedServices: ['pelvico'] },
    ...others,
  ]
  const formerIds = {
    services: new Map([
      ['ultrasonido-de-utero-y-ovarios', 'ultrasonido'],
      ['ultrasonido', renamed],
    ]),
  }
  const shown = openSite(parseSnapshot({ ...sampleDocuments, services, diseases }, {}, new Map(), formerIds))

  const related = relatedTo(`/servicios/${renamed}`, shown)
  expect(related).toContain(`/enfermedades/${first.id}`)
  expect(related).toContain(`/enfermedades/${second.id}`)
  expect(relatedTo(`/enfermedades/${first.id}`, shown)).toContain(`/servicios/${renamed}`)
})
