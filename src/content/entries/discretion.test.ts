import { expect, test } from 'vitest'
import { diseases } from '#sample/diseases/index.ts'
import { services } from '#sample/services/index.ts'
import { symptoms } from '#sample/symptoms/index.ts'
import { hasQuickExit, neutralTitle } from './discretion.ts'
import { disease } from './disease.ts'
import { service } from './service.ts'
import { symptom } from './symptom.ts'

const required = { id: 'a', shortDescription: 'Corta.' }
const named = (name: string, fields: object = {}) => disease.parse({ ...required, name, ...fields })

test('pages of the sample about infections, sex, contraception, pregnancy or violence have a quick exit', () => {
  const entries = [
    ...diseases.map((entry) => disease.parse(entry)),
    ...symptoms.map((entry) => symptom.parse(entry)),
    ...services.map((entry) => service.parse(entry)),
  ]

  expect(entries.filter(hasQuickExit).map(({ id }) => id)).toEqual([
    'enfermedades-del-embarazo',
    'virus-del-papiloma-humano',
    'infecciones-de-transmision-sexual',
    'sangrado-vaginal-anormal',
    'flujo-vaginal-anormal',
    'dispareunia',
    'ultrasonido-obstetrico',
    'control-del-embarazo',
    'parto-natural-sin-dolor',
    'electrocauterizacion-de-verrugas-y-lesiones',
    'planificacion-familiar',
  ])
})

test.each([
  ['Atención después de violencia sexual', {}],
  ['Sífilis', {}],
  ['STI testing', {}],
  ['HIV', {}],
  ['Early pregnancy', {}],
  ['Contraception', {}],
  ['Abortion care', {}],
  ['Pain', { alarmSigns: ['you live with violence'] }],
  ['Flujo', { synonyms: ['contagio'] }],
  ['Cuello uterino', { technicalName: 'Infección por VPH' }],
  ['Aborto espontáneo', {}],
  ['Control del embarazo', {}],
  ['Consulta', { synonyms: ['estoy embarazada'] }],
  ['Anticonceptivos', {}],
  ['Dolor', { synonyms: ['me duele tener relaciones'] }],
  ['Dolor', { alarmSigns: ['la obligaron a tener relaciones'] }],
  ['Dolor', { alarmSigns: ['sufrió violencia sexual'] }],
  ['Dolor', { alarmSigns: ['alguien la golpea, la amenaza o la obliga a tener relaciones'] }],
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

test('an entry has no quick exit because its alarm signs mention a pregnancy or an infection', () => {
  const alarmSigns = ['está embarazada y sangra', 'tiene fiebre por una infección']

  expect(hasQuickExit(named('Miomas', { alarmSigns, synonyms: ['no puedo embarazarme'] }))).toBe(false)
})

test('the owner decides otherwise', () => {
  expect(hasQuickExit(named('Sífilis', { discretion: { quickExit: 'never' } }))).toBe(false)
  expect(hasQuickExit(named('Miomas', { discretion: { quickExit: 'always' } }))).toBe(true)
})

test('a neutral title names only the practice', () => {
  expect(neutralTitle('Dra. Ana Ruiz')).toBe('Información de salud | Dra. Ana Ruiz')
  expect(neutralTitle('')).toBe('Información de salud')
})
