import { describe, expect, test } from 'vitest'
import { documents } from '#content/documents.ts'
import { sampleDocuments } from '#sample/index.ts'
import { marks, markValues, replaceMarks, unknownMarks } from './marks.ts'

const content = documents['site-content'].parse(sampleDocuments['site-content'])
content.doctorInfo.name = 'Dra. Ana Ruiz'
content.doctorInfo.specialty = 'Ginecología y obstetricia'
content.doctorInfo.city = 'Puebla'
content.consultationPrice.prices = [
  { name: 'Oculta', description: '', amount: 1, visible: false },
  { name: 'Consulta', description: '', amount: 1250, visible: true },
]
const values = markValues(content)
const read = (text: string) => replaceMarks(text, values)

describe('marks', () => {
  test('are replaced with their facts, however often they occur', () => {
    expect(read('{doctora} en {ciudad}. {doctora}')).toBe('Dra. Ana Ruiz en Puebla. Dra. Ana Ruiz')
  })

  test('give the first visible price as the site writes prices', () => {
    expect(read('Desde {precioConsulta}')).toBe('Desde $1,250 MXN')
  })

  test('write a specialty with a small letter inside a sentence and with a capital one at its start', () => {
    expect(read('Consulta de {especialidad}. {especialidad}: {especialidad}')).toBe(
      'Consulta de ginecología y obstetricia. Ginecología y obstetricia: Ginecología y obstetricia',
    )
  })

  test('take the years of experience by either name', () => {
    content.aboutMe.yearsOfExperience = 12
    const years = markValues(content)

    expect(replaceMarks('{yearsOfExperience} {añosDeExperiencia}', years)).toBe('12 12')
  })

  test('that name no fact stay as they are typed, and are told', () => {
    expect(read('{telefno} y {Nombre}, $& y {}')).toBe('{telefno} y {Nombre}, $& y {}')
    expect(unknownMarks('{telefno} y {ciudad} y {yearsOfExperience}')).toEqual(['{telefno}'])
  })

  test('have different names', () => {
    const names = marks.flatMap(({ name, alias }) => [name, alias]).filter(Boolean)
    expect(new Set(names).size).toBe(names.length)
  })
})
