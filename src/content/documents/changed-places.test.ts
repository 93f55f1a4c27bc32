import { expect, test } from 'vitest'
import { changedPlaces } from './changed-places.ts'

const before = {
  id: 'colposcopia',
  title: 'Colposcopia',
  benefits: ['Dura diez minutos'],
  steps: [{ name: 'Se recuesta', description: 'Como en el Papanicolaou.' }],
}
const places = (changed: object) =>
  changedPlaces('services', 'Colposcopia', { before, after: { ...before, ...changed } })

test('a changed field of an entry is named with its list, its entry and its label', () => {
  expect(places({ shortDescription: 'Otra.' })).toEqual(['Servicios › Colposcopia › Descripción corta'])
  expect(places({ benefits: ['Dura diez minutos', 'No deja marca'] })).toEqual([
    'Servicios › Colposcopia › Beneficios',
  ])
})

test('each field is named once, however much of it changed, and none where nothing changed', () => {
  expect(places({ benefits: ['Es breve', 'No deja marca'] })).toEqual([
    'Servicios › Colposcopia › Beneficios',
  ])
  expect(places({})).toEqual([])
})
