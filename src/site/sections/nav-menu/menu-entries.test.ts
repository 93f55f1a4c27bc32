import { describe, expect, test } from 'vitest'
import { current, rowLabel } from './menu-entries.ts'

describe('current', () => {
  test("is 'page' for the path of the page", () => {
    expect(current('/contacto', '/contacto')).toBe('page')
    expect(current('/', '/')).toBe('page')
  })

  test("is 'true' for the list that contains the page", () => {
    expect(current('/servicios', '/servicios/colposcopia')).toBe('true')
  })

  test('is undefined for the home page and for a path with only the same beginning', () => {
    expect(current('/', '/servicios')).toBeUndefined()
    expect(current('/servicio', '/servicios/colposcopia')).toBeUndefined()
  })
})

test('a label of the row ends a line only at the space nearest to its middle', () => {
  expect(rowLabel('Acerca de la doctora')).toBe('Acerca\u00a0de la\u00a0doctora')
  expect(rowLabel('Inicio')).toBe('Inicio')
})
