import { expect, test } from 'vitest'
import { placePath } from './place-path.ts'

test.each([
  [
    { document: 'services', path: '3.images.0.src', entry: 'colposcopia' },
    '/admin/servicios/colposcopia#images.0.src',
  ],
  [{ document: 'gallery', path: '2.src' }, '/admin/galeria#gallery.2.src'],
  [{ document: 'site-content', path: 'aboutMe.image' }, '/admin/sitio#aboutMe.image'],
  [{ document: 'unknown', path: 'x' }, undefined],
])('the use %o has its field at %s', (use, path) => {
  expect(placePath(use)).toBe(path)
})
