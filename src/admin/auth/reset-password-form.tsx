import { Alert, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#admin/api/call.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { AuthCard } from './auth-card.tsx'
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'
import { useSubmit } from './use-submit.ts'

type Props = {
  /** The token from the link in a mail. Without one, the form asks for a code on paper. */
  readonly token?: string
}

/** Asks for the new password, and says whether it changed. */
export function ResetPasswordForm({ token }: Props) {
  const [code, setCode] = useState('')
  const [passwords, setPasswords] = useState(noPassword)
  const [state, setState] = useState<'open' | 'changed' | 'invalid'>('open')
  const form = useSubmit({
    check: () => ({
      code: token !== undefined || code.trim() ? undefined : 'Escriba uno de los códigos de su hoja.',
      ...newPasswordErrors(passwords),
    }),
    async send() {
      const body = { token: token ?? code, password: passwords.password }
      await call('POST /api/recovery/password', { body, acceptsUnauthorized: true })
      setState('changed')
    },
    explain(problem) {
      if (hasStatus(problem, 403) && problem.code === 'recovery_link_invalid') {
        if (token === undefined) return { code: 'Ese código no es válido o ya se usó.' }
        setState('invalid')
      }
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
        {token === undefined && (
          <TextInput
            label="Código de su hoja"
            description="Uno de los que guardó al crear su cuenta, o después en «Cuenta». Cada uno sirve una vez."
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={form.errors.code}
          />
        )}
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
