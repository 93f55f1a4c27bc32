import { describe, expect, test } from 'vitest'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { completeContent } from './complete-content.ts'
import { credentialTitle, licencesOf, licenceText, unsaidFacts } from './licences.ts'

const sample = siteContent.parse(sampleDocuments['site-content'])
const [profession, specialty] = sample.certifications.documents
if (!profession || !specialty) throw new Error('The sample has two degrees.')

type Degree = SiteContent['certifications']['documents'][number]

function practice(cedProf: string, cedEsp: string, ...documents: readonly Partial<Degree>[]): SiteContent {
  return completeContent({
    ...sample,
    doctorInfo: { ...sample.doctorInfo, cedProf, cedEsp },
    certifications: {
      ...sample.certifications,
      documents: documents.map((document) => ({ ...profession, ...document }) as Degree),
    },
  })
}

describe('the licences that visitors see', () => {
  test('are the two of the doctor, and those of her other visible degrees', () => {
    const content = practice(
      '1234567, UNAM',
      '7654321, Universidad de Guadalajara, CUCS',
      { kind: 'profession', cedula: '', institution: '' },
      { kind: 'subspecialty', cedula: '11223344', institution: 'INPer' },
      { kind: 'postgraduate', cedula: '55667788', institution: '', visible: false },
      { kind: 'unknown', cedula: '99887766', institution: 'Otra' },
    )

    expect(licencesOf(content)).toEqual([
      { kind: 'profession', number: '1234567', institution: 'UNAM' },
      { kind: 'specialty', number: '7654321', institution: 'Universidad de Guadalajara, CUCS' },
      { kind: 'subspecialty', number: '11223344', institution: 'INPer' },
    ])
  })

  test('are those of the degrees where the doctor typed them only there', () => {
    const content = practice('', '', { kind: 'profession', cedula: '1234567', institution: 'UNAM' })

    expect(licencesOf(content).map(licenceText)).toEqual(['1234567, UNAM'])
  })
})

describe('a degree', () => {
  test('takes number and institution from the licence of its kind, unless it has its own', () => {
    const { documents } = practice(
      '1234567, UNAM',
      '7654321, IMSS',
      { kind: 'profession', cedula: '', institution: '' },
      { kind: 'specialty', cedula: '', institution: 'Hospital General' },
      { kind: 'specialty', cedula: '', institution: '' },
    ).certifications

    expect(documents.map(({ cedula, institution }) => [cedula, institution])).toEqual([
      ['1234567', 'UNAM'],
      ['7654321', 'Hospital General'],
      ['', ''],
    ])
  })

  test('may have its institution beside its number, like the two licences of the doctor', () => {
    const typed = { cedula: '11223344, INPer', institution: '' }
    const content = practice(
      '1234567, UNAM',
      '',
      { ...typed, kind: 'profession', cedula: '7654321, IPN' },
      {
        ...typed,
        kind: 'subspecialty',
      },
    )

    expect(licencesOf(content)).toEqual([
      { kind: 'profession', number: '1234567', institution: 'UNAM' },
      { kind: 'profession', number: '7654321', institution: 'IPN' },
      { kind: 'subspecialty', number: '11223344', institution: 'INPer' },
    ])
    expect(credentialTitle({ ...profession, ...typed, kind: 'subspecialty', nameTitle: '' })).toBe(
      'Cédula de subespecialidad 11223344',
    )
  })

  test('is named by its title, or else by its kind and number', () => {
    const untitled = { ...specialty, nameTitle: '', cedula: '7654321' }

    expect(credentialTitle({ ...specialty, nameTitle: 'Ginecología' })).toBe('Ginecología')
    expect(credentialTitle(untitled)).toBe('Cédula de especialidad 7654321')
    expect(credentialTitle({ ...untitled, kind: 'unknown' })).toBe('')
  })

  test('tells only the facts that its texts do not say', () => {
    const facts = { institution: 'UNAM', issuedOn: '2012-03-05', validUntil: '2027-06-30' }
    const texts = { nameTitle: 'Título', name: 'Médica cirujana', elements: [] }

    expect(unsaidFacts({ ...profession, ...facts, ...texts })).toEqual([
      'UNAM',
      'Expedido el 5 de marzo de 2012',
      'Vigente hasta el 30 de junio de 2027',
    ])
    expect(
      unsaidFacts({ ...profession, ...facts, ...texts, elements: ['UNAM, 2012', 'Vigente de 2022 a 2027'] }),
    ).toEqual([])
  })
})
