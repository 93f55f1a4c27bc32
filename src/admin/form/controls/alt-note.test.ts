import { expect, test } from 'vitest'
import { altNote } from './alt-note.ts'

const described = { alt: 'La recepción', decorative: false }
const undescribed = { alt: '', decorative: false }

test('a picture without a text in the library or of its own lacks one, unless it is decorative', () => {
  expect(altNote(undescribed, undefined)).toBe('missing')
  expect(altNote(undescribed, ' ')).toBe('missing')
  expect(altNote({ alt: '', decorative: true }, '')).toBeUndefined()
  expect(altNote(undescribed, 'La sala')).toBeUndefined()
})

test('the text of the library is told where it is used, or offered where another one is', () => {
  expect(altNote(described, '')).toBe('library')
  expect(altNote(described, 'La sala')).toBe('other')
  expect(altNote(described, 'La recepción ')).toBeUndefined()
  expect(altNote(described, undefined)).toBeUndefined()
})
