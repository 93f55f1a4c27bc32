import { Alert, Button, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '#admin/api/call.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import formStyles from '#admin/auth/form.module.css'
import { type NewPasswordErrors, newPasswordErrors } from '#admin/auth/new-password.ts'
import { NewPasswordFields } from '#admin/auth/new-password-fields.tsx'
import { signInMessage } from '#admin/auth/sign-in-messages.ts'
import screen from '#admin/shell/screen.module.css'
import { showSuccess } from '#admin/shell/toast.ts'

const empty = { password: '', repeated: '' }

/** Changes the password: asks for the current one. The change ends every other session. */
export function PasswordCard({ own, email }: { own: readonly string[]; email: string }) {
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(empty)
  const [errors, setErrors] = useState<NewPasswordErrors & { current?: string }>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { readonly currentPassword: string; readonly newPassword: string }) =>
      call('POST /api/auth/change-password', { body }),
    onSuccess: () => {
      setCurrent('')
      setPasswords(empty)
      void client.invalidateQueries({ queryKey: queryKeys.session })
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
      showSuccess('Su contraseña cambió. Las demás sesiones se cerraron.')
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = {
      ...(current ? {} : { current: 'Escriba su contraseña actual.' }),
      ...newPasswordErrors(passwords),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    mutate({ currentPassword: current, newPassword: passwords.password })
  }

  return (
    <section className={screen.card} aria-labelledby="password-title">
      <h2 id="password-title">Cambiar la contraseña</h2>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        {error && <Alert color="danger">{signInMessage(error)}</Alert>}
        {/* Tells a password manager which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Contraseña actual"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={errors.current}
        />
        <NewPasswordFields
          label="Contraseña nueva"
          repeatLabel="Repita la contraseña nueva"
          value={passwords}
          onChange={setPasswords}
          errors={errors}
          own={own}
        />
        <div>
          <Button type="submit" loading={isPending}>
            Cambiar la contraseña
          </Button>
        </div>
      </form>
    </section>
  )
}
