import { expect, test } from 'vitest'
import { balancedColumns } from './balanced-columns.ts'

const note = (length: number) => ({ shortTestimonial: 'a'.repeat(length) })

test('gives each note to the shortest column and keeps every one', () => {
  const [long, ...short] = [note(280), note(40), note(50), note(60)]
  if (!long) throw new Error('There is no long note.')

  expect(balancedColumns([long, ...short], 2)).toEqual([[long], short])
})

test('makes no column without a note', () => {
  expect(balancedColumns([note(10)], 2)).toHaveLength(1)
  expect(balancedColumns([], 2)).toEqual([])
})
