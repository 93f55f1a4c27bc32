import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './form.module.css'
import type { useSubmit } from './use-submit.ts'

type SmallFormProps = Pick<ReturnType<typeof useSubmit>, 'submit' | 'pending' | 'error'> & {
  /** Shown above the message. */
  readonly intro?: ReactNode
  readonly children: ReactNode
  /** Label of the submit button. */
  readonly action: string
  readonly onCancel: () => void
}

/** A form inside a card: its message, its fields, and the buttons to send and to cancel. */
export function SmallForm({ submit, pending, error, intro, children, action, onCancel }: SmallFormProps) {
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {intro}
      {error && <Alert color="danger">{error}</Alert>}
      {children}
      <Group gap="xs">
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </Group>
    </form>
  )
}
