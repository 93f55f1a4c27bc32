import { describe, expect, test } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { sampleDocuments } from '#sample/index.ts'
import { marks, markValues, offeredMarks, replaceMarks, unknownMarks } from './marks.ts'

const content = documents['site-content'].schema.parse(sampleDocuments['site-content'])
content.doctorInfo.name = 'Dra. Ana Ruiz'
content.doctorInfo.specialty = 'Ginecología y obstetricia'
content.doctorInfo.city = 'Puebla'
content.doctorInfo.postalCode = ''
content.consultationPrice.prices = [
  { id: 'oculta', name: 'Oculta', description: '', amount: 1, validFrom: '', visible: false },
  { id: 'consulta', name: 'Consulta', description: '', amount: 1250, validFrom: '', visible: true },
  { id: 'parto', name: 'Atención del parto', description: '', amount: 38_000, validFrom: '', visible: true },
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
    expect(unknownMarks('{telefno} y {ciudad} y {yearsOfExperience}', values)).toEqual(['{telefno}'])
  })

  test('name a city once that has the name of its state', () => {
    const { doctorInfo } = content
    const queretaro = { ...doctorInfo, city: 'Querétaro', state: 'Querétaro' }
    const there = markValues({ ...content, doctorInfo: queretaro })

    expect(replaceMarks('en {ciudad}, {estado}.', there)).toBe('en Querétaro.')
    expect(replaceMarks('en {estado}', there)).toBe('en Querétaro')
    expect(read('en {ciudad}, {estado}')).toBe('en Puebla, Estado')
  })

  test('quote each price of the list by its id', () => {
    expect(read('{precio:consulta} y {precio:parto}')).toBe('$1,250 MXN y $38,000 MXN')
    expect(unknownMarks('{precio:parto} {precio:cesarea}', values)).toEqual(['{precio:cesarea}'])
  })

  test('are offered once each, prices too, if their fact is not empty', () => {
    const names = offeredMarks(values).map(({ name }) => name)

    expect(names).toContain('precio:parto')
    expect(names).not.toContain('yearsOfExperience')
    expect(names).not.toContain('codigoPostal')
  })

  test('have different names', () => {
    const names = marks.flatMap(({ name, alias }) => [name, alias]).filter(Boolean)
    expect(new Set(names).size).toBe(names.length)
  })
})
