import { describe, expect, test } from 'vitest'
import type { PracticeHours } from '#content/hours/open-state.ts'
import { type Notice, type NoticeInput, notices } from './notice.ts'
import { specialDays, specialHoursOf } from './notice-hours.ts'
import { noticeText } from './notice-text.ts'
import { looksAlike, nextChange, phaseAt, spanWords } from './notice-times.ts'

const vacation = {
  id: 'vacaciones',
  kind: 'vacation',
  from: '2026-12-20',
  until: '2027-01-03',
  hours: 'closed',
} as const satisfies Partial<NoticeInput>

const parsed = (...all: object[]) => notices.parse(all)
const one = (given: object = {}) => {
  const [notice] = parsed({ ...vacation, ...given })
  if (!notice) throw new TypeError('There is one notice.')
  return notice
}
const messages = (...all: object[]) =>
  notices.safeParse(all).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const mexico = 'America/Mexico_City'
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const usual = [{ days: workdays, opens: '09:00', closes: '14:00' }]

describe('the list of notices refuses', () => {
  test('a notice that ends before it begins', () => {
    expect(messages({ ...vacation, until: '2026-12-19' })).toEqual([
      '0.until: El aviso termina antes de empezar. Elija una fecha de fin igual o posterior a la de inicio.',
    ])
    expect(
      messages({ ...vacation, until: '2026-12-20', fromTime: '12:00', untilTime: '12:00' }),
    ).toHaveLength(1)
  })

  test('two closures that meet, and names the other one', () => {
    const other = { ...vacation, id: 'otro', from: '2027-01-03', until: '2027-01-10' }

    expect(messages(vacation, other)).toEqual([
      '1.from: Se cruza con otro aviso que cambia el horario (del 20 de diciembre al 3 de enero). Cambie las fechas o quite uno de los dos.',
    ])
    expect(messages(vacation, { ...other, from: '2027-01-04' })).toEqual([])
    expect(messages(vacation, { ...other, hours: 'usual', text: 'Hola' })).toEqual([])
  })

  test('other hours that meet other hours, but not a closure within them', () => {
    const schedule = { monday: [{ opens: '10:00', closes: '12:00' }] }
    const other = { ...vacation, id: 'otro', hours: 'changed', schedule }

    expect(messages(other, { ...other, id: 'segundo' })).toHaveLength(1)
    expect(messages(vacation, other)).toEqual([])
  })

  test('missing dates, dates that do not exist and times that no clock shows', () => {
    expect(messages({ id: 'a', kind: 'move' })).toHaveLength(2)
    expect(messages({ ...vacation, from: '2026-02-30' })[0]).toContain('Escriba la fecha')
    expect(messages({ ...vacation, fromTime: '25:00' })).toEqual([
      '0.fromTime: Escriba la hora, por ejemplo 09:00.',
    ])
  })

  test('a notice without a text that its dates could give', () => {
    expect(messages({ ...vacation, hours: 'usual' })).toEqual(['0.text: Escriba qué dice el aviso.'])
  })

  test('other hours without hours, or for parts of days', () => {
    expect(messages({ ...vacation, hours: 'changed' })[0]).toMatch(/^0\.schedule: Escriba las horas/)
    const schedule = { monday: [{ opens: '10:00', closes: '12:00' }] }
    expect(messages({ ...vacation, hours: 'changed', schedule, fromTime: '10:00' })).toHaveLength(1)
    expect(messages({ ...vacation, hours: 'changed', schedule })).toEqual([])
  })

  test('a notice in a service without the service', () => {
    expect(messages({ ...vacation, place: 'service' })).toEqual(['0.service: Elija en qué servicio se ve.'])
  })
})

describe('the phase of a notice', () => {
  test.each([
    ['2026-12-19', '23:59', 'future'],
    ['2026-12-20', '00:00', 'running'],
    ['2027-01-03', '23:59', 'running'],
    ['2027-01-04', '00:00', 'over'],
  ])('on %s at %s is %s', (date, time, phase) => {
    expect(phaseAt(one(), { date, time })).toBe(phase)
  })

  test('is announced some days before, if the owner wishes so', () => {
    expect(phaseAt(one({ announceDays: 7 }), { date: '2026-12-12', time: '23:59' })).toBe('future')
    expect(phaseAt(one({ announceDays: 7 }), { date: '2026-12-13', time: '00:00' })).toBe('announced')
  })
})

