import { Button } from '@mantine/core'
import { useId } from 'react'
import { useMayPublish } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import styles from './today.module.css'
import { type Closing, useCloseToday } from './use-close-today.ts'

type CloseButtonProps = {
  readonly closing: Closing
  /** Which places close, where there are several: ' en todos'. */
  readonly where: string
  readonly variant: 'filled' | 'outline' | 'default'
}

/** Closes a place for the rest of the day, or takes that back, which is published at once. */
export function CloseButton({ closing, where, variant }: CloseButtonProps) {
  const mayPublish = useMayPublish()
  const { mutate, isPending, error } = useCloseToday()
  const { reopens } = closing
  const id = useId()
  const onSuccess = (isSeen: boolean) =>
    showSuccess(reopens ? texts.reopened : isSeen ? texts.closed : texts.closedUnseen)
  if (!mayPublish) return null
  return (
    <div className={styles.closing}>
      <Button
        variant={variant}
        size="md"
        // Disabled, the button would lose the focus.
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(closing, { onSuccess })}
        aria-describedby={id}
      >
        {reopens ? 'Deshacer el cierre' : 'Cerrado hoy'}
        {where}
      </Button>
      <p id={id} className="muted">
        {reopens ? texts.reopens : texts.closes}
      </p>
      <Failure error={error} title="No se guardó" />
    </div>
  )
}

const texts = {
  closes: 'Se publica en este momento y se quita solo al terminar el día. Puede deshacerlo.',
  reopens: 'Se quita en este momento.',
  closed: 'Cerrado por hoy: ya se ve en el sitio y se quita solo al terminar el día.',
  closedUnseen: 'Cerrado por hoy. Sus pacientes verán el sitio cuando lo lance.',
  reopened: 'El cierre de hoy se quitó: el sitio muestra de nuevo su horario.',
} as const
