import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { pieces, toParts } from './to-parts.ts'

const heading = (text: string, level = 2): Block => ({ kind: 'heading', level, text, isBoxed: false })
const text = (words: string, isBoxed = false): Block => ({ kind: 'text', text: words, isBoxed })
const item = (words: string, list = 1): Block => ({
  kind: 'item',
  text: words,
  list,
  isNumbered: false,
  isBoxed: false,
})
const build = (...blocks: Block[]) => toParts(blocks)

test('a part has a heading, paragraphs, one list and a picture; another order begins a part', () => {
  const picture: Block = { kind: 'picture', picture: { url: 'https://x.mx/a.jpg', alt: 'A' }, isBoxed: false }
  const { parts } = build(
    heading('Uno'),
    text('a'),
    text('b'),
    item('c'),
    item('d'),
    picture,
    text('e'),
    item('f', 2),
    item('g', 3),
  )
  expect(parts).toMatchObject([
    { title: 'Uno', text: 'a\n\nb', items: ['c', 'd'], picture: { alt: 'A' } },
    { title: '', text: 'e', items: ['f'], picture: null },
    { title: '', text: '', items: ['g'] },
  ])
})

test('lower headings are subheadings, and a box is a part of its own', () => {
  const { parts } = build(heading('Uno', 2), heading('Menor', 4), text('a'), text('Ojo', true), text('b'))
  expect(parts).toMatchObject([
    { title: 'Uno', isSubheading: false },
    { title: 'Menor', isSubheading: true, text: 'a' },
    { isHighlighted: true, text: 'Ojo' },
    { isHighlighted: false, text: 'b' },
  ])
})

test('a page of many parts has its lists and headings as paragraphs, and loses nothing', () => {
  const many = Array.from({ length: 100 }, (_, index) => [
    heading(`T${index}`),
    text(`t${index}`),
    item(`i${index}`, index),
  ])
  const { parts, isCut } = build(...many.flat())
  expect(isCut).toBe(false)
  expect(parts.length).toBeLessThanOrEqual(60)
  const all = parts.map((part) => `${part.title}\n${part.text}`).join('\n')
  for (const index of [0, 50, 99]) expect(all).toContain(`T${index}\n\nt${index}\n\n• i${index}`)
})

test('a page longer than a page may be is cut, and says so', () => {
  const { parts, isCut } = build(text('palabra '.repeat(80_000)))
  expect(isCut).toBe(true)
  expect(parts).toHaveLength(60)
})

test('pieces are the text in its order, none longer than the limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', 'ñ') }),
      fc.integer({ min: 1, max: 9 }),
      (words, max) => {
        const found = pieces(words.trim(), max)
        expect(found.every((piece) => piece.length <= max)).toBe(true)
        expect(found.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
      },
    ),
  )
})
