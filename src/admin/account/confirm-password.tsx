import { Text } from '@mantine/core'
import { useState } from 'react'
import { OwnPasswordField } from '#admin/auth/fields.tsx'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { useSubmit } from '#admin/auth/use-submit.ts'

type ConfirmPasswordProps = {
  readonly action: string
  readonly reason: string
  /** Rejects when the password is wrong. */
  readonly onConfirmed: (password: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password before a sensitive action. */
export function ConfirmPassword({ action, reason, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const [password, setPassword] = useState('')
  const form = useSubmit({
    check: () => ({ form: password ? undefined : 'Escriba su contraseña.' }),
    send: () => onConfirmed(password),
  })
  return (
    <SmallForm {...form} intro={<Text>{reason}</Text>} action={action} onCancel={onCancel}>
      <OwnPasswordField value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
    </SmallForm>
  )
}
