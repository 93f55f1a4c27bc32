import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { completeSnapshot } from './complete-snapshot.ts'

const [first, ...others] = sampleDocuments.services
if (!first) throw new Error('The sample has services.')
const marked = { ...first, description: 'Con {doctora} en {ciudad}.' }
const documents = { ...sampleDocuments, services: [marked, ...others] }

describe('a complete snapshot', () => {
  test('has the facts in the texts of entries', () => {
    const [service] = completeSnapshot(parseSnapshot(documents)).services

    expect(service?.description).toBe('Con Dra. Nombre Apellido en Ciudad.')
  })

  test('shares the lists and entries without marks with the stored one', () => {
    const stored = parseSnapshot(documents)

    const complete = completeSnapshot(stored)

    expect(complete.diseases).toBe(stored.diseases)
    expect(complete.services[1]).toBe(stored.services[1])
    expect(completeSnapshot(stored)).toBe(complete)
  })

  test('has the same lists as before until a fact changes', () => {
    const stored = parseSnapshot(documents)
    const { services } = completeSnapshot(stored)
    const content = stored['site-content']

    const other = { ...content, buttons: { ...content.buttons, btnCallText: 'Marcar' } }
    const moved = { ...content, doctorInfo: { ...content.doctorInfo, city: 'Puebla' } }

    expect(completeSnapshot({ ...stored, 'site-content': other }).services).toBe(services)
    expect(completeSnapshot({ ...stored, 'site-content': moved }).services[0]?.description).toBe(
      'Con Dra. Nombre Apellido en Puebla.',
    )
  })
})
