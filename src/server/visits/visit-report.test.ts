import { expect, test } from 'vitest'
import { addDays } from '#content/hours/local-time.ts'
import type { VisitorCount } from '../store/visit-counts.ts'
import { reportOf } from './visit-report.ts'
import { visitsCsv } from './visits-csv.ts'

const today = '2026-06-15'
const none = { page: '', section: '', layout: '', source: '' }

/** One day before: 1 visit and 2 views; two days before: 2 and 4; and so on. */
const counts: VisitorCount[] = Array.from({ length: 21 }, (_, index) => index).flatMap((index) => {
  const day = addDays(today, -index)
  return [
    { ...none, day, metric: 'visit' as const, source: index % 2 ? 'google.com' : '', count: index },
    { ...none, day, metric: 'view' as const, page: '/', count: index },
    { ...none, day, metric: 'view' as const, page: '/contacto', count: index },
    { ...none, day, metric: 'call' as const, page: '/', section: 'Hero', layout: 'a', count: 1 },
    { ...none, day, metric: 'email' as const, page: '/contacto', count: 2 },
  ]
})

const report = reportOf({ counts, today, length: 7, since: '2026-05-26', isCounting: true })

test('sums whole days of the period and of the one before, and today on its own', () => {
  expect(report.period).toEqual({ from: '2026-06-08', to: '2026-06-14' })
  expect(report.before).toEqual({ from: '2026-06-01', to: '2026-06-07' })
  expect(report.current).toMatchObject({ visit: 28, view: 56, call: 7, email: 14, whatsapp: 0 })
  expect(report.earlier).toMatchObject({ visit: 77, view: 154, call: 7, email: 14 })
  expect(report.today).toMatchObject({ day: today, totals: { visit: 0, call: 1 } })
  expect(report.days.map(({ visits }) => visits)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(report.days[0]).toEqual({ day: '2026-06-08', visits: 7, views: 14, taps: 3 })
})

test('lists pages, sections with their layout, and sources with the period before', () => {
  expect(report.pages.map(({ page, totals }) => [page, totals.view, totals.call])).toEqual([
    ['/', 28, 7],
    ['/contacto', 28, 0],
  ])
  expect(
    report.sections.map(({ section, layout, totals }) => [section, layout, totals.call, totals.email]),
  ).toEqual([
    ['', '', 0, 14],
    ['Hero', 'a', 7, 0],
  ])
  expect(report.sources).toEqual([
    { source: 'google.com', visits: 16, before: 33 },
    { source: '', visits: 12, before: 44 },
  ])
})

test('shows days without a count as zero', () => {
  const empty = reportOf({ counts: [], today, length: 28, since: undefined, isCounting: true })

  expect(empty.since).toBeNull()
  expect(empty.days).toHaveLength(28)
  expect(empty.days.every(({ visits }) => visits === 0)).toBe(true)
})

test('the file for spreadsheets names what was counted', () => {
  const lines = visitsCsv(counts.slice(-5)).split('\r\n')

  expect(lines[0]).toBe('\uFEFFDía,Qué,Página,Sección,Diseño,Llegó desde,Veces')
  expect(lines).toContain('2026-05-26,Correo,/contacto,,,,2')
  expect(lines).toHaveLength(7)
})
