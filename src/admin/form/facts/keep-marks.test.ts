import { expect, test } from 'vitest'
import { keepMarks } from './keep-marks.ts'

/** The caret is written as '|'. */
function edit(before: string, after: string): string {
  const caret = after.indexOf('|')
  const { text, caret: next } = keepMarks(before, after.replace('|', ''), caret)
  return `${text.slice(0, next)}|${text.slice(next)}`
}

test.each([
  ['a backspace behind a mark deletes it', 'En {ciudad}.', 'En {ciudad|.', 'En |.'],
  ['a delete before a mark deletes it', 'En {ciudad}.', 'En |ciudad}.', 'En |.'],
  ['typing inside a mark goes behind it', 'En {ciudad}.', 'En {ciux|dad}.', 'En {ciudad}x|.'],
  ['a selection that ends inside a mark takes the whole mark', 'En {ciudad}.', 'Y|dad}.', 'Y|.'],
  ['a selection over two marks takes both', '{ciudad}, {estado}', '{ciu|do}', '|'],
])('%s', (_name, before, after, expected) => {
  expect(edit(before, after)).toBe(expected)
})

test.each([
  ['typing beside a mark', 'En {ciudad}.', 'En {ciudad}, hoy|.'],
  ['a brace before a mark', '{ciudad}', '{|{ciudad}'],
  ['the removal of a whole mark beside another', '{ciudad}{estado}', '|{estado}'],
  ['another mark instead of one', '{ciudad}', '{estado}|'],
  ['a mark typed by hand', 'En {ciuda', 'En {ciudad|'],
  ['an unknown mark', 'En {x}', 'En {xy|}'],
  ['a paste over everything', '{ciudad} y {estado}', 'Puebla|'],
])('%s stays as it is', (_name, before, after) => {
  expect(edit(before, after)).toBe(after)
})
