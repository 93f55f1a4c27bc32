import { expect, test } from 'vitest'
import { weekdayIndex } from '#content/hours/local-time.ts'
import { weekPlan } from './week-plan.ts'

test('lists the parts of each weekday by the clock, and says which some weeks lack', () => {
  const morning = { opens: '09:00', closes: '14:00' }
  const afternoon = { opens: '16:00', closes: '20:00' }
  const places = [
    {
      name: 'Star Médica',
      spansOn: (date: string) => (weekdayIndex(date) === 0 ? [afternoon] : []),
    },
    {
      name: 'Consultorio',
      spansOn: (date: string) =>
        weekdayIndex(date) === 0 || (weekdayIndex(date) === 5 && Number(date.slice(8)) <= 7) ? [morning] : [],
    },
  ]

  expect(weekPlan(places, '2026-01-07')).toEqual([
    [
      { place: 1, span: morning, isSometimes: false },
      { place: 0, span: afternoon, isSometimes: false },
    ],
    ...[[], [], [], []],
    [{ place: 1, span: morning, isSometimes: true }],
    [],
  ])
})
