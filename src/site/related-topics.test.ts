import { expect, test } from 'vitest'
import { parseSnapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { shownSnapshot } from '#site/testing/shown-snapshot.ts'
import { relatedTopics } from './related-topics.ts'
import { findRoute } from './route.ts'

const snapshot = shownSnapshot(parseSnapshot(sampleDocuments))

function relatedTo(path: string, shown = snapshot): string[] {
  const route = findRoute(shown, path)
  if (route?.page !== 'detail') throw new Error(`There is no entry at ${path}.`)
  return relatedTopics(shown, route.topic).map(({ href }) => href)
}

test('two topics are linked in both directions, whichever of them names the other', () => {
  expect(relatedTo('/enfermedades/endometriosis')).toContain('/servicios/ultrasonido-de-utero-y-ovarios')
  expect(relatedTo('/servicios/ultrasonido-de-utero-y-ovarios')).toContain('/enfermedades/endometriosis')
  expect(relatedTo('/sintomas/dolor-pelvico')).toContain('/enfermedades/endometriosis')
  expect(relatedTo('/enfermedades/endometriosis')).toContain('/sintomas/dolor-pelvico')
})

test('no link leads to a hidden topic', () => {
  const services = sampleDocuments.services.map((service) => ({
    ...service,
    visible: service.id !== 'ultrasonido-de-utero-y-ovarios',
  }))
  const shown = shownSnapshot(parseSnapshot({ ...sampleDocuments, services }))

  expect(relatedTo('/enfermedades/endometriosis', shown)).not.toContain(
    '/servicios/ultrasonido-de-utero-y-ovarios',
  )
})
