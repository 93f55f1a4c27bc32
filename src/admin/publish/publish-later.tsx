import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { atWords } from '#admin/dated/at-words.ts'
import styles from '#admin/dated/dated.module.css'
import { MomentFields } from '#admin/dated/moment-fields.tsx'
import screen from '#admin/shell/screen.module.css'
import type { LocalTime } from '#content/hours/local-time.ts'
import { changesText } from './use-change-count.ts'

type Props = {
  /** Number of chosen changes. */
  readonly count: number
  readonly isBusy: boolean
  readonly onPublish: (at: LocalTime) => void
}

/** Publishes the chosen changes at a time instead of now. */
export function PublishLater({ count, isBusy, onPublish }: Props) {
  const [at, setAt] = useState<LocalTime>({ date: '', time: '00:00' })
  const isWhole = at.date !== '' && at.time !== ''
  return (
    <section className={screen.card} aria-label="Publicar en una fecha">
      <h2>Publicar en una fecha</h2>
      <p>
        Los cambios marcados salen de su borrador y se publican solos en la fecha y la hora que elija. En el{' '}
        <Link to="/admin/calendario">Calendario</Link> puede moverlos, cancelarlos o publicarlos antes.
      </p>
      <MomentFields value={at} onChange={setAt} />
      <Button
        variant="outline"
        className={styles.dated ?? ''}
        loading={isBusy}
        disabled={count === 0 || !isWhole}
        onClick={() => onPublish(at)}
      >
        {isWhole ? `Publicar ${changesText(count)} ${atWords(at)}` : 'Elija la fecha'}
      </Button>
    </section>
  )
}
