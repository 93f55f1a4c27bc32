import { expect, test } from 'vitest'
import { newSharedNames } from './refused-values.ts'

const content = (consulting: object, ...otherPlaces: object[]) =>
  JSON.parse(JSON.stringify({ doctorWorkInfo: { consulting, otherPlaces } }))
const paths = (after: ReturnType<typeof content>, before = content({})) =>
  newSharedNames(before, after).map(({ path }) => path)

test('names that a reader takes for the same are told at the later place', () => {
  const places = content({ header: 'Clínica Roma' }, { header: 'Torre' }, { header: ' CLINICA  roma' })

  expect(newSharedNames(content({}), places)).toEqual([
    {
      path: 'doctorWorkInfo.otherPlaces.1.header',
      message:
        'Dos lugares se llaman «CLINICA roma». Póngales nombres distintos, para que sus pacientes los distingan.',
    },
  ])
})

test('a first place without a heading is called what it is', () => {
  expect(paths(content({ header: '' }, { header: 'Consultorio' }))).toHaveLength(1)
  expect(paths(content({ header: '', kind: 'clinica' }, { header: 'Consultorio' }))).toEqual([])
})

test('a hidden place and places without a name share none', () => {
  expect(paths(content({}, { header: 'A' }, { header: 'A', visible: false }))).toEqual([])
  expect(paths(content({}, { header: '' }, { header: ' ' }))).toEqual([])
})

test('a name that two places shared before does not block other changes', () => {
  const before = content({}, { header: 'Torre' }, { header: 'Torre' })

  expect(paths(before, before)).toEqual([])
  expect(paths(content({}, { header: 'Sur' }, { header: 'Sur' }), before)).toHaveLength(1)
})
