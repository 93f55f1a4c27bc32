import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { renamePasskey } from '#admin/api/passkeys.ts'
import { messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import formStyles from '#admin/auth/form.module.css'

type RenamePasskeyProps = { readonly id: string; readonly name: string; readonly onDone: () => void }

export function RenamePasskey({ id, name: formerName, onDone }: RenamePasskeyProps) {
  const client = useQueryClient()
  const [name, setName] = useState(formerName)
  const { mutate, isPending, error } = useMutation({
    mutationFn: renamePasskey,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.passkeys })
      onDone()
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && name.trim()) mutate({ id, name: name.trim() })
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label="Nombre de la llave"
        autoComplete="off"
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={name.trim() ? error && messageOf(error) : 'Escriba un nombre para la llave.'}
      />
      <Group gap="xs">
        <Button type="submit" loading={isPending}>
          Guardar el nombre
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancelar
        </Button>
      </Group>
    </form>
  )
}
