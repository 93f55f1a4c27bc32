import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#admin/api/call.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { sessionQuery } from '#admin/api/session.ts'
import { EmailField, emailError, OwnPasswordField } from '#admin/auth/fields.tsx'
import { signInMessage } from '#admin/auth/sign-in-messages.ts'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { type FormErrors, useSubmit } from '#admin/auth/use-submit.ts'
import { Card } from '#admin/shell/card.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import { roleNames } from './role-names.ts'

type Person = NonNullable<Answer<'GET /api/auth/get-session'>>['user']

/** Who is signed in. */
export function PersonCard({ person }: { readonly person: Person }) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Card title="Sus datos">
      {isChanging ? (
        <PersonForm person={person} onEnd={() => setIsChanging(false)} />
      ) : (
        <div className="stack">
          <dl className="terms">
            <dt>Nombre</dt>
            <dd>{person.name}</dd>
            <dt>Correo</dt>
            <dd>{person.email}</dd>
            <dt>Papel</dt>
            <dd>{roleNames[person.role]}</dd>
          </dl>
          <div>
            <Button variant="outline" onClick={() => setIsChanging(true)}>
              Cambiar mis datos
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

/** Changes the name and the e-mail address. Another e-mail address asks for the password. */
function PersonForm({ person, onEnd }: { readonly person: Person; readonly onEnd: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(person.name)
  const [email, setEmail] = useState(person.email)
  const [password, setPassword] = useState('')
  const isNewAddress = email.trim().toLowerCase() !== person.email
  const form = useSubmit({
    check: () => ({
      name: name.trim() ? undefined : 'Escriba su nombre.',
      email: emailError(email),
      current: isNewAddress && !password ? 'Para cambiar el correo, escriba su contraseña.' : undefined,
    }),
    async send() {
      await call('POST /api/auth/own-account', {
        body: { name: name.trim(), email: email.trim(), ...(isNewAddress && { password }) },
      })
      await loadAnew(client, sessionQuery.queryKey)
      showSuccess(
        isNewAddress ? 'Sus datos cambiaron. Desde ahora entre con el correo nuevo.' : 'Sus datos cambiaron.',
      )
      onEnd()
    },
    explain: errorsOf,
  })

  return (
    <SmallForm {...form} action="Guardar mis datos" onCancel={onEnd}>
      <TextInput
        label="Nombre"
        description="Lo que guardó antes conserva en el historial el nombre anterior."
        autoComplete="name"
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={form.errors.name}
      />
      <EmailField
        description="Con este correo entra a la administración."
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={form.errors.email}
      />
      {isNewAddress && (
        <OwnPasswordField
          autoFocus={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={form.errors.current}
        />
      )}
    </SmallForm>
  )
}

function errorsOf(problem: unknown): FormErrors {
  const code = problem instanceof ApiProblem ? problem.code : ''
  const message = signInMessage(problem)
  if (code === 'email_taken') return { email: message }
  if (code === 'name_taken') return { name: message }
  return code === 'INVALID_PASSWORD' ? { current: message } : { form: message }
}
