import { expect, test } from 'vitest'
import { diseases } from '#sample/diseases/index.ts'
import { services } from '#sample/services/index.ts'
import { symptoms } from '#sample/symptoms/index.ts'
import { hasQuickExit, neutralTitle } from './discretion.ts'
import { disease } from './disease.ts'
import { service } from './service.ts'
import { medicalDigest } from './sign-off.ts'
import { symptom } from './symptom.ts'

const required = { id: 'a', shortDescription: 'Corta.' }
const named = (name: string, fields: object = {}) => disease.parse({ ...required, name, ...fields })

test('pages of the sample about infections have a quick exit, and no others', () => {
  const entries = [
    ...diseases.map((entry) => disease.parse(entry)),
    ...symptoms.map((entry) => symptom.parse(entry)),
    ...services.map((entry) => service.parse(entry)),
  ]

  expect(entries.filter(hasQuickExit).map(({ id }) => id)).toEqual([
    'virus-del-papiloma-humano',
    'infecciones-de-transmision-sexual',
    'flujo-vaginal-anormal',
    'electrocauterizacion-de-verrugas-y-lesiones',
  ])
})

test.each([
  ['Atención después de violencia sexual', {}],
  ['Sífilis', {}],
  ['Flujo', { synonyms: ['contagio'] }],
  ['Cuello uterino', { technicalName: 'Infección por VPH' }],
])('an entry on «%s» has a quick exit', (name, fields) => {
  expect(hasQuickExit(named(name, fields))).toBe(true)
})

test.each([
  'Visitas de control',
  'Cesárea',
  'Desinfección del consultorio',
])('an entry on «%s» has no quick exit', (name) => {
  expect(hasQuickExit(named(name))).toBe(false)
})

test('the owner decides otherwise', () => {
  expect(hasQuickExit(named('Sífilis', { discretion: { quickExit: 'never' } }))).toBe(false)
  expect(hasQuickExit(named('Embarazo', { discretion: { quickExit: 'always' } }))).toBe(true)
})

test('a neutral title names only the practice', () => {
  expect(neutralTitle('Dra. Ana Ruiz')).toBe('Información de salud | Dra. Ana Ruiz')
  expect(neutralTitle('')).toBe('Información de salud')
})

test('a signature stays valid when the owner changes the discretion of an entry', () => {
  const entry = { name: 'Sífilis', description: 'Texto.' }
  expect(medicalDigest({ ...entry, discretion: { quickExit: 'never', hasNeutralTitle: true } })).toBe(
    medicalDigest(entry),
  )
})
