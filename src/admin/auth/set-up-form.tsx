import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewPerson } from '#admin/api/auth.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { isEmail } from './is-email.ts'
import { newPasswordErrors } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'

type Errors = { name?: string; email?: string; password?: string; repeated?: string; form?: string }

type SetUpFormProps = {
  /** Creates the account and signs in. */
  readonly create: (person: NewPerson) => Promise<unknown>
  /** The first screen after signing in. */
  readonly next?: string
  /** Shown when the link no longer works. */
  readonly closedMessage: string
  /** Initial value of the e-mail field. */
  readonly email?: string
}

/** Form for a new account: name, e-mail address and password. */
export function SetUpForm({
  create,
  next = '/admin',
  closedMessage,
  email: knownEmail = '',
}: SetUpFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(knownEmail)
  const [passwords, setPasswords] = useState({ password: '', repeated: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const found: Errors = {
      ...(name.trim() ? {} : { name: 'Escriba su nombre.' }),
      ...(isEmail(email.trim()) ? {} : { email: 'Escriba un correo, por ejemplo consulta@ejemplo.mx.' }),
      ...newPasswordErrors(passwords),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return

    setPending(true)
    try {
      await create({ name: name.trim(), email: email.trim(), password: passwords.password })
      client.clear()
      await navigate(next, { replace: true })
    } catch (problem) {
      setErrors(errorsOf(problem, closedMessage))
    } finally {
      setPending(false)
    }
  }

  return (
    <SmallForm submit={submit} pending={pending} error={errors.form} action="Crear la cuenta">
      <TextInput
        label="Nombre"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
      />
      <TextInput
        label="Correo"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        description="Con este correo entrará a la administración."
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.email}
      />
      <NewPasswordFields
        label="Contraseña"
        repeatLabel="Repita la contraseña"
        value={passwords}
        onChange={setPasswords}
        errors={errors}
        own={[name, email]}
      />
    </SmallForm>
  )
}

const closed = new Set(['setup_closed', 'invitation_closed'])

function errorsOf(problem: unknown, closedMessage: string): Errors {
  const code = problem instanceof ApiProblem ? problem.code : ''
  if (code === 'email_taken') return { email: signInMessage(problem) }
  if (code === 'name_taken') return { name: signInMessage(problem) }
  return { form: closed.has(code) ? closedMessage : signInMessage(problem) }
}
