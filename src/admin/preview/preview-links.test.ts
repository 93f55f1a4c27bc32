import { describe, expect, test } from 'vitest'
import { pathWithin } from './preview-links.ts'

const origin = 'https://consultorio.mx'

describe('pathWithin', () => {
  test.each([
    [`${origin}/servicios`, '/servicios'],
    [`${origin}/enfermedades/endometriosis#causas`, '/enfermedades/endometriosis'],
    [`${origin}/`, '/'],
    [`${origin}/api/revisions/site-content/3/page?path=%2F#contacto`, 'same-page'],
    [`${origin}/admin/secciones`, undefined],
    [`${origin}/dibujos/mural.svg`, undefined],
    ['https://wa.me/525500000000', undefined],
    ['tel:+525500000000', undefined],
    ['', undefined],
  ])('%s leads to %s', (href, expected) => {
    expect(pathWithin(href, origin)).toBe(expected)
  })
})
