import { describe, expect, test } from 'vitest'
import { cutAtWord, entryMetadata } from './entry-metadata.ts'

const practice = { name: 'Dra. Lucía Herrera', city: 'Puebla' }
const empty = { title: '', description: '' }
const service = {
  title: 'Colposcopia',
  shortDescription: 'Revisión del cuello uterino con aumento.',
  metadata: empty,
}

describe('the metadata of an entry', () => {
  test("is the owner's own text where she wrote one", () => {
    const metadata = { title: 'Colposcopia sin dolor', description: 'Así se hace.' }

    expect(entryMetadata('services', { ...service, metadata }, practice)).toEqual({
      title: 'Colposcopia sin dolor',
      description: 'Así se hace.',
      defaultTitle: 'Colposcopia en Puebla | Dra. Lucía Herrera',
      defaultDescription: 'Revisión del cuello uterino con aumento.',
    })
  })

  test('names the service, the city and the doctor by default', () => {
    expect(entryMetadata('services', service, practice)).toMatchObject({
      title: 'Colposcopia en Puebla | Dra. Lucía Herrera',
      description: 'Revisión del cuello uterino con aumento.',
    })
  })

  test('does not say that a disease is in the city', () => {
    const disease = { name: 'Endometriosis', shortDescription: 'Dolor.', metadata: empty }

    expect(entryMetadata('diseases', disease, practice).title).toBe(
      'Endometriosis | Dra. Lucía Herrera, Puebla',
    )
  })

  test.each([
    ['Menopausia y climaterio: consulta', 'Menopausia y climaterio: consulta | Dra. Lucía Herrera'],
    ['Electrocauterización de verrugas y lesiones', 'Electrocauterización de verrugas y lesiones en Puebla'],
    [
      'Histerectomía y cirugía ginecológica laparoscópica, programada',
      'Histerectomía y cirugía ginecológica laparoscópica…',
    ],
  ])('leaves out parts that do not fit beside «%s»', (title, expected) => {
    const found = entryMetadata('services', { ...service, title }, practice).title

    expect(found).toBe(expected)
    expect(found.length).toBeLessThanOrEqual(60)
  })

  test.each([
    [{ name: 'Dra. Lucía Herrera', city: '' }, 'Colposcopia | Dra. Lucía Herrera'],
    [{ name: '', city: 'Puebla' }, 'Colposcopia en Puebla'],
    [{ name: '', city: '' }, 'Colposcopia'],
  ])('has no separator beside an empty field of %o', (known, expected) => {
    expect(entryMetadata('services', service, known).title).toBe(expected)
  })

  test('is the doctor while the entry has no name yet', () => {
    expect(entryMetadata('services', { ...service, title: ' ' }, practice).title).toBe('Dra. Lucía Herrera')
  })

  test('takes at most 140 characters of the short description', () => {
    const shortDescription = 'Una frase que se repite para ser larga. '.repeat(7)

    const { description } = entryMetadata('services', { ...service, shortDescription }, practice)

    expect(description.length).toBeLessThanOrEqual(140)
    expect(description).toMatch(/para ser larga\. Una frase que se…$/)
  })
})

describe('a text that is cut at a word', () => {
  test.each([
    ['corto', 10, 'corto'],
    ['uno dos  tres', 20, 'uno dos tres'],
    ['uno dos, tres', 9, 'uno dos…'],
    ['Electrocauterización', 10, 'Electroca…'],
  ])('%o in %i characters is %o', (text, max, expected) => {
    expect(cutAtWord(text, max)).toBe(expected)
  })
})
