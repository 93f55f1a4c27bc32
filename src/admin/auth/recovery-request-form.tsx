import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { askForNewPassword } from '#admin/api/recovery.ts'
import styles from './form.module.css'
import { isEmail } from './is-email.ts'
import { signInMessage } from './sign-in-messages.ts'

export function RecoveryRequestForm() {
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: askForNewPassword })

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
    <form className={styles.form} onSubmit={submit} noValidate>
      <Text>
        Escriba el correo con el que entra. Le enviaremos un enlace para elegir una contraseña nueva.
      </Text>
      {error && <Alert color="danger">{signInMessage(error)}</Alert>}
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
      <Button type="submit" loading={isPending}>
        Enviar el enlace
      </Button>
    </form>
  )
}
