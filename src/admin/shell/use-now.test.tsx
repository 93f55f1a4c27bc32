import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localTime } from '#content/hours/local-time.ts'
import { Moment } from './moment.tsx'
import { currentMoment, subscribeToMoment } from './use-now.ts'

const dayOf = (moment: Date) => localTime(moment, 'America/Mexico_City').date

beforeEach(() => {
  vi.useFakeTimers()
  // A Friday, ten seconds before midnight in Mexico City.
  vi.setSystemTime('2026-11-28T05:59:50Z')
  vi.stubGlobal('document', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a component shows that renders anew when it is told to. */
function shownDays() {
  const days = [dayOf(currentMoment())]
  const stop = subscribeToMoment(() => days.push(dayOf(currentMoment())))
  return { days, stop }
}

test('a tab that stays open from Friday to Saturday shows Saturday', () => {
  const { days, stop } = shownDays()

  vi.advanceTimersByTime(15_000)
  stop()

  expect(days).toEqual(['2026-11-27', '2026-11-28'])
})

test('a tab whose timers the browser paused shows the day on which the owner comes back', () => {
  const { days, stop } = shownDays()

  vi.setSystemTime('2026-11-30T15:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  stop()

  expect(days).toEqual(['2026-11-27', '2026-11-30'])
})

test('a screen that opens later shows its own day, and no timer runs without a screen', () => {
  const { stop } = shownDays()
  stop()
  expect(vi.getTimerCount()).toBe(0)

  vi.setSystemTime('2026-12-01T15:00:00Z')

  expect(dayOf(currentMoment())).toBe('2026-12-01')
})

test('the time since something is counted from the current moment', () => {
  const words = () => renderToStaticMarkup(<Moment iso="2026-11-28T05:59:40Z" />)
  expect(words()).toContain('hace un momento')

  vi.setSystemTime('2026-11-28T08:59:50Z')

  expect(words()).toContain('hace 3 horas')
})
