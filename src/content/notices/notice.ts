import { z } from 'zod'
import { date, group, list, longText, number, optionalSlug, text } from '#content/fields/fields.ts'
import { schedule } from '#content/fields/schedule-field.ts'
import { isSet, isTime } from '#content/hours/schedule.ts'
import { beginsAt, endsAt, isBefore, spanWords } from './notice-times.ts'

/** Why there is a notice. The text that a notice without its own text shows follows from it. */
const noticeKinds = ['vacation', 'congress', 'hours', 'move', 'holiday', 'other'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const day = (label: string) => date(label).pipe(z.string().min(1, 'Elija la fecha.'))

const time = (label: string, hint: string) =>
  text(label, { max: 5, hint }).refine((value) => value === '' || isTime(value), {
    message: 'Escriba la hora, por ejemplo 09:00.',
  })

const notice = group('Aviso', {
  id: optionalSlug('Identificador'),
  kind: z.enum(noticeKinds, 'Elija el motivo.').default('other').meta({ label: 'Motivo' }),
  text: longText('Texto', { max: 300, hint: 'Si lo deja vacío, se escribe solo con las fechas.' }),
  from: day('Desde'),
  fromTime: time('Desde la hora', 'Vacía: desde que empieza el día.'),
  until: day('Hasta'),
  untilTime: time('Hasta la hora', 'Vacía: hasta que termina el día.'),
  announceDays: number('Anunciarlo antes (días)', { min: 0, max: 60, fallback: 0 }),
  hours: z
    .enum(['usual', 'closed', 'changed'], 'Elija qué pasa con el horario.')
    .default('usual')
    .meta({ label: 'Horario' }),
  schedule: schedule.prefault({}),
  workplace: text('Lugar', { max: 80, hint: 'Vacío: todos los lugares donde atiende.' }),
  place: z
    .enum(['top', 'contact', 'service'], 'Elija dónde se ve.')
    .default('top')
    .meta({ label: 'Dónde se ve' }),
  service: text('Servicio', { max: 80 }),
  tone: z.enum(['info', 'important', 'urgent'], 'Elija el tono.').default('info').meta({ label: 'Tono' }),
  whatsappMessage: longText('Mensaje de WhatsApp mientras esté cerrado', {
    max: 300,
    hint: 'Si lo deja vacío, el mensaje de siempre dice además qué día se abre de nuevo.',
  }),
})

export type Notice = z.output<typeof notice>
export type NoticeInput = z.input<typeof notice>

/** Maximum number of notices, past ones included. */
export const maxNotices = 60

/** The document `notices`. */
export const notices = list('Avisos', notice, { max: maxNotices, rowTitle: 'text' })
  .superRefine((all, context) => {
    for (const [index, one] of all.entries()) {
      for (const [field, message] of issuesOf(one, all.slice(0, index)))
        context.addIssue({ code: 'custom', path: [index, field], message })
    }
  })
  .meta({ rowKey: 'id' })

function* issuesOf(
  one: Notice,
  earlier: readonly Notice[],
): Generator<readonly [field: keyof Notice, message: string]> {
  if (!one.from || !one.until) return
  if (!isBefore(beginsAt(one), endsAt(one)))
    yield [
      'until',
      'El aviso termina antes de empezar. Elija una fecha de fin igual o posterior a la de inicio.',
    ]
  if (one.text === '' && needsText(one)) yield ['text', 'Escriba qué dice el aviso.']
  if (one.place === 'service' && one.service === '') yield ['service', 'Elija en qué servicio se ve.']
  if (one.hours === 'changed' && !isSet(one.schedule))
    yield ['schedule', 'Escriba las horas, o elija «Cerrado» si no se atiende ningún día.']
  if (one.hours === 'changed' && (one.fromTime || one.untilTime))
    yield ['hours', 'Un cambio de horario va por días completos: quite las horas de inicio y de fin.']
  const other = one.hours === 'usual' ? undefined : earlier.find((former) => bothChangeHours(one, former))
  if (other)
    yield [
      'from',
      `Se cruza con otro aviso que cambia el horario (${spanWords(other)}). Cambie las fechas o quite uno de los dos.`,
    ]
}

/** Whether no text follows from the dates. */
const needsText = ({ kind, hours }: Pick<Notice, 'kind' | 'hours'>) => hours === 'usual' && kind !== 'move'

/** A closure may be within other hours, and a notice of one place within one of all: the narrower one is valid then. */
const bothChangeHours = (one: Notice, other: Notice) =>
  other.hours === one.hours &&
  other.workplace === one.workplace &&
  isBefore(beginsAt(one), endsAt(other)) &&
  isBefore(beginsAt(other), endsAt(one))
