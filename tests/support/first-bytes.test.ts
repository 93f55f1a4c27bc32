import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesUntil, endOfLast } from './first-bytes.ts'

const html =
  '<main><div class="a" data-section="Header"></div><div data-section="Hero">Hola</div><div data-section="Services"></div></main>'

test('the first screen ends where the section after it begins', () => {
  expect(html.slice(endOfLast(html, ['Header', 'Hero']))).toMatch(/^<div data-section="Services">/)
  expect(endOfLast(html, ['Services'])).toBe(html.length)
})

test('endOfLast refuses a page without the sections', () => {
  expect(() => endOfLast(html, ['Footer'])).toThrow('Footer')
})

test('bytesUntil returns the number of bytes that contain the text', () => {
  const text = randomBytes(8000).toString('hex')
  const compressed = brotliCompressSync(text)

  const needed = bytesUntil(compressed, text.length / 2)

  expect(needed).toBeGreaterThan(compressed.length * 0.45)
  expect(needed).toBeLessThan(compressed.length * 0.55)
})
