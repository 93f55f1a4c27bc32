import { z } from 'zod'
import { group, ownerOnly, phone, text } from '#content/fields/fields.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import { firstPlace, otherPlaces, workplace } from './place.ts'
import { withPlaceIds } from './place-ids.ts'

export const doctorWorkInfo = group('Consultorio y hospital', {
  avisoCofepris: ownerOnly(
    text('Aviso de publicidad COFEPRIS', {
      max: 40,
      hint: 'Escríbalo como viene en su acuse. Mientras no lo tenga deje las 17 letras X: así el sitio no se puede lanzar.',
    }),
  ),
  consulting: firstPlace.prefault({}),
  otherPlaces,
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
  .overwrite((info) => ({ ...info, ...withPlaceIds(info) }))
  .superRefine(({ consulting, otherPlaces: others }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const [index, { id, startsOn, endsOn }] of [consulting, ...others].entries()) {
      const path = index === 0 ? ['consulting'] : ['otherPlaces', index - 1]
      if (index > 0 && id === consulting.id) report([...path, 'id'], `«${id}» ya nombra otro lugar.`)
      if (startsOn && endsOn && endsOn < startsOn)
        report([...path, 'endsOn'], 'Termina antes de empezar. Elija un último día posterior.')
    }
  })
