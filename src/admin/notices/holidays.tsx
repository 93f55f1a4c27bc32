import { Badge, Button } from '@mantine/core'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { Card } from '#admin/shell/card.tsx'
import { dayWords } from '#content/hours/open-state.ts'
import { comingHolidays, type Holiday } from '#content/notices/official-holidays.ts'
import { childOf, type Json } from '#content/values/json.ts'
import { holidayNotice } from './new-notice.ts'
import { initialNotice, listPath, noticesIn, usePractice } from './notices-field.ts'

/** Offers to close the practice on official holidays. Nothing happens unasked. */
export function Holidays() {
  const { draft, announce } = useForm()
  const notices = useDraft((state) => noticesIn(state.draft))
  const practice = usePractice()
  if (!practice) return null
  const close = (holiday: Holiday) => {
    draft.set(listPath, [...notices, holidayNotice(holiday, notices, initialNotice)])
    announce(`Cerrado el ${dayWords(holiday.date)}. Falta publicar.`)
  }
  return (
    <Card title="Días de descanso oficial">
      <p className="muted readable">
        Los del artículo 74 de la Ley Federal del Trabajo en los próximos doce meses. El sitio no cierra
        ninguno por su cuenta: elija en cuáles no atiende.
      </p>
      <ul className="rows">
        {comingHolidays(practice.now.date).map((holiday) => (
          <li key={holiday.date}>
            <span>
              <b>{holiday.name}</b>
              <small>
                {dayWords(holiday.date)} de {holiday.date.slice(0, 4)}
              </small>
            </span>
            {notices.some((notice) => isClosedOn(notice, holiday.date)) ? (
              <Badge color="ochre.7">Cerrado</Badge>
            ) : (
              <Button
                variant="default"
                aria-label={`Cerrar: ${holiday.name}, ${dayWords(holiday.date)}`}
                onClick={() => close(holiday)}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isClosedOn(notice: Json, date: string): boolean {
  const [from, until] = [childOf(notice, 'from'), childOf(notice, 'until')]
  if (childOf(notice, 'hours') !== 'closed' || typeof from !== 'string' || typeof until !== 'string')
    return false
  return from <= date && date <= until
}
