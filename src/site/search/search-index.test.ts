import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { searchIndex } from './search-index.ts'

type Documents = typeof sampleDocuments

const indexOf = (documents: Documents) => searchIndex(openSite(parseSnapshot(documents)))
const index = indexOf(sampleDocuments)

describe('the index of the sample', () => {
  test('has every entry, price, insurer and page once', () => {
    const counts = Object.fromEntries(
      Object.entries(Object.groupBy(index, ({ kind }) => kind)).map(([kind, rows]) => [kind, rows?.length]),
    )

    expect(counts).toEqual({
      services: 9,
      diseases: 10,
      symptoms: 5,
      question: 17,
      price: 3,
      insurer: 14,
      page: 7,
    })
    expect(new Set(index.map(({ name, path }) => `${name} ${path}`)).size).toBe(index.length)
  })

  test('contains the owner’s synonyms and shows none of them in a note', () => {
    const bleeding = index.find(({ path }) => path === '/enfermedades/sangrados-uterinos')

    expect(bleeding?.words).toContain('regla')
  })

  test('shows the price of a service that has one', () => {
    const [service] = sampleDocuments.services
    if (!service) throw new Error('The sample has no service.')
    const priced = indexOf({
      ...sampleDocuments,
      services: [{ ...service, price: 'paquete-ginecologico' }],
    })

    expect(priced[0]?.price).toBe('$1,200 MXN')
  })
})

describe('the index leaves out', () => {
  test('hidden entries', () => {
    const services = sampleDocuments.services.map((service, place) => ({ ...service, visible: place > 0 }))

    expect(indexOf({ ...sampleDocuments, services }).some(({ name }) => name === services[0]?.title)).toBe(
      false,
    )
  })

  test('prices and insurers that the home page does not show', () => {
    const hidden = indexOf({
      ...sampleDocuments,
      'selected-sections': {
        PaymentMethods: { display: false },
        Insurance: { display: false },
      },
    })

    expect(
      hidden.filter(({ kind, path }) => kind === 'price' || kind === 'insurer' || path.startsWith('/#')),
    ).toEqual([])
  })
})

test('large data sets have only names and synonyms', () => {
  const [disease] = sampleDocuments.diseases
  if (!disease) throw new Error('The sample has no disease.')
  const diseases = Array.from({ length: 301 }, (_, number) => ({
    ...disease,
    id: `e-${number}`,
    name: `Enfermedad ${number}`,
    aliases: [],
  }))

  const row = indexOf({ ...sampleDocuments, diseases }).find(({ path }) => path === '/enfermedades/e-7')

  expect(row).toMatchObject({ name: 'Enfermedad 7', words: expect.stringContaining('bochornos') })
  expect(row).not.toHaveProperty('note')
})
