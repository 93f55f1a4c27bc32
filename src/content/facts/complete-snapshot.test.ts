import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
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
})
