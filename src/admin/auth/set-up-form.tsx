import { Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewPerson } from '#admin/api/auth.ts'
import { callQuery } from '#admin/api/call.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { EmailField, emailError } from './fields.tsx'
import { NewPasswordFields, newPasswordErrors, noPassword } from './new-password-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'
import { type FormErrors, useSubmit } from './use-submit.ts'

type SetUpFormProps = {
  /** Creates the account and signs in. */
  readonly create: (person: NewPerson) => Promise<{ readonly codes: readonly string[] }>
  /** The first screen after signing in. */
  readonly next?: string
  /** Shown when the link no longer works. */
  readonly closedMessage: string
  /** Initial value of the e-mail field. */
  readonly email?: string | null | undefined
}

/** Form for a new account. Where no mail can bring a new password, codes on paper follow. */
export function SetUpForm({ create, next = '/admin', closedMessage, email: knownEmail }: SetUpFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(knownEmail ?? '')
  const [passwords, setPasswords] = useState(noPassword)
  const [codes, setCodes] = useState<readonly string[]>()
  const { data: recovery } = useQuery(callQuery('GET /api/recovery'))
  const enter = async () => {
    client.clear()
    await navigate(next, { replace: true })
  }
  const form = useSubmit({
    check: () => ({
      name: name.trim() ? undefined : 'Escriba su nombre.',
      email: emailError(email),
      ...newPasswordErrors(passwords),
    }),
    async send() {
      const { password } = passwords
      const created = await create({ name: name.trim(), email: email.trim(), password })
      if (created.codes.length > 0) setCodes(created.codes)
      else await enter()
    },
    explain: (problem) => errorsOf(problem, closedMessage),
  })

  if (codes) return <RecoveryCodes codes={codes} sheet="password" onDone={() => void enter()} />
  return (
    <SmallForm {...form} action="Crear la cuenta">
      <TextInput
        label="Nombre"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors.name}
      />
      <EmailField
        description="Con este correo entrará a la administración."
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={form.errors.email}
      />
      <NewPasswordFields
        name="contraseña"
        value={passwords}
        onChange={setPasswords}
        errors={form.errors}
        own={[name, email]}
      />
      {/* Below the fields, because it arrives after them. */}
      {recovery?.byMail === false && (
        <Text>
          Este sitio no envía correos. Por si olvida su contraseña, al crear la cuenta le mostraremos una hoja
          con códigos para guardar.
        </Text>
      )}
    </SmallForm>
  )
}

const closed = new Set(['setup_closed', 'invitation_closed'])

function errorsOf(problem: unknown, closedMessage: string): FormErrors {
  const code = problem instanceof ApiProblem ? problem.code : ''
  if (code === 'email_taken') return { email: signInMessage(problem) }
  if (code === 'name_taken') return { name: signInMessage(problem) }
  return { form: closed.has(code) ? closedMessage : signInMessage(problem) }
}
