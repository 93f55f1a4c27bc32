import { Alert, Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { addPasskey } from '#admin/api/passkeys.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import formStyles from '#admin/auth/form.module.css'
import { signInMessage } from '#admin/auth/sign-in-messages.ts'
import { PasskeyFailure } from '#admin/passkeys/passkey-failure.ts'
import { showToast } from '#admin/shell/toast.ts'
import { deviceName } from '#content/device-name.ts'

/** Asks for a name and the password. The device then creates the passkey. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    if (!name.trim()) return setError('Escriba un nombre para la llave.')
    if (!password) return setError('Escriba su contraseña.')
    setPending(true)
    setError(undefined)
    try {
      await addPasskey({ name: name.trim(), password })
      await client.invalidateQueries({ queryKey: queryKeys.passkeys })
      showToast({ title: 'Éxito', message: 'La llave de acceso está lista.', kind: 'success' })
      onDone()
    } catch (problem) {
      setError(problem instanceof PasskeyFailure ? problem.message : signInMessage(problem))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {error && <Alert color="danger">{error}</Alert>}
      <TextInput
        label="Nombre de la llave"
        description="Para reconocerla después, por ejemplo «Mi teléfono»."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordInput
        label="Su contraseña"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" loading={pending}>
          Agregar
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancelar
        </Button>
      </Group>
    </form>
  )
}
