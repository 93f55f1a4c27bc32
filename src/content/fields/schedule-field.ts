import { z } from 'zod'
import { group, valueList } from '#content/fields/fields.ts'
import { cleanLine } from '#content/texts/clean-text.ts'
import { type MonthWeek, monthWeeks } from '../hours/month-weeks.ts'
import { isTime, maxIntervals } from '../hours/schedule.ts'

/** A time of the 24-hour clock. `24:00` is the end of the day. */
const time = (label: string, initial: string) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(5)
    .refine(isTime, 'Escriba la hora, por ejemplo 09:00.')
    .default(initial)
    .meta({ label })

const week = z.enum(monthWeeks, 'Elija una semana del mes.').meta({ label: 'Semana' })

const interval = group('Tramo', {
  opens: time('Abre', '09:00'),
  closes: time('Cierra', '14:00'),
  weeks: valueList('Solo en estas semanas del mes', week, { max: monthWeeks.length }),
})

const day = (label: string) =>
  valueList(label, interval, { max: maxIntervals }).superRefine((intervals, context) => {
    for (const [index, { opens, closes, weeks }] of intervals.entries()) {
      if (!isTime(opens) || !isTime(closes)) continue
      const former = intervals[index - 1]
      const message =
        closes <= opens
          ? 'Debe cerrar después de abrir. Si cierra pasada la medianoche, termine en 24:00 y siga al día siguiente.'
          : former && opens < former.closes && mayCoincide(weeks, former.weeks)
            ? 'Este tramo debe empezar cuando el anterior ya terminó.'
            : undefined
      if (message) context.addIssue({ code: 'custom', path: [index, 'closes'], message })
    }
  })

const mayCoincide = (one: readonly MonthWeek[], other: readonly MonthWeek[]) =>
  one.length === 0 || other.length === 0 || one.some((week) => other.includes(week))

/** Opening hours of each weekday. A schedule without any interval is not set. */
export const schedule = group('Horario por días', {
  monday: day('Lunes'),
  tuesday: day('Martes'),
  wednesday: day('Miércoles'),
  thursday: day('Jueves'),
  friday: day('Viernes'),
  saturday: day('Sábado'),
  sunday: day('Domingo'),
}).meta({ label: 'Horario por días', control: 'schedule' })
