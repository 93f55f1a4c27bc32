import { expect, test } from 'vitest'
import { authorName, saverName } from './author-name.ts'

test("the history marks the user's own versions, and names the author of others", () => {
  expect(authorName('Dra. Ana', 'Dra. Ana')).toBe('usted')
  expect(authorName('María', 'Dra. Ana')).toBe('María')
  expect(authorName('sistema', 'Dra. Ana')).toBe('el sistema, al instalar el sitio')
})

test('a conflict names the author, and never calls the user another person', () => {
  expect(saverName('María', 'Dra. Ana')).toBe('María')
  expect(saverName('Dra. Ana', 'Dra. Ana')).toBe('Usted, en otra ventana,')
  expect(saverName(undefined, 'Dra. Ana')).toBeUndefined()
})
