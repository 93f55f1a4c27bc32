import { describe, expect, test } from 'vitest'
import { imagePath } from '../fields/fields.ts'
import {
  mediaCrop,
  mediaDetails,
  mediaFocus,
  mediaIdOf,
  mediaPath,
  renditionOf,
  renditionPath,
  renditionWidths,
} from './media.ts'

const id = '0123456789abcdef'

describe('addresses', () => {
  test('an image field accepts the path of a picture, which contains its id', () => {
    expect(imagePath('Imagen').parse(mediaPath(id))).toBe('/medios/0123456789abcdef')
    expect(mediaIdOf(mediaPath(id))).toBe(id)
  })

  test.each([
    '',
    '/dibujos/mural.svg',
    '/medios/',
    '/medios/0123',
    `/medios/${id}/960.webp`,
    `/medios/${id}X`,
  ])('«%s» is not the path of a picture', (path) => {
    expect(mediaIdOf(path)).toBeUndefined()
  })

  test('a URL identifies its rendition', () => {
    expect(renditionPath(id, 960, 'avif')).toBe(`/medios/${id}/960.avif`)
    expect(renditionOf(`/medios/${id}/960.avif`)).toEqual({ version: id, width: 960, format: 'avif' })
  })

  test.each([
    `/medios/${id}`,
    `/medios/${id}/0960.webp`,
    `/medios/${id}/960.png`,
    `/medios/${id}/960.webp/`,
    `/medios/${id}/../960.webp`,
    `/medios/${id.toUpperCase()}/960.webp`,
  ])('%s is not the URL of a rendition', (path) => {
    expect(renditionOf(path)).toBeUndefined()
  })
})

describe('widths', () => {
  test.each([
    [4032, [320, 480, 640, 960, 1280, 1920, 2560]],
    [2560, [320, 480, 640, 960, 1280, 1920, 2560]],
    [2000, [320, 480, 640, 960, 1280, 1920, 2000]],
    [320, [320]],
    [64, [64]],
  ])('a picture %i pixels wide gets no larger rendition', (own, widths) => {
    expect(renditionWidths(own)).toEqual(widths)
  })
})

describe('details', () => {
  test('may be left out', () => {
    expect(mediaDetails.parse({})).toEqual({})
    expect(mediaDetails.parse({ alt: ' Sala de espera ' })).toEqual({ alt: 'Sala de espera' })
  })

  test.each([
    [mediaDetails, { alt: 'a'.repeat(301) }, 'Use 300 caracteres como máximo.'],
    [mediaFocus, { x: 101, y: 0 }, 'Horizontal: el máximo es 100.'],
    [mediaFocus, { x: 1.5, y: 0 }, 'Horizontal: escriba un número entero.'],
    [mediaCrop, { x: 60, y: 0, width: 50, height: 50 }, 'El recorte se sale de la imagen.'],
    [mediaCrop, { x: 0, y: 0, width: 0.5, height: 50 }, 'Ancho: recorte al menos el 1 %.'],
  ])('are refused in Spanish: %# %j', (schema, details, message) => {
    const issues = schema.safeParse(details).error?.issues ?? []

    expect(issues.map((issue) => issue.message)).toEqual([message])
  })

  test('a crop may exceed the edge by a fraction, because browsers round', () => {
    expect(mediaCrop.safeParse({ x: 33.34, y: 0, width: 66.67, height: 100 }).success).toBe(true)
  })
})
