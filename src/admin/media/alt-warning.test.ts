import { describe, expect, test } from 'vitest'
import { altWarning } from './alt-warning.ts'

describe('an alternative text is doubtful', () => {
  test.each([
    ['fachada.jpg', 'x.jpg', 'nombre del archivo'],
    ['Sala de Espera', 'sala_de-espera.png', 'nombre del archivo'],
    ['IMG_2034', 'a.jpg', 'nombre del archivo'],
    ['WhatsApp Image 2026-01-02', 'a.jpg', 'nombre del archivo'],
    ['recepcion_final-2', 'a.jpg', 'nombre del archivo'],
    ['Imagen de la recepción', 'a.jpg', 'No hace falta decir «Imagen de»'],
    ['una foto de la fachada', 'a.jpg', 'No hace falta decir «una foto de»'],
    ['a b '.repeat(40), 'a.jpg', 'Tiene 159 caracteres'],
  ])('«%s» of %s', (alt, fileName, words) => {
    expect(altWarning(alt, fileName)).toContain(words)
  })

  test.each([
    '',
    'La sala de espera, con luz natural',
    'Recepción',
    'Ultrasonido 4D',
    'Imagenología del primer trimestre',
  ])('«%s» gets no warning', (alt) => {
    expect(altWarning(alt, 'DSC0001.jpg')).toBeUndefined()
  })
})
