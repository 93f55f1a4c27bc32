import { PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey } from '#admin/api/auth.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { signInMessage } from '#admin/auth/sign-in-messages.ts'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { useSubmit } from '#admin/auth/use-submit.ts'
import { PasskeyFailure } from '#admin/passkeys/passkey-failure.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { deviceName } from '#content/texts/device-name.ts'

/** Asks for a name and the password. The device then creates the passkey. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [password, setPassword] = useState('')

  const form = useSubmit({
    check() {
      if (!name.trim()) return 'Escriba un nombre para la llave.'
      return password ? undefined : 'Escriba su contraseña.'
    },
    async send() {
      await addPasskey({ name: name.trim(), password })
      await client.invalidateQueries({ queryKey: queryKeys.passkeys })
      showSuccess('La llave de acceso está lista.')
      onDone()
    },
    explain: (problem) => (problem instanceof PasskeyFailure ? problem.message : signInMessage(problem)),
  })

  return (
    <SmallForm {...form} action="Agregar" onCancel={onDone}>
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
    </SmallForm>
  )
}
