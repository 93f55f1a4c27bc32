import { Alert, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#admin/api/call.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { AuthCard } from './auth-card.tsx'
import { type NewPasswordErrors, newPasswordErrors } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'

/** Asks for the new password, and says whether it changed. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [passwords, setPasswords] = useState({ password: '', repeated: '' })
  const [errors, setErrors] = useState<NewPasswordErrors>({})
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/recovery/password', { body: { token, password }, acceptsUnauthorized: true }),
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = newPasswordErrors(passwords)
    setErrors(found)
    if (Object.keys(found).length === 0) mutate(passwords.password)
  }

  if (isSuccess) {
    return (
      <AuthCard title="Su contraseña cambió">
        <div role="status">
          <Text>Su contraseña cambió y las sesiones abiertas se cerraron.</Text>
          <p>
            <Link to="/admin/entrar">Entrar con la contraseña nueva</Link>
          </p>
        </div>
      </AuthCard>
    )
  }
  if (hasStatus(error, 403) && error.code === 'recovery_link_invalid') {
    return (
      <AuthCard title="Este enlace ya no sirve">
        <Alert color="danger">El enlace no es válido, ya se usó o pasaron más de 30 minutos.</Alert>
        <p>
          {/* A full page load: without it, the screen would keep the old token. */}
          <a href="/admin/recuperar">Pedir un enlace nuevo</a>
        </p>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Elija una contraseña nueva">
      <SmallForm
        submit={submit}
        pending={isPending}
        error={error ? signInMessage(error) : undefined}
        action="Cambiar la contraseña"
      >
        <NewPasswordFields
          label="Contraseña nueva"
          repeatLabel="Repita la contraseña nueva"
          value={passwords}
          onChange={setPasswords}
          errors={errors}
          own={[]}
        />
      </SmallForm>
    </AuthCard>
  )
}
