import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test.each([
  '',
  'abc',
  'ñandú 🦤',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
  'Útero '.repeat(5000),
])('equals the digest of node:crypto (%#)', (text) => {
  expect(sha256(text)).toBe(hash('sha256', text, 'hex'))
})
