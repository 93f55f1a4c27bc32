import { expect, test } from 'vitest'
import { galleryImages } from '#content/entries/gallery-image.ts'
import { mediaPath } from '#content/media/media.ts'
import { newEntries } from './gallery-entries.ts'

const id = '0123456789abcdef'

test('a chosen picture becomes an entry with its text and a new id', () => {
  const pictures = [{ id, title: 'Recepción', alt: 'La recepción, de mañana' }]
  const entries = [{ id: 'recepcion', src: '', alt: 'Otra' }]

  expect(
    newEntries([mediaPath(id), '/dibujos/escenas/detalle.svg', mediaPath(id)], pictures, entries),
  ).toEqual([
    { id: 'recepcion-2', src: mediaPath(id), alt: 'La recepción, de mañana' },
    { id: 'detalle', src: '/dibujos/escenas/detalle.svg', alt: '' },
    { id: 'recepcion-3', src: mediaPath(id), alt: 'La recepción, de mañana' },
  ])
})

test('ten pictures with one long title get valid ids of their own', () => {
  const pictures = [{ id, title: `${'a'.repeat(77)} de mañana`, alt: 'La sala' }]

  expect(
    galleryImages.safeParse(newEntries(Array(10).fill(mediaPath(id)), pictures, [])).error,
  ).toBeUndefined()
})
