import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '#admin/api/call.ts'
import { messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { SmallForm } from '#admin/auth/small-form.tsx'

type RenamePasskeyProps = { readonly id: string; readonly name: string; readonly onDone: () => void }

export function RenamePasskey({ id, name: formerName, onDone }: RenamePasskeyProps) {
  const client = useQueryClient()
  const [name, setName] = useState(formerName)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => call('POST /api/auth/passkey/rename', { body: { id, name } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.passkeys })
      onDone()
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && name.trim()) mutate(name.trim())
  }

  return (
    <SmallForm
      submit={submit}
      pending={isPending}
      error={undefined}
      action="Guardar el nombre"
      onCancel={onDone}
    >
      <TextInput
        label="Nombre de la llave"
        autoComplete="off"
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={name.trim() ? error && messageOf(error) : 'Escriba un nombre para la llave.'}
      />
    </SmallForm>
  )
}
