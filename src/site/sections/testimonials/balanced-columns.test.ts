import { expect, test } from 'vitest'
import { balancedColumns } from './balanced-columns.ts'

const note = (length: number) => ({ shortTestimonial: 'a'.repeat(length) })

test('gives each note to the shortest column and keeps all notes', () => {
  const [long, ...short] = [note(280), note(40), note(50), note(60)]
  if (!long) throw new Error('There is no long note.')

  expect(balancedColumns([long, ...short], 2)).toEqual([[long], short])
})

test('creates no empty column', () => {
  expect(balancedColumns([note(10)], 2)).toHaveLength(1)
  expect(balancedColumns([], 2)).toEqual([])
})
