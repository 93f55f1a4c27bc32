import { Alert, Button, Group, PasswordInput, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import formStyles from '#admin/auth/form.module.css'
import { signInMessage } from '#admin/auth/sign-in-messages.ts'

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
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    if (!password) return setError('Escriba su contraseña.')
    setPending(true)
    setError(undefined)
    try {
      await onConfirmed(password)
    } catch (problem) {
      setError(signInMessage(problem))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <Text>{reason}</Text>
      {error && <Alert color="danger">{error}</Alert>}
      <PasswordInput
        label="Su contraseña"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
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
