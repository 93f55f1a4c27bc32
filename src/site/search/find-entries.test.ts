import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { findEntries, mistakesBetween, prepareIndex } from '#content/search/find-entries.ts'
import type { SearchEntry } from '#content/search/search-entry.ts'
import { sampleDocuments } from '#sample/index.ts'
import { openSite } from '#site/open/open-site.ts'
import { searchIndex } from './search-index.ts'

const index = prepareIndex(searchIndex(openSite(parseSnapshot(sampleDocuments))))

const namesFor = (query: string) => findEntries(index, query).entries.map(({ name }) => name)

describe('in the words of patients, the search finds first', () => {
  test.each([
    ['papanicolaou', 'Papanicolaou'],
    ['papanicolau', 'Papanicolaou'],
    ['papanicolao', 'Papanicolaou'],
    ['papanicolu', 'Papanicolaou'],
    ['PAPANICOLÁOU', 'Papanicolaou'],
    ['papa', 'Papanicolaou'],
    ['colposcopía', 'Colposcopia'],
    ['coloscopia', 'Colposcopia'],
    ['bochornos', 'Menopausia y climaterio'],
    ['bolita en el pecho', 'Tumores y quistes de mama'],
    ['no me baja', 'Amenorrea'],
    ['me duele tener relaciones', 'Dispareunia'],
    ['comezón', 'Flujo vaginal anormal'],
    ['quiero un DIU', 'Planificación familiar'],
    ['quitar la matriz', 'Histerectomía y cirugía ginecológica'],
    ['SOP', 'Síndrome de ovario poliquístico'],
    ['VPH', 'Virus del papiloma humano'],
    ['endometriosis', 'Endometriosis'],
    ['¿atiende endometriosis?', 'Endometriosis'],
    ['mioma', 'Miomas y pólipos'],
    ['cuánto cuesta la consulta', 'Consulta con ultrasonido'],
    ['precio', 'Consulta con ultrasonido'],
    ['¿cuándo atiende?', 'Contacto'],
    ['tarjeta', 'Costos y formas de pago'],
    ['aceptan Alameda', 'Alameda Seguros'],
    ['seguro', '¿Atiende mi seguro?'],
    ['horario', 'Contacto'],
    ['dónde está', 'Contacto'],
    ['quién es la doctora', 'Perfil profesional'],
    ['mis datos', 'Aviso de privacidad'],
    ['violación', 'Infecciones de transmisión sexual'],
    ['me violaron', 'Infecciones de transmisión sexual'],
    ['abuso', 'Infecciones de transmisión sexual'],
    ['pastilla del día siguiente', 'Planificación familiar'],
    ['anticoncepción de emergencia', 'Planificación familiar'],
    ['aborto', 'Enfermedades del embarazo'],
    ['perdí a mi bebé', 'Perdí un embarazo, o creo que lo estoy perdiendo'],
    ['pérdida', 'Enfermedades del embarazo'],
    ['legrado', 'Enfermedades del embarazo'],
    ['ectópico', 'Perdí un embarazo, o creo que lo estoy perdiendo'],
    ['náuseas', 'Enfermedades del embarazo'],
    ['depresión posparto', 'Enfermedades del embarazo'],
    ['osteoporosis', 'Menopausia y climaterio'],
    ['densitometría', 'Menopausia y climaterio'],
    ['se me sale la orina', 'Se me sale la orina o siento que se me baja la matriz'],
    ['prolapso', 'Histerectomía y cirugía ginecológica'],
    ['se me baja la matriz', 'Se me sale la orina o siento que se me baja la matriz'],
    ['primera revisión', '¿Qué me van a hacer en la primera consulta?'],
    ['virgen', 'Papanicolaou'],
    ['cistitis', 'Flujo vaginal anormal'],
    ['ardor al orinar', 'Flujo vaginal anormal'],
    ['granito', 'Flujo vaginal anormal'],
    ['estacionamiento', 'Contacto'],
    ['rampa', 'Contacto'],
    ['PMOS', 'Síndrome de ovario poliquístico'],
    ['SOMP', 'Síndrome de ovario poliquístico'],
    ['me pega mi esposo', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['me golpea', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['mi pareja me amenaza', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['maltrato', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['violencia', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['quiero morirme', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['suicidio', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['no quiero vivir', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['depresión', '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?'],
    ['olvidé la pastilla', 'Olvidé la pastilla anticonceptiva: ¿qué hago?'],
    ['se me olvidó la pastilla', 'Olvidé la pastilla anticonceptiva: ¿qué hago?'],
    ['permiso de mi pareja', '¿Necesito permiso de mi pareja para operarme y no tener más hijos?'],
    ['permiso de mi esposo', '¿Necesito permiso de mi pareja para operarme y no tener más hijos?'],
  ])('%s → %s', (query, first) => {
    expect(namesFor(query)[0]).toBe(first)
  })
})

test.each(['violación', 'me violaron', 'abuso'])('«%s» leads to pain during sex too', (query) => {
  expect(namesFor(query)).toContain('Dispareunia')
})

test('«regla» leads to bleeding', () => {
  expect(namesFor('regla')).toEqual(
    expect.arrayContaining(['Sangrados uterinos', 'Sangrado vaginal anormal', 'Amenorrea']),
  )
})

test('both spellings of a word find what was written with either', () => {
  for (const query of ['papanicolau', 'papanicolaou'])
    expect(namesFor(query)).toEqual(expect.arrayContaining(['Colposcopia', 'Paquete ginecológico']))
})

test('singular and plural find the same', () => {
  expect(namesFor('quiste de ovarios').toSorted()).toEqual(namesFor('quistes de ovario').toSorted())
})

test('a word that nothing contains leaves the results of the others, and says so', () => {
  const found = findEntries(index, 'endometriosis xyzzy')

  expect(found.isWhole).toBe(false)
  expect(found.entries[0]?.name).toBe('Endometriosis')
})

test.each([
  'xyzzy',
  '¿?',
  '   ',
  'de la',
  '<script>',
  '💜',
  '\u0000',
  '(((',
  '\\',
  '%',
])('«%s» finds nothing', (query) => {
  expect(findEntries(index, query).entries).toEqual([])
})

test('there are at most 12 results', () => {
  expect(namesFor('embarazo').length).toBeLessThanOrEqual(12)
  expect(namesFor('e').length).toBeLessThanOrEqual(12)
})

test('a search in 10,000 entries finds the right one', () => {
  const large = Array.from(
    { length: 10_000 },
    (_, number): SearchEntry => ({
      kind: 'services',
      name: `Servicio número ${number}`,
      path: `/servicios/s-${number}`,
    }),
  )

  expect(findEntries(prepareIndex(large), 'servicio 9999').entries[0]?.name).toBe('Servicio número 9999')
})

test.each([
  ['regla', 'regla', 0],
  ['regla', 'relga', 1],
  ['mioma', 'miomas', 1],
  ['colposcopi', 'coloscopi', 1],
  ['papanicolau', 'papanicolu', 1],
  ['abcdefgh', 'abXdefYh', 2],
])('%s and %s differ by %i', (one, other, mistakes) => {
  expect(mistakesBetween(one, other, 2)).toBe(mistakes)
})

test('words that differ by more than the maximum count as more', () => {
  expect(mistakesBetween('ovario', 'mama', 2)).toBeGreaterThan(2)
})
