import { expect, test } from 'vitest'
import { placePath } from './place-path.ts'

test.each([
  [
    { document: 'services', path: 'colposcopia.images.figura.src', entry: 'colposcopia' },
    '/admin/servicios/colposcopia#images.figura.src',
  ],
  [{ document: 'gallery', path: 'recepcion.src' }, '/admin/galeria#gallery.recepcion.src'],
  [{ document: 'site-content', path: 'aboutMe.image' }, '/admin/sitio#aboutMe.image'],
  [{ document: 'unknown', path: 'x' }, undefined],
])('the use %o has its field at %s', (use, path) => {
  expect(placePath(use)).toBe(path)
})
