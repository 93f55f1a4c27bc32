import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { datedChangesQuery } from '#admin/api/dated-changes.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { reviewPath } from '#admin/subject.ts'
import { datedPrices, earlyPrices, practiceDay } from '#content/facts/price-dates.ts'
import { priceText } from '#content/facts/prices.ts'
import { dayAndMonth, spanishDate } from '#content/texts/spanish-date.ts'
import { positionPath } from '#content/values/item-path.ts'
import { joinPath, parentPath } from '#content/values/json.ts'
import { useText } from '../field-frame.tsx'
import { useDraft } from '../form-context.tsx'
import styles from './controls.module.css'

type Props = { readonly path: string }

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text size="sm" pt={5} className={styles.note}>
    {children}
  </Text>
)

/** Beside the date of a price that is valid only later: what patients read until then, and the way to publish it. */
export function EarlyPriceNote({ path }: Props) {
  const base = useDraft((state) => state.base?.value)
  const draft = useDraft((state) => state.draft)
  const now = useNow()
  const place = positionPath(draft, path)
  const early = earlyPrices(base, draft, practiceDay(draft, now)).find((each) => each.path === place)
  if (!early) return null
  const { shownAmount, validFrom } = early
  return (
    <Note>
      {shownAmount === undefined
        ? 'Hasta ese día no hay otro precio que mostrar con este nombre. '
        : `Hasta ese día sus pacientes siguen leyendo ${priceText({ amount: shownAmount })}. `}
      El cambio se publica con su fecha: <Link to={reviewPath}>Publicar el {dayAndMonth(validFrom)}</Link>
    </Note>
  )
}

/** Beside an amount: the one that a dated change will put in its place. */
export function DatedPriceNote({ path }: Props) {
  const id = useText(joinPath(parentPath(path), 'id'))
  const { data } = useQuery(datedChangesQuery)
  const later = data?.changes
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ at, parts }) =>
      parts
        .filter(({ document }) => document === 'site-content')
        .flatMap(({ base, value }) => {
          const [before, after] = [base, value].map((content) =>
            datedPrices(content).find((price) => price.id === id),
          )
          const amount = after?.amount
          return amount === undefined || amount === before?.amount ? [] : [{ at, amount }]
        }),
    )
  return later?.map(({ at, amount }) => (
    <Note key={`${at.date} ${at.time}`}>
      Cambia el {spanishDate(at.date)} a <b>{priceText({ amount })}</b>.{' '}
      <Link to="/admin/calendario">Ver el calendario</Link>
    </Note>
  ))
}
