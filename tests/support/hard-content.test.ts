import { describe, expect, test } from 'vitest'
import { documentNames, documents } from '#content/documents/documents.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { type Documents, hardContent } from './hard-content.ts'

const make = (name: keyof typeof hardContent) => parseSnapshot(hardContent[name](sampleDocuments))

describe('the hard contents', () => {
  test.each(Object.entries(hardContent))('%s satisfies the schemas', (_name, change) => {
    expect(() => parseSnapshot(change(sampleDocuments))).not.toThrow()
  })

  // The store relies on it: it does not parse again what it has just saved.
  test.each([
    ['the sample', (values: Documents) => values],
    ...Object.entries(hardContent),
  ])('the schemas return their own output of %s unchanged', (_name, change) => {
    const parsed = parseSnapshot(change(sampleDocuments))

    for (const name of documentNames) {
      const json = JSON.stringify(parsed[name])
      const again = documents[name].schema.parse(JSON.parse(json))
      expect(again).toStrictEqual(parsed[name])
      expect(JSON.stringify(again)).toBe(json)
    }
  })

  test('empty contains no entry and no optional text', () => {
    const { services, diseases, gallery, 'site-content': content } = make('empty')

    expect([services, diseases, gallery, content.navMenu.items, content.insurances.companies]).toEqual([
      ...Array(5).fill([]),
    ])
    expect(content.heroSection).toMatchObject({ subTitle: '', description: '' })
    expect(content.heroSection.title).not.toBe('')
  })

  test('one and forty contain that many items of everything, with distinct addresses', () => {
    const forty = make('forty')

    expect(make('one').services).toHaveLength(1)
    expect(forty.services).toHaveLength(40)
    expect(new Set(forty.services.map(({ id }) => id)).size).toBe(40)
    expect(forty['site-content'].payments.methods).toHaveLength(30)
    expect(forty['site-content'].payments.methods.every(({ visible }) => visible)).toBe(true)
  })

  test('hard fills titles with long words', () => {
    const { 'site-content': content, diseases } = make('hard')

    expect(content.heroSection.title.length).toBeGreaterThanOrEqual(120)
    expect(content.heroSection.title).toMatch(/\S{60}/)
    expect(diseases[0]?.name).toMatch(/\S{60}/)
    expect(diseases[0]?.id).toBe('menopausia-y-climaterio')
  })

  test('one and hard show notices at the top of every page and on the contact page', () => {
    expect(make('one').notices.map(({ place }) => place)).toEqual(['top', 'contact'])
    expect(make('hard').notices.map(({ tone }) => tone)).toEqual([
      ...['urgent', 'important', 'info'],
      ...['urgent', 'important', 'info'],
    ])
    expect(make('hard').notices[0]?.text).toMatch(/\S{60}/)
  })

  test('bare contains no path of an existing picture', () => {
    const { services, gallery } = make('bare')

    expect(new Set(services.map(({ imageHome }) => imageHome))).toEqual(
      new Set(['', '/dibujos/no-existe.svg']),
    )
    expect(gallery[0]?.src).toBe('')
  })
})
