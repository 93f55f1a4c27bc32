import { expect, test } from 'vitest'
import { tidyFileName, titleOf } from './file-name.ts'

test.each([
  ['Sala de espera.jpg', 'Sala de espera.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Fotos\\retrato.png', 'retrato.png'],
  ['/', 'imagen'],
  [undefined, 'imagen'],
  ['  muchos\t\nespacios .jpg ', 'muchosespacios .jpg'],
  ['診察室の写真.heic', '診察室の写真.heic'],
  ['صورة العيادة.jpg', 'صورة العيادة.jpg'],
  ['می‌خواهم.jpg', 'می‌خواهم.jpg'],
  ['👩‍⚕️.jpg', '👩‍⚕️.jpg'],
  ['foto\u202egpj.exe', 'fotogpj.exe'],
  ['nin\u0303a.jpg', 'niña.jpg'],
  ['a\0b.jpg', 'ab.jpg'],
])('«%s» is stored as «%s»', (name, tidy) => {
  expect(tidyFileName(name)).toBe(tidy)
})

test('a very long name keeps its beginning and its extension', () => {
  const tidy = tidyFileName(`${'🌺'.repeat(500)}.jpeg`)

  expect([...tidy]).toHaveLength(120)
  expect(tidy.endsWith('🌺….jpeg')).toBe(true)
})

test.each([
  ['sala_de_espera.jpg', 'sala de espera'],
  ['IMG_2041.HEIC', 'IMG 2041'],
  ['.jpg', '.jpg'],
])('a picture with the file name %s gets the title «%s»', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
