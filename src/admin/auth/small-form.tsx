import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import styles from './form.module.css'

type SmallFormProps = {
  readonly submit: (event: SubmitEvent) => unknown
  readonly pending: boolean
  readonly error: string | undefined
  /** Shown above the message. */
  readonly intro?: ReactNode
  readonly children: ReactNode
  /** Label of the submit button. */
  readonly action: string
  /** Without it, the submit button is as wide as the form. */
  readonly onCancel?: () => void
}

/** A form with its message, its fields, and the buttons to send and to cancel. */
export function SmallForm({ submit, pending, error, intro, children, action, onCancel }: SmallFormProps) {
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {intro}
      {error && <Alert color="danger">{error}</Alert>}
      {children}
      {onCancel ? (
        <Group gap="xs">
          <Button type="submit" loading={pending}>
            {action}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Cancelar
          </Button>
        </Group>
      ) : (
        <Button type="submit" loading={pending}>
          {action}
        </Button>
      )}
    </form>
  )
}
