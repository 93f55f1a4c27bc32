import { describe, expect, test } from 'vitest'
import { current } from './menu-entries.ts'

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
