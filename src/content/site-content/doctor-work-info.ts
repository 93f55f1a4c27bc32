import { z } from 'zod'
import { group, list, ownerOnly, phone, text } from '#content/fields/fields.ts'
import { schedule } from '#content/fields/schedule-field.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'

const workplace = (label: string, hint?: string) =>
  group(label, {
    header: text('Encabezado', { max: 80 }),
    address: text('Dirección', { max: 240, hint }),
    schedule: schedule.prefault({}),
    hours: group('Horario con palabras', {
      dayRange1: text('Días (1)', { max: 40, hint: 'Por ejemplo «Lunes a viernes».' }),
      hours1: text('Horas (1)', { max: 60, hint: 'Por ejemplo «10:00 a 14:00».' }),
      dayRange2: text('Días (2)', { max: 40 }),
      hours2: text('Horas (2)', { max: 60 }),
    })
      .meta({ hint: 'Solo se usa si el horario por días está vacío.' })
      .prefault({}),
    phones: list(
      'Teléfonos',
      group('Teléfono', {
        subheader: text('Para qué es', { max: 60 }),
        phone: phone('Número'),
        display: text('Como se lee', { max: 40 }),
      }),
      { max: 6, rowTitle: 'subheader' },
    ),
  })

export const doctorWorkInfo = group('Consultorio y hospital', {
  avisoCofepris: ownerOnly(
    text('Aviso de publicidad COFEPRIS', {
      max: 40,
      hint: 'Escríbalo como viene en su acuse. Mientras no lo tenga deje las 17 letras X: así el sitio no se puede lanzar.',
    }),
  ),
  consulting: workplace('Consultorio').prefault({}),
  hospital: workplace('Hospital').prefault({}),
  urgencies: workplace(
    'Urgencias',
    'A dónde acudir. Vacía no se muestra: no se toma de la del hospital.',
  ).prefault({}),
  clock: z
    .enum(['24h', '12h'], 'Elija cómo se leen las horas.')
    .default('24h')
    .meta({ label: 'Cómo se leen las horas' }),
  timeZone: z
    .enum(timeZoneNames, 'Elija una de las zonas.')
    .default('America/Mexico_City')
    .meta({ label: 'Hora local', hint: 'Con ella se sabe si está «Abierto ahora».' }),
  schedulingPhone: phone('Teléfono para citas'),
  urgenciesPhone: phone('Teléfono de urgencias'),
  hospitalHeader: text('Nombre del hospital', { max: 120 }),
  hospitalAddress: text('Dirección del hospital', { max: 240 }),
})
