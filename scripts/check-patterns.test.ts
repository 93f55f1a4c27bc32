import { describe, expect, test } from 'vitest'
import { patternsOf } from './patterns/patterns-of.ts'
import { slowPatterns } from './patterns/slow-patterns.ts'
import { superLinear } from './patterns/super-linear.ts'

test('patterns are found in literals, in constructors and in templates of constants', () => {
  const source = `const digits = String.raw\`\\d+\`
const one = /a+/gi
const two = new RegExp(\`!\${digits}@\${digits}\`, 'g')
const three = RegExp('b+')`

  expect(patternsOf('src/a.ts', source)).toEqual([
    { file: 'src/a.ts', line: 2, source: 'a+', flags: 'gi' },
    { file: 'src/a.ts', line: 3, source: '!\\d+@\\d+', flags: 'g' },
    { file: 'src/a.ts', line: 4, source: 'b+', flags: '' },
  ])
})

test('a pattern that only the run knows is refused', () => {
  const found = slowPatterns(patternsOf('src/a.ts', 'const has = (name) => new RegExp("^" + name)'))

  expect(found).toEqual([{ file: 'src/a.ts', line: 1, message: expect.stringContaining('not constant') }])
})

describe('a pattern is refused if it may be slow', () => {
  test.each([
    ['exponential: nested repetitions', /(?:[\s,]+(?:en|de)?)+$/],
    ['a run at the end, tried from each of its characters', /\/+$/],
    ['two repetitions of the same characters', /^\d+\.?\d*$/],
    ['a repetition after which something may be missing', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
    ['a tag that is never closed, opened again and again', /<source[^>]*>/g],
    ['an attribute that is never closed, in many tags', /<iframe[^>]*?\ssrc="/i],
    ['a word between two repetitions that match it', /^(.*?)<style>(.*?)<\/style>(.*)$/s],
    ['a repetition of a group', /(.+?)\1+$/],
    ['a word that begins a repetition of letters', /garantiz\p{L}+!/u],
    ['a segment between slashes', /\/dir\/(?:[^@]*\/)?\d/],
  ])('%s', (_, { source, flags }) => {
    expect(superLinear(source, flags)).toBeDefined()
  })
})

describe('a pattern is accepted if it is linear', () => {
  test.each([
    ['a run that begins after another character', /(?<!\/)\/+$/],
    ['a run that nothing follows', /\s+/g],
    ['a pattern for a whole text', /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/],
    ['a tag without another one inside', /<source[^<>]*>/g],
    ['a word that only begins after another character', /\bgarantiz\p{L}+!/u],
    ['a declaration that only begins after another one', /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g],
    ['blank lines', /\n(?:[^\S\n]*\n)+/],
    ['words with a limit between them', /desaparece (?:[^.!?\n]{0,30}\s)?para siempre/],
  ])('%s', (_, { source, flags }) => {
    expect(superLinear(source, flags)).toBeUndefined()
  })
})
