import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { lengthInFontSizes, queryInFontSizes } from './font-sizes.ts'

const built = (css: string) =>
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 111 << 16 },
    visitor: { MediaQuery: queryInFontSizes, Length: lengthInFontSizes },
  }).code.toString()

test('a window of 1280 px of usual text is 80 times as wide as its font size', () => {
  expect(built('@media (min-width: 1280px) { a { top: 0 } }')).toBe('@media (width>=80em){a{top:0}}')
})

test('a query up to a width ends where the next one begins, without a gap for parts of a pixel', () => {
  expect(built('@media (min-width: 768px) and (max-width: 1279px) { a { top: 0 } }')).toBe(
    '@media (width>=48em) and (width<80em){a{top:0}}',
  )
})

test('queries that measure nothing, or not in px, stay as they are', () => {
  const css = '@media (hover:hover) and (width>=30em){a{top:0}}'

  expect(built(css)).toBe(css)
})

test('boxes grow with the text, also in custom properties, and lines do not', () => {
  expect(built('a { --bar: 68px; margin: -10px; border: 1.5px solid; width: calc(100% - 56px) }')).toBe(
    'a{--bar:4.25rem;border:1.5px solid;width:calc(100% - 3.5rem);margin:-.625rem}',
  )
})
