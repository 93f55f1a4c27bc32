import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { useSubmit } from './use-submit.ts'

type SmallFormProps = Omit<ReturnType<typeof useSubmit>, 'setErrors'> & {
  /** Shown above the message. */
  readonly intro?: ReactNode
  readonly children: ReactNode
  /** Label of the submit button. */
  readonly action: string
  readonly onCancel?: () => void
  /** Buttons below the one that submits. */
  readonly others?: ReactNode
}

/** A form with its message, its fields, and the buttons to send and to cancel. */
export function SmallForm(props: SmallFormProps) {
  const { submit, pending, errors, intro, children, action, onCancel, others } = props
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {intro}
      {errors.form && <Alert color="danger">{errors.form}</Alert>}
      {children}
      <Group gap="xs">
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </Group>
      {others}
    </form>
  )
}