test('the next change is the moment in the time zone of the practice; after the end there is none', () => {
  const all = parsed(vacation)

  expect(nextChange(all, mexico, new Date('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-12-20T06:00:00Z'))
  expect(nextChange(all, mexico, new Date('2026-12-20T06:00:00Z'))).toEqual(new Date('2027-01-04T06:00:00Z'))
  expect(nextChange(all, mexico, new Date('2027-01-04T06:00:00Z'))).toBeUndefined()
})

test('pages look alike at two moments unless a notice changes between them, in either direction', () => {
  const all = parsed(vacation)
  const [before, during, after] = [
    '2026-12-20T05:59:59Z',
    '2026-12-20T06:00:00Z',
    '2027-02-01T00:00:00Z',
  ].map((text) => new Date(text))
  if (!before || !during || !after) throw new TypeError('There are three moments.')

  expect(looksAlike(all, mexico, before, during)).toBe(false)
  expect(looksAlike(all, mexico, during, before)).toBe(false)
  expect(looksAlike(all, mexico, before, after)).toBe(false)
  expect(looksAlike(all, mexico, during, new Date('2027-01-04T05:59:59Z'))).toBe(true)
  expect(looksAlike([], mexico, before, after)).toBe(true)
})

const names = { consultorio: 'Consultorio', 'star-medica': 'Star Médica' }
const practiceOf = (notice: Notice, ids: readonly (keyof typeof names)[]): PracticeHours => ({
  places: ids.map((id) => ({
    id,
    name: names[id],
    timeZone: mexico,
    openingHours: usual,
    special: specialHoursOf([notice], id),
  })),
  clock: '24h',
})

describe('the text of a notice without one', () => {
  const textOf = (given: object = {}) => {
    const notice = one(given)
    return noticeText(notice, practiceOf(notice, ['consultorio']))
  }

  test('says how long the practice is closed, and when it opens again', () => {
    expect(textOf()).toBe(
      'El consultorio cierra por vacaciones del 20 de diciembre al 3 de enero. Atendemos de nuevo el lunes 4 de enero.',
    )
  })

  test('says at which times', () => {
    expect(textOf({ kind: 'congress', until: '2026-12-22', fromTime: '13:00' })).toBe(
      'El consultorio cierra por un congreso médico desde el 20 de diciembre a las 13:00 hasta el 22 de diciembre. Atendemos de nuevo el miércoles 23 de diciembre.',
    )
  })

  test('says the other hours', () => {
    const schedule = { monday: [{ opens: '10:00', closes: '12:00' }] }

    expect(textOf({ kind: 'hours', hours: 'changed', schedule })).toBe(
      'Atendemos en otro horario del 20 de diciembre al 3 de enero: lunes, de\u00a010:00\u00a0a\u00a012:00.',
    )
  })

  test('says from when on the address is a new one', () => {
    expect(textOf({ kind: 'move', hours: 'usual' })).toBe(
      'Atendemos en un nuevo consultorio desde el 20 de diciembre.',
    )
  })
})

describe('with two places, a notice', () => {
  const textOf = (given: object) => {
    const notice = one(given)
    return noticeText(notice, practiceOf(notice, ['consultorio', 'star-medica']))
  }

  test('of one place names it, and says when it opens there again', () => {
    expect(textOf({ workplace: 'star-medica' })).toBe(
      'Star Médica cierra por vacaciones del 20 de diciembre al 3 de enero. Atendemos de nuevo en Star Médica el lunes 4 de enero.',
    )
  })

  test('of both says that no one is seen', () => {
    expect(textOf({ kind: 'holiday', until: '2026-12-21' })).toBe(
      'No hay consulta por ser día de descanso del 20 al 21 de diciembre. Atendemos de nuevo el martes 22 de diciembre.',
    )
  })

  test('closes only its place', () => {
    const [notice] = parsed({ ...vacation, workplace: 'star-medica' })

    expect(specialHoursOf(notice ? [notice] : [], 'consultorio')).toEqual([])
    expect(specialHoursOf(notice ? [notice] : [], 'star-medica')).toHaveLength(1)
  })

  test('may be at the same time as one of the other place, but not as another one of its own', () => {
    const both = (workplace: string) => [
      { ...vacation, workplace: 'star-medica' },
      { ...vacation, id: 'otro', workplace },
    ]

    expect(notices.safeParse(both('consultorio')).success).toBe(true)
    expect(notices.safeParse(both('star-medica')).success).toBe(false)
  })
})

test('the dates are written as people say them', () => {
  const span = { from: '2026-12-01', until: '2026-12-05', fromTime: '', untilTime: '' }

  expect(spanWords(span)).toBe('del 1 al 5 de diciembre')
  expect(spanWords({ ...span, until: span.from })).toBe('el 1 de diciembre')
  expect(spanWords({ ...span, until: span.from, fromTime: '13:00', untilTime: '15:30' }, '12h')).toBe(
    'el 1 de diciembre desde la 1:00 p. m. hasta las 3:30 p. m.',
  )
})

describe('the special days', () => {
  test('join the dates of a closure, weekends included', () => {
    expect(specialDays(usual, specialHoursOf(parsed(vacation)))).toEqual([
      { from: '2026-12-20', until: '2027-01-03', spans: [] },
    ])
  })

  test('are closed where a closure is within other hours, in the order of their dates', () => {
    const schedule = { monday: [{ opens: '10:00', closes: '12:00' }] }
    const other = { id: 'otro', kind: 'hours', hours: 'changed', schedule } as const
    const special = specialHoursOf(
      parsed(
        { ...vacation, from: '2027-01-04', until: '2027-01-04' },
        { ...other, from: '2027-01-04', until: '2027-01-05' },
        { ...vacation, id: 'antes', from: '2027-01-02', until: '2027-01-03' },
      ),
    )

    expect(specialDays(usual, special)).toEqual([
      { from: '2027-01-02', until: '2027-01-03', spans: [] },
      { from: '2027-01-04', until: '2027-01-05', spans: [] },
    ])
  })

  test('have hours of their own where a closure begins in the middle of a day', () => {
    const special = specialHoursOf(parsed({ ...vacation, from: '2026-12-21', fromTime: '12:00' }))

    expect(specialDays(usual, special)).toEqual([
      { from: '2026-12-21', until: '2026-12-21', spans: [{ opens: '09:00', closes: '12:00' }] },
      { from: '2026-12-22', until: '2027-01-03', spans: [] },
    ])
  })
})
