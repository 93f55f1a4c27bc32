import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openSpansOn } from '#content/hours/open-spans.ts'
import { weekdays } from '#content/hours/opening-hours.ts'
import { closesOnly, closeToday, openAgain } from './close-today.ts'
import { type NoticeInput, notices as schema } from './notice.ts'
import { specialHoursOf } from './notice-hours.ts'
import { spanWords } from './notice-times.ts'

const usual = [
  { days: weekdays.slice(0, 5), opens: '09:00', closes: '14:00' },
  { days: weekdays.slice(0, 5), opens: '16:00', closes: '20:00' },
]
/** A Monday. */
const today = '2026-11-23'
const at = (time: string, date = today) => ({ date, time })

const given = (...all: Partial<NoticeInput>[]) =>
  schema.parse(all.map((one, index) => ({ id: `aviso-${index}`, kind: 'vacation', hours: 'closed', ...one })))

const spansAfter = (list: ReturnType<typeof closeToday>, date = today) =>
  openSpansOn({ openingHours: usual, special: specialHoursOf(list) }, date).map(
    ({ opens, closes }) => `${opens}–${closes}`,
  )

describe('closing one of several places', () => {
  const closed = closeToday([], usual, at('08:10'), 'star-medica')

  test('leaves the other places open', () => {
    expect(spansAfter(closed)).toEqual(['09:00–14:00', '16:00–20:00'])
    expect(
      openSpansOn({ openingHours: usual, special: specialHoursOf(closed, 'star-medica') }, today),
    ).toEqual([])
  })

  test('is taken back for that place only', () => {
    const both = closeToday(closed, usual, at('08:20'))
    expect(openAgain(both, today, 'star-medica').map(({ workplace }) => workplace)).toEqual([''])
    expect(openAgain(both, today).map(({ workplace }) => workplace)).toEqual(['star-medica'])
  })
})

describe('closing for today', () => {
  test('closes the whole day before the practice opens', () => {
    const [closure] = closeToday([], usual, at('08:10'))

    expect(closure && spanWords(closure)).toBe('el 23 de noviembre')
  })

  test('closes the rest of the day once the practice has opened, and leaves tomorrow as it is', () => {
    const closed = closeToday([], usual, at('12:05'))

    expect(closed.map((notice) => spanWords(notice))).toEqual(['el 23 de noviembre desde las 12:05'])
    expect(spansAfter(closed)).toEqual(['09:00–12:05'])
    expect(spansAfter(closed, '2026-11-24')).toEqual(['09:00–14:00', '16:00–20:00'])
  })

  test('closes on a day with other hours too', () => {
    const schedule = { monday: [{ opens: '10:00', closes: '12:00' }] }
    const other = given({ hours: 'changed', schedule, from: '2026-11-20', until: '2026-11-27' })

    const closed = closeToday(other, usual, at('09:30'))

    expect(spansAfter(closed)).toEqual([])
    expect(spansAfter(closed, '2026-11-30')).toHaveLength(2)
    expect(spansAfter(openAgain(closed, today))).toEqual(['10:00–12:00'])
  })

  test('goes around the closures of the same day', () => {
    const lunch = given({ from: today, until: today, fromTime: '12:00', untilTime: '13:00' })

    const closed = closeToday(lunch, usual, at('10:00'))

    expect(closed.map(({ id }) => id)).toEqual(['cerrado-hoy', 'cerrado-hoy-2', 'aviso-0'])
    expect(spansAfter(closed)).toEqual(['09:00–10:00'])
    expect(openAgain(closed, today)).toEqual(lunch)
  })

  test('adds nothing on a day that is closed already, or a second time', () => {
    const vacation = given({ from: '2026-11-20', until: '2026-11-27' })
    const once = closeToday([], usual, at('10:00'))

    expect(closeToday(vacation, usual, at('10:00'))).toEqual(vacation)
    expect(closeToday(once, usual, at('10:05'))).toEqual(once)
  })

  test('closes from now on when the hours are not known', () => {
    const [closure] = closeToday([], undefined, at('10:00'))

    expect(closure && spanWords(closure)).toBe('el 23 de noviembre desde las 10:00')
  })

  test('removes the closures that it made on earlier days, and no other notice', () => {
    const former = closeToday(given({ from: '2026-11-01', until: '2026-11-02' }), usual, at('10:00'))

    const closed = closeToday(former, usual, at('10:00', '2026-11-25'))

    expect(closed.map(({ id, from }) => `${id} ${from}`)).toEqual([
      'cerrado-hoy 2026-11-25',
      'aviso-0 2026-11-01',
    ])
  })

  test('a notice that the owner made longer is hers from then on', () => {
    const [closure] = closeToday([], usual, at('10:00'))
    if (!closure) throw new TypeError('There is a closure.')

    expect(closesOnly(closure, today)).toBe(true)
    expect(closesOnly({ ...closure, until: '2026-11-24' }, today)).toBe(false)
  })
})

const minutes = fc.integer({ min: 0, max: 1439 })
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

test('whatever is closed already, the rest of the day is closed, opening again restores everything, and the list is valid', () => {
  fc.assert(
    fc.property(minutes, fc.uniqueArray(minutes, { minLength: 2, maxLength: 6 }), (now, times) => {
      const sorted = times.toSorted((one, other) => one - other).map(clock)
      const closures = sorted.flatMap((untilTime, index) => {
        const fromTime = sorted[index - 1]
        return index % 2 === 1 && fromTime ? [{ from: today, until: today, fromTime, untilTime }] : []
      })
      const before = given(...closures)
      const time = clock(now)

      const after = closeToday(before, usual, at(time))

      expect(schema.safeParse(after).success).toBe(true)
      expect(openAgain(after, today)).toEqual(before)
      const open = openSpansOn({ openingHours: usual, special: specialHoursOf(after) }, today)
      expect(open.filter(({ closes }) => closes > time)).toEqual([])
    }),
  )
})
