import { expect, test } from 'vitest'
import { readInThread } from '#tests/long-runs.ts'

test.each([
  ['spaces', [' ', '\u00a0', '\n', '\n ', ' ,']],
  ['signs', [',', '-', '–', '.', '·', '/', ':', '%', '"', '?', '#']],
  ['brackets', ['[', '(', '{', '<', '>', '{a', '<a ', '<iframe ']],
  ['letters and digits', ['a', 'h', '1', 'a ', 'a.', '. ', '1.', '1:', ' de']],
  ['parts of addresses', ['@', 'a@', '@a.', '/dir/', '/1,1', 'a@b.mx ']],
  ['words', ['vigencia ', '100 % ', '55 1234 5678 ', '9:00 a 14:00 ', 'Dra. Ana ', 'garantiza']],
])('long runs of %s are read in linear time', async (_, separators) => {
  expect(await readInThread(separators)).toBe('finished')
})
