import { expect, test } from 'vitest'
import { authorName, saverName } from './author-name.ts'

test('the history calls her own versions hers, and those of others by their name', () => {
  expect(authorName('Dra. Ana', 'Dra. Ana')).toBe('usted')
  expect(authorName('María', 'Dra. Ana')).toBe('María')
  expect(authorName('sistema', 'Dra. Ana')).toBe('el sistema, al instalar el sitio')
})

test('a conflict names who saved, and never makes somebody else of her', () => {
  expect(saverName('María', 'Dra. Ana')).toBe('María')
  expect(saverName('Dra. Ana', 'Dra. Ana')).toBe('Usted, en otra ventana,')
  expect(saverName(undefined, 'Dra. Ana')).toBeUndefined()
})
