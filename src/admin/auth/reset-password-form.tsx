import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#admin/api/call.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { AuthCard } from './auth-card.tsx'
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'
import { useSubmit } from './use-submit.ts'

/** Asks for the new password, and says whether it changed. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [passwords, setPasswords] = useState(noPassword)
  const [state, setState] = useState<'open' | 'changed' | 'invalid'>('open')
  const form = useSubmit({
    check: () => newPasswordErrors(passwords),
    async send() {
      const body = { token, password: passwords.password }
      await call('POST /api/recovery/password', { body, acceptsUnauthorized: true })
      setState('changed')
    },
    explain(problem) {
      if (hasStatus(problem, 403) && problem.code === 'recovery_link_invalid') setState('invalid')
      return { form: signInMessage(problem) }
    },
  })

  if (state === 'changed') {
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
  if (state === 'invalid') {
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
      <SmallForm {...form} action="Cambiar la contraseña">
        <NewPasswordFields
          name="contraseña nueva"
          value={passwords}
          onChange={setPasswords}
          errors={form.errors}
          own={[]}
        />
      </SmallForm>
    </AuthCard>
  )
}
