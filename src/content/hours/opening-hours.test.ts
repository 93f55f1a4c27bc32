import { describe, expect, test } from 'vitest'
import { parseOpeningHours, type Weekday } from './opening-hours.ts'

const read = (days: string, hours: string) =>
  parseOpeningHours({ dayRange1: days, hours1: hours, dayRange2: '', hours2: '' })

const workdays: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const everyDay: Weekday[] = [...workdays, 'Saturday', 'Sunday']

describe('parseOpeningHours', () => {
  test('reads both pairs of the sample practice', () => {
    const hours = parseOpeningHours({
      dayRange1: 'Lunes a viernes',
      hours1: '10:00 a 14:00',
      dayRange2: 'Sábado',
      hours2: '10:00 a 14:00',
    })

    expect(hours).toEqual([
      { days: workdays, opens: '10:00', closes: '14:00' },
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
    ])
  })

  test.each<[string, Weekday[]]>([
    ['De lunes a viernes', workdays],
    ['LUNES – VIERNES', workdays],
    ['Lun. a vie.', workdays],
    ['L-V', workdays],
    ['Entre semana', workdays],
    ['Todos los días', everyDay],
    ['Fines de semana', ['Saturday', 'Sunday']],
    ['Sábados', ['Saturday']],
    ['Lunes, miércoles y viernes', ['Monday', 'Wednesday', 'Friday']],
    ['Lunes a miércoles y sábado', ['Monday', 'Tuesday', 'Wednesday', 'Saturday']],
    ['Sábado a lunes', ['Monday', 'Saturday', 'Sunday']],
  ])('reads the days «%s»', (text, days) => {
    expect(read(text, '10:00 a 14:00')).toEqual([{ days, opens: '10:00', closes: '14:00' }])
  })

  test.each([
    ['10:00 a 14:00', '10:00', '14:00'],
    ['9:30–14:00', '09:30', '14:00'],
    ['de 9 a 14 h', '09:00', '14:00'],
    ['10:00 hrs. a 14:00 hrs.', '10:00', '14:00'],
    ['10:00 a. m. a 2:00 p. m.', '10:00', '14:00'],
    ['9am - 12pm', '09:00', '12:00'],
    ['de las 10 a las 14 horas', '10:00', '14:00'],
    ['Las 24 horas', '00:00', '23:59'],
  ])('reads the hours «%s»', (text, opens, closes) => {
    expect(read('Sábado', text)).toEqual([{ days: ['Saturday'], opens, closes }])
  })

  test('reads a day with a break', () => {
    expect(read('Sábado', '10:00 a 14:00 y 16:00 a 19:00')).toEqual([
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
      { days: ['Saturday'], opens: '16:00', closes: '19:00' },
    ])
  })

  test('a closed day has no hours', () => {
    const hours = parseOpeningHours({
      dayRange1: 'Lunes a sábado',
      hours1: '10 a 14',
      dayRange2: 'Domingo',
      hours2: 'Cerrado',
    })

    expect(hours).toEqual([{ days: [...workdays, 'Saturday'], opens: '10:00', closes: '14:00' }])
  })

  test.each([
    ['', ''],
    ['Lunes a viernes', ''],
    ['', '10:00 a 14:00'],
    ['Cirugías y partos', 'Con cita previa'],
    ['Lunes a viernes', 'Con cita previa'],
    ['Lunes a viernes', '10 a 2'],
    ['Lunes a viernes', '10:00 a 25:00'],
    ['Lunes a viernes', '10:00 a 14:75'],
    ['Lunes a viernes', '13 p. m. a 2 p. m.'],
    ['Lunes a viernes', '10:00'],
    ['Lunes a viernes a sábado', '10:00 a 14:00'],
    ['constructor', '10:00 a 14:00'],
  ])('does not understand «%s» «%s»', (days, hours) => {
    expect(read(days, hours)).toBeUndefined()
  })

  test('is undefined if one pair is not understood', () => {
    const hours = parseOpeningHours({
      dayRange1: 'Lunes a viernes',
      hours1: '10:00 a 14:00',
      dayRange2: 'Sábado',
      hours2: 'según agenda',
    })

    expect(hours).toBeUndefined()
  })
})
