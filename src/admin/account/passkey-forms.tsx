import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, passkeysQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { messageOf } from '#admin/api/problem.ts'
import { OwnPasswordField } from '#admin/auth/fields.tsx'
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
    check: () => ({ name: nameError(name), form: password ? undefined : 'Escriba su contraseña.' }),
    async send() {
      await addPasskey({ name: name.trim(), password })
      await loadAnew(client, passkeysQuery.queryKey)
      showSuccess('La llave de acceso está lista.')
      onDone()
    },
    explain: (problem) => ({
      form: problem instanceof PasskeyFailure ? problem.message : signInMessage(problem),
    }),
  })

  return (
    <SmallForm {...form} action="Agregar" onCancel={onDone}>
      <NameField
        description="Para reconocerla después, por ejemplo «Mi teléfono»."
        value={name}
        onChange={setName}
        error={form.errors.name}
      />
      <OwnPasswordField value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
    </SmallForm>
  )
}

type RenamePasskeyProps = { readonly id: string; readonly name: string; readonly onDone: () => void }

export function RenamePasskey({ id, name: formerName, onDone }: RenamePasskeyProps) {
  const client = useQueryClient()
  const [name, setName] = useState(formerName)
  const form = useSubmit({
    check: () => ({ name: nameError(name) }),
    async send() {
      await call('POST /api/auth/passkey/rename', { body: { id, name: name.trim() } })
      await loadAnew(client, passkeysQuery.queryKey)
      onDone()
    },
    explain: (problem) => ({ name: messageOf(problem) }),
  })

  return (
    <SmallForm {...form} action="Guardar el nombre" onCancel={onDone}>
      <NameField value={name} onChange={setName} error={form.errors.name} isFirst />
    </SmallForm>
  )
}

const nameError = (name: string) => (name.trim() ? undefined : 'Escriba un nombre para la llave.')

type NameFieldProps = {
  readonly value: string
  readonly onChange: (name: string) => void
  readonly error: string | undefined
  readonly description?: string
  readonly isFirst?: boolean
}

const NameField = ({ onChange, isFirst = false, ...field }: NameFieldProps) => (
  <TextInput
    {...field}
    label="Nombre de la llave"
    autoComplete="off"
    autoFocus={isFirst}
    maxLength={60}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
