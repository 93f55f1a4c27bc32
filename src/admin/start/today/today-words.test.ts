import { describe, expect, test } from 'vitest'
import { comingWords, hoursOfToday, nextWords } from './today-words.ts'

describe('the hours of today', () => {
  test('name every span, and midnight by its name', () => {
    const spans = [
      { opens: '09:00', closes: '14:00' },
      { opens: '16:00', closes: '24:00' },
    ]

    expect(hoursOfToday(spans, '24h')).toBe('Hoy de 9:00 a 14:00 y de 16:00 a medianoche')
    expect(hoursOfToday(spans.slice(0, 1), '12h')).toBe('Hoy de 9:00 a. m. a 2:00 p. m.')
  })

  test('say that the practice is closed', () => {
    expect(hoursOfToday([], '24h')).toBe('Hoy no se atiende')
  })
})

describe('what is to come', () => {
  const fits = { state: 'waiting', problem: undefined } as const

  test('is counted by dated changes and notices', () => {
    expect(comingWords([], 0)).toEqual({ text: 'Nada por venir', needsOwner: false })
    expect(comingWords([fits], 2).text).toBe('1 cambio con fecha y 2 avisos por venir')
  })

  test('asks for the owner when a change no longer fits', () => {
    const misfit = { ...fits, problem: 'Otro precio' }

    expect(comingWords([fits, misfit], 1)).toEqual({
      text: '1 cambio con fecha ya no coincide',
      needsOwner: true,
    })
    expect(comingWords([{ state: 'refused', problem: undefined }, misfit], 0).text).toBe(
      '2 cambios con fecha ya no coinciden',
    )
  })
})

test('the date of the next change has its year only in another year', () => {
  const newYear = { date: '2027-01-01', time: '00:00' }

  expect(nextWords(newYear, '2026-12-01')).toBe('El próximo, el viernes 1 de enero de 2027 a las 00:00')
  expect(nextWords({ ...newYear, time: '01:30' }, '2027-01-01')).toBe(
    'El próximo, el viernes 1 de enero a la 01:30',
  )
})
