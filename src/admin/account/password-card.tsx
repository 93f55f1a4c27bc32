import { PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { sessionQuery } from '#admin/api/session.ts'
import { NewPasswordFields, newPasswordErrors, noPassword } from '#admin/auth/new-password-fields.tsx'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { useSubmit } from '#admin/auth/use-submit.ts'
import { Card } from '#admin/shell/card.tsx'
import { showSuccess } from '#admin/shell/toast.ts'

/** Changes the password: asks for the current one. The change ends every other session. */
export function PasswordCard({ own, email }: { own: readonly string[]; email: string }) {
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(noPassword)
  const form = useSubmit({
    check: () => ({
      current: current ? undefined : 'Escriba su contraseña actual.',
      ...newPasswordErrors(passwords),
    }),
    async send() {
      const body = { currentPassword: current, newPassword: passwords.password }
      await call('POST /api/auth/change-password', { body })
      setCurrent('')
      setPasswords(noPassword)
      void loadAnew(client, sessionQuery.queryKey)
      void loadAnew(client, sessionsQuery.queryKey)
      showSuccess('Su contraseña cambió. Las demás sesiones se cerraron.')
    },
  })

  return (
    <Card title="Cambiar la contraseña">
      <SmallForm {...form} action="Cambiar la contraseña">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Contraseña actual"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={form.errors.current}
        />
        <NewPasswordFields
          name="contraseña nueva"
          value={passwords}
          onChange={setPasswords}
          errors={form.errors}
          own={own}
        />
      </SmallForm>
    </Card>
  )
}
