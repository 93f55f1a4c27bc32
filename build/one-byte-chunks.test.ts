import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeBeyondAscii } from './one-byte-chunks.ts'

test('the escaped code has only one-byte characters and means the same', () => {
  const code =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code is a text here.
    "['—', `“${'ñ'}”`, /^[\u2010-\u2015→]$/u.test('—'), '🩺'.length]"

  const escaped = escapeBeyondAscii(code)

  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  expect([...runInNewContext(escaped)]).toEqual(['—', '“ñ”', true, 2])
})
