import { describe, expect, test } from 'vitest'
import { current } from './menu-entries.ts'

describe('current', () => {
  test('is the page whose path it is', () => {
    expect(current('/contacto', '/contacto')).toBe('page')
    expect(current('/', '/')).toBe('page')
  })

  test('is true for the list that holds the page', () => {
    expect(current('/servicios', '/servicios/colposcopia')).toBe('true')
  })

  test('is nothing for the home page or a path that only starts alike', () => {
    expect(current('/', '/servicios')).toBeUndefined()
    expect(current('/servicio', '/servicios/colposcopia')).toBeUndefined()
  })
})
