import { describe, expect, test } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { valueAt } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { withTextAt } from '../values/json.ts'
import { completeContent } from './complete-content.ts'
import { derivedFields } from './derived-fields.ts'
import { storedForm } from './stored-form.ts'

const stored = documents['site-content'].schema.parse(sampleDocuments['site-content'])
const complete = completeContent(stored)
const storedContent = (content: typeof stored) => storedForm('site-content', content)

describe('the stored form of the site content', () => {
  test('leaves every field empty that equals what would be derived', () => {
    const { doctorInfo, doctorWorkInfo, generalCallToAction, header } = storedContent(complete)

    expect([doctorInfo.phoneDisplay, doctorInfo.googleMapsLink, doctorWorkInfo.schedulingPhone]).toEqual([
      '',
      '',
      '',
    ])
    expect(doctorWorkInfo.consulting.phones.map(({ phone, display }) => [phone, display])).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect([generalCallToAction.price1, header.logoPath, header.menuLogoPath]).toEqual(['', '', ''])
  })

  test('leaves a field empty that equals what would be derived, cut to the length of the field', () => {
    const long = completeContent(
      withTextAt(
        stored,
        'doctorInfo.name',
        'Dra. María Guadalupe Hernández-Villaseñor Etchegaray de la Garza',
      ),
    )

    expect(long.home.metadataTitle).not.toContain(long.doctorInfo.specialty)
    expect(storedContent(long).home.metadataTitle).toBe('')
  })

  test('keeps a text that differs from what would be derived', () => {
    const typed = withTextAt(complete, 'doctorInfo.phoneDisplay', '(55) 0000-0000')

    expect(storedContent(typed).doctorInfo.phoneDisplay).toBe('(55) 0000-0000')
  })

  test('keeps a telephone for emergencies that is typed alike the one for appointments', () => {
    const typed = withTextAt(stored, 'doctorInfo.urgenciesPhone', stored.doctorInfo.phone)

    expect(storedContent(typed).doctorInfo.urgenciesPhone).toBe(stored.doctorInfo.phone)
  })

  test('keeps the only place where an own way of writing a number is typed', () => {
    const path = 'doctorWorkInfo.consulting.phones.0'
    const typed = withTextAt(
      withTextAt(complete, `${path}.phone`, '+525511112222'),
      `${path}.display`,
      'Ext. 5',
    )

    expect(storedContent(typed).doctorWorkInfo.consulting.phones[0]?.display).toBe('Ext. 5')
  })

  test('replaces the licence numbers in the titles of degrees with marks', () => {
    const typed = structuredClone(complete)
    typed.doctorInfo.cedProf = '1234567, UNAM'
    typed.doctorInfo.cedEsp = '7654321, UNAM'
    const [one, two] = typed.certifications.documents
    if (!one || !two) throw new Error('The sample has two degrees.')
    one.nameTitle = 'Cédula profesional 1234567'
    two.nameTitle = 'Cédula de especialidad 7654321'

    expect(storedContent(typed).certifications.documents.map(({ nameTitle }) => nameTitle)).toEqual([
      'Cédula profesional {cedulaProfesional}',
      'Cédula de especialidad {cedulaEspecialidad}',
    ])
  })

  test('forgets that a field stays empty once it has a text', () => {
    const left = ['generalCallToAction.price1', 'doctorInfo.googleMapsLink', 'no.such.field']
    const typed = { ...withTextAt(stored, 'generalCallToAction.price1', 'Desde $500'), leftEmpty: left }

    expect(storedContent(typed).leftEmpty).toEqual(['doctorInfo.googleMapsLink'])
  })

  test('gives visitors the same content, whichever fields are typed, empty or left empty', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const content = scattered(seed)

      const once = storedContent(content)

      expect(completeContent(once)).toEqual({ ...completeContent(content), leftEmpty: once.leftEmpty })
      expect(storedContent(once)).toEqual(once)
    }
  })
})

/** The sample with a third of its derived fields typed as derived, a third typed otherwise, and a third empty. */
function scattered(seed: number) {
  let state = seed
  const next = (count: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
  const leftEmpty: string[] = []
  return derivedFields(stored).reduce(
    (content, { path }) => {
      const derived = `${valueAt(complete, path)}`
      const text = [derived, '', path.endsWith('hone') ? '+525512345678' : `${derived} más`][next(3)] ?? ''
      if (text === '' && next(2) === 0) leftEmpty.push(path)
      return withTextAt(content, path, text)
    },
    { ...stored, leftEmpty },
  )
}
