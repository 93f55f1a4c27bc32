import { describe, expect, test } from 'vitest'
import { completeContent } from '#content/facts/complete-content.ts'
import { openStateAt } from '#content/hours/open-state.ts'
import { notices as noticeList } from '#content/notices/notice.ts'
import { siteContent } from '#content/site-content/index.ts'
import { siteContent as sample } from '#sample/site-content.ts'
import { practiceHours } from './practice-hours.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const everyWorkday = (opens: string, closes: string) =>
  Object.fromEntries(weekdays.map((day) => [day, [{ opens, closes }]]))

/** Morning and afternoon offices, a third one on alternate Saturdays, a fourth one only by appointment. */
const content = completeContent(
  siteContent.parse({
    ...sample,
    doctorWorkInfo: {
      ...sample.doctorWorkInfo,
      consulting: { header: 'Consultorio Roma', schedule: everyWorkday('09:00', '14:00') },
      otherPlaces: [
        {
          id: 'star-medica',
          header: 'Star Médica',
          kind: 'hospital',
          schedule: everyWorkday('16:00', '20:00'),
        },
        {
          id: 'toluca',
          header: 'Torre Médica Toluca',
          byAppointment: true,
          schedule: { saturday: [{ opens: '10:00', closes: '13:00', weeks: ['first', 'third'] }] },
        },
        { id: 'lomas', header: 'Clínica Lomas', byAppointment: true },
      ],
      urgencies: { header: 'Urgencias', address: 'Otro hospital', schedule: everyWorkday('00:00', '24:00') },
    },
  }),
)

/** By the clocks of Mexico City, six hours behind UTC. */
const textAt = (date: string, hour: number, notices: object[] = []) =>
  openStateAt(
    practiceHours(content, noticeList.parse(notices)),
    new Date(Date.parse(`${date}T00:00:00Z`) + (hour + 6) * 3_600_000),
  ).text

/** 30 November 2026 is a Monday, and 5 December the first Saturday of its month. */
const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']

describe('every hour of a week', () => {
  test.each(days)('of the workday %s names the office where she is, or is next', (date) => {
    const isFriday = date === '2026-12-04'
    const tomorrow = isFriday
      ? 'Cerrado ahora · abre mañana a las 10:00 en la Torre Médica Toluca, con cita'
      : 'Cerrado ahora · abre mañana a las 9:00 en el Consultorio Roma'
    for (let hour = 0; hour < 24; hour += 1) {
      const expected =
        hour < 9
          ? 'Cerrado ahora · abre a las 9:00 en el Consultorio Roma'
          : hour < 14
            ? 'Abierto ahora en el Consultorio Roma, hasta las 14:00'
            : hour < 16
              ? 'Cerrado ahora · abre a las 16:00 en Star Médica'
              : hour < 20
                ? 'Abierto ahora en Star Médica, hasta las 20:00'
                : tomorrow
      expect(textAt(date, hour), `${date} at ${hour}`).toBe(expected)
    }
  })

  test('of the first weekend of a month is open on Saturday, with an appointment', () => {
    expect(textAt('2026-12-05', 11)).toBe(
      'Abierto ahora en la Torre Médica Toluca, hasta las 13:00, con cita',
    )
    expect(textAt('2026-12-05', 13)).toBe('Cerrado ahora · abre el lunes a las 9:00 en el Consultorio Roma')
    expect(textAt('2026-12-12', 11)).toBe('Cerrado ahora · abre el lunes a las 9:00 en el Consultorio Roma')
  })
})

test('a closure of one place leaves the others open', () => {
  const closure = { id: 'a', hours: 'closed', from: '2026-12-01', until: '2026-12-01', kind: 'other' }

  const one = [{ ...closure, workplace: 'consultorio' }]
  expect(textAt('2026-12-01', 10, one)).toBe('Cerrado ahora · abre a las 16:00 en Star Médica')
  expect(textAt('2026-12-01', 17, one)).toBe('Abierto ahora en Star Médica, hasta las 20:00')
  expect(textAt('2026-12-01', 17, [closure])).toBe(
    'Cerrado ahora · abre mañana a las 9:00 en el Consultorio Roma',
  )
})

test('a place is closed before its first day and after its last one', () => {
  const [first] = practiceHours(
    {
      ...content,
      doctorWorkInfo: {
        ...content.doctorWorkInfo,
        consulting: { ...content.doctorWorkInfo.consulting, startsOn: '2026-12-02', endsOn: '2026-12-03' },
      },
    },
    [],
  ).places
  const places = first ? [first] : []
  const isOpen = (date: string) => openStateAt({ places, clock: '24h' }, new Date(`${date}T18:00:00Z`)).isOpen

  expect(days.map(isOpen)).toEqual([false, false, true, true, false])
})
