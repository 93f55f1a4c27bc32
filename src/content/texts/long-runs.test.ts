import { expect, test } from 'vitest'
import { readInThread } from '#tests/long-runs.ts'

// The soak tier tries all separators, and the linter refuses slow patterns.
test('long runs of spaces and of tags are read in linear time', async () => {
  expect(await readInThread([' ', '<a '])).toBe('finished')
})
