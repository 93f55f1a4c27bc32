import { Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '#admin/api/call.ts'
import { isEmail } from './is-email.ts'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'

export function RecoveryRequestForm() {
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) => call('POST /api/recovery', { body: { email }, acceptsUnauthorized: true }),
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const isMail = isEmail(email.trim())
    setMistake(isMail ? undefined : 'Escriba un correo, por ejemplo consulta@ejemplo.mx.')
    if (isMail) mutate(email.trim())
  }

  if (isSuccess) {
    return (
      <div role="status">
        <Text>
          Si hay una cuenta con <b>{email.trim()}</b>, en unos minutos recibirá un correo con un enlace. Sirve
          una vez, durante 30 minutos.
        </Text>
        <Text mt="sm">
          ¿No llega? Revise la carpeta de correo no deseado, y que el correo esté bien escrito.
        </Text>
      </div>
    )
  }
  return (
    <SmallForm
      submit={submit}
      pending={isPending}
      error={error ? signInMessage(error) : undefined}
      intro={
        <Text>
          Escriba el correo con el que entra. Le enviaremos un enlace para elegir una contraseña nueva.
        </Text>
      }
      action="Enviar el enlace"
    >
      <TextInput
        label="Correo"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={mistake}
      />
    </SmallForm>
  )
}
