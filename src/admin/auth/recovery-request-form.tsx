import { Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#admin/api/call.ts'
import { EmailField, emailError } from './fields.tsx'
import { SmallForm } from './small-form.tsx'
import { useSubmit } from './use-submit.ts'

export function RecoveryRequestForm() {
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const email = typed.trim()
  const form = useSubmit({
    check: () => ({ email: emailError(email) }),
    async send() {
      await call('POST /api/recovery', { body: { email }, acceptsUnauthorized: true })
      setSent(true)
    },
  })

  if (isSent) {
    return (
      <div role="status">
        <Text>
          Si hay una cuenta con <b>{email}</b>, en unos minutos recibirá un correo con un enlace. Sirve una
          vez, durante 30 minutos.
        </Text>
        <Text mt="sm">
          ¿No llega? Revise la carpeta de correo no deseado, y que el correo esté bien escrito.
        </Text>
      </div>
    )
  }
  return (
    <SmallForm
      {...form}
      intro={
        <Text>
          Escriba el correo con el que entra. Le enviaremos un enlace para elegir una contraseña nueva.
        </Text>
      }
      action="Enviar el enlace"
    >
      <EmailField
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={form.errors.email}
      />
    </SmallForm>
  )
}
