import { describe, expect, test } from 'vitest'
import { currentFormat, upcast } from './formats.ts'

describe('testimonials of the first format', () => {
  const stored = [
    { name: '{Nombre}', rating: 5, shortTestimonial: 'Puntual.', fullTestimonial: '' },
    { name: 'Rosa M.', rating: 5, shortTestimonial: 'Clara y amable.', fullTestimonial: '' },
  ]

  test('get ids, and the samples among them are marked', () => {
    expect(upcast('testimonials', 1, stored)).toEqual([
      { ...stored[0], id: 'muestra-1', isSample: true },
      { ...stored[1], id: 'testimonio-2', isSample: false },
    ])
  })

  test('stay as they are once they are stored in the current format', () => {
    expect(upcast('testimonials', currentFormat('testimonials'), stored)).toBe(stored)
  })
})
