import { expect, test } from 'vitest'
import { documentSchema } from '#content/documents/documents.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { Json } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { mentionsIn } from './place-mentions.ts'

const place = { id: 'star-medica', name: 'Star Médica' }
const mentions = (name: 'services' | 'notices' | 'site-content', value: Json) =>
  mentionsIn(schemaTree(documentSchema(name)), value, place)

test('a service that is done there is named', () => {
  const [service] = documentSchema('services').parse(sampleDocuments.services)
  if (!service) throw new Error('The sample has services.')
  const found = mentions('services', [{ ...service, places: ['consultorio', 'star-medica'] }])
  expect(found[0]?.[0]).toBe(service.title)
})

test('a notice of the place is named', () => {
  expect(mentions('notices', [{ id: 'vacaciones', text: 'Cerrado', workplace: 'star-medica' }])).toHaveLength(
    1,
  )
})

test('a text that says its name is named, the place itself is not', () => {
  const found = mentions('site-content', {
    contact: { directions: ['Los martes en star médica.'] },
    aboutMe: { description: 'star-medica' },
    doctorWorkInfo: { otherPlaces: [{ ...place, header: 'Star Médica' }] },
  })
  expect(found.map((trail) => trail[0])).toEqual(['Contacto'])
})
