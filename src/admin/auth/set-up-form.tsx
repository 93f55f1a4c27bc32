import { Alert, Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { createOwner } from '#admin/api/auth.ts'
import { hasStatus } from '#admin/api/problem.ts'
import styles from './form.module.css'
import { newPasswordErrors } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signInMessage } from './sign-in-messages.ts'

type Errors = { name?: string; email?: string; password?: string; repeated?: string; form?: string }

export function SetUpForm({ token }: { token: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [passwords, setPasswords] = useState({ password: '', repeated: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const found: Errors = {
      ...(name.trim() ? {} : { name: 'Escriba su nombre.' }),
      ...(/^\S+@\S+\.\S+$/.test(email.trim())
        ? {}
        : { email: 'Escriba un correo, por ejemplo consulta@ejemplo.mx.' }),
      ...newPasswordErrors(passwords),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return

    setPending(true)
    try {
      await createOwner({ token, name: name.trim(), email: email.trim(), password: passwords.password })
      client.clear()
      await navigate('/admin', { replace: true })
    } catch (problem) {
      setErrors({ form: setUpMessage(problem) })
    } finally {
      setPending(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {errors.form && <Alert color="danger">{errors.form}</Alert>}
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
      <Button type="submit" loading={pending}>
        Crear la cuenta
      </Button>
    </form>
  )
}

function setUpMessage(problem: unknown): string {
  if (!hasStatus(problem, 403) || problem.code === 'cross_site') return signInMessage(problem)
  return 'El enlace no es válido o ya se usó. Reinicie el servidor y abra el enlace nuevo que aparece en su registro; si ya tiene cuenta, entre con su correo.'
}
