import { expect, test } from 'vitest'
import { searchQuery, WorkBudget } from './search-request.ts'

test.each([
  ['?q=regla', 'regla'],
  ['?q=papanicol%C3%A1ou', 'papanicoláou'],
  ['?q=bolita+en+el++pecho%20', 'bolita en el pecho'],
  ['?otra=1&q=regla&q=dos', 'regla'],
  ['?q=a%00b%0Ac%E2%80%AEd', 'a b c d'],
  ['?q=%', '%'],
  ['?q=%FF%FE', '��'],
  ['?q=', ''],
  ['?q=%20%0A', ''],
  ['?p=regla', ''],
  ['?', ''],
  ['', ''],
])('%j asks for %j', (query, question) => {
  expect(searchQuery(query)).toBe(question)
})

test('a long query is cut one character above the limit, so that the page can say so', () => {
  expect(searchQuery(`?q=${'a'.repeat(5000)}`)).toHaveLength(81)
  expect(searchQuery(`?q=${'a'.repeat(80)}`)).toHaveLength(80)
})

test('a budget refuses work once it is used up, and allows it again later', () => {
  let now = 0
  const budget = new WorkBudget(() => now)
  const work = (duration: number) =>
    budget.spend(() => {
      now += duration
      return 'done'
    })

  expect(work(400)).toBe('done')
  expect(work(300)).toBe('done')
  expect(work(1)).toBeUndefined()
  now += 1000
  expect(work(1)).toBe('done')
})

test('work that throws is counted too', () => {
  let now = 0
  const budget = new WorkBudget(() => now)
  const failing = () =>
    budget.spend(() => {
      now += 1000
      throw new Error('broken')
    })

  expect(failing).toThrow('broken')
  expect(budget.spend(() => 'done')).toBeUndefined()
})
