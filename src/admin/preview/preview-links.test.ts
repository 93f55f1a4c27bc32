import { describe, expect, test } from 'vitest'
import { pathWithin } from './preview-links.ts'

const origin = 'https://consultorio.mx'
const page = { origin, pathname: '/servicios/colposcopia' }

describe('pathWithin', () => {
  test.each([
    [`${origin}/servicios`, '/servicios'],
    [`${origin}/enfermedades/endometriosis#causas`, '/enfermedades/endometriosis'],
    [`${origin}/`, '/'],
    [`${origin}/servicios/colposcopia#costo`, 'same-page'],
    [`${origin}/servicios/colposcopia`, '/servicios/colposcopia'],
    [`${origin}/api/status`, undefined],
    [`${origin}/admin/secciones`, undefined],
    [`${origin}/dibujos/mural.svg`, undefined],
    ['https://wa.me/525500000000', undefined],
    ['tel:+525500000000', undefined],
    ['', undefined],
  ])('%s leads to %s', (href, expected) => {
    expect(pathWithin(href, page)).toBe(expected)
  })
})
