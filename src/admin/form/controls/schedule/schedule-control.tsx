import { Button, Text } from '@mantine/core'
import type { GroupField } from '#content/fields/schema-tree.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import { isSet, type Schedule, scheduleDays } from '#content/hours/schedule.ts'
import { writeHours } from '#content/hours/schedule-text.ts'
import { partAt } from '#content/values/item-path.ts'
import { joinPath, parentPath } from '#content/values/json.ts'
import frame from '../../field-frame.module.css'
import { fieldId, useDraft, useForm, useValue } from '../../form-context.tsx'
import { ScheduleDay } from './schedule-day.tsx'
import { copyDay, readWeek, type Week, withSchedule } from './week.ts'

/** The opening hours of a week: up to three intervals a day. */
export function ScheduleControl({ group, path }: { readonly group: GroupField; readonly path: string }) {
  const { draft, announce } = useForm()
  const placePath = parentPath(path)
  const week = readWeek(useValue(placePath))
  const change = (schedule: Schedule) => {
    const place = partAt(draft.state.getState().draft, placePath)
    draft.set(placePath, withSchedule(place, schedule))
  }
  const copyMonday = () => {
    change(copyDay(week.schedule, 'monday', ['tuesday', 'wednesday', 'thursday', 'friday']))
    announce('El horario del lunes quedó de lunes a viernes.')
  }
  return (
    <fieldset>
      <legend id={fieldId(path)} tabIndex={-1} className={frame.label}>
        {group.label}
      </legend>
      <Text size="sm" c="dimmed">
        {sourceNotes[week.source]}
      </Text>
      <ul className="plain-list">
        {scheduleDays.map(({ key, name }) => (
          <ScheduleDay
            key={key}
            name={name}
            path={joinPath(path, key)}
            intervals={week.schedule[key]}
            onChange={(intervals) => change({ ...week.schedule, [key]: intervals })}
          >
            {key === 'monday' && week.schedule.monday.length > 0 && (
              <Button variant="subtle" size="compact-md" onClick={copyMonday}>
                Copiar a martes–viernes
              </Button>
            )}
          </ScheduleDay>
        ))}
      </ul>
      <InWords schedule={week.schedule} placePath={placePath} />
    </fieldset>
  )
}

/** Says where the hours come from when they are not typed here. */
const sourceNotes: { readonly [Source in Week['source']]?: string } = {
  texts: 'Se leyó de su horario con palabras. Al cambiar algo aquí, queda por días.',
  unread:
    'Su horario con palabras (abajo) se muestra tal cual, pero el sitio no lo entiende y no puede decir «Abierto ahora». Si tiene días y horas fijos, captúrelos aquí.',
}

/** The hours as visitors will read them. */
function InWords({ schedule, placePath }: { schedule: Schedule; placePath: string }) {
  const isByAppointment = useValue(joinPath(placePath, 'byAppointment')) === true
  const isTwelve = useDraft(({ draft }) => partAt(draft, 'doctorWorkInfo.clock') === '12h')
  const isComplete = Object.values(schedule)
    .flat()
    .every(({ opens, closes }) => opens !== '' && closes !== '')
  const written = isComplete ? hoursText(writeHours(schedule, isTwelve ? '12h' : '24h')) : ''
  const words = written || (isByAppointment && !isSet(schedule) ? 'Previa cita' : '')
  if (words === '') return null
  return (
    <Text size="sm" mt="sm">
      Así se leerá: <b>{words}</b>
    </Text>
  )
}
