import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type SecondFactor, verifySecondFactor } from '#admin/api/auth.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { signInMessage } from './sign-in-messages.ts'
import { SmallForm } from './small-form.tsx'
import { useSubmit } from './use-submit.ts'

type SecondFactorFormProps = {
  readonly onSignedIn: () => void
  /** Goes back to the password step; `reason` says why. */
  readonly onBack: (reason?: string) => void
}

const texts = {
  totp: {
    label: 'Código de verificación',
    help: 'Abra su aplicación de códigos y escriba los seis números que muestra.',
    other: 'Usar un código de recuperación',
  },
  recovery: {
    label: 'Código de recuperación',
    help: 'Escriba uno de los códigos que guardó al activar la verificación. Cada uno sirve una vez.',
    other: 'Usar la aplicación de códigos',
  },
} as const

export function SecondFactorForm({ onSignedIn, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<SecondFactor['kind']>('totp')
  const [code, setCode] = useState('')
  const { label, help, other } = texts[kind]

  const { setErrors, ...form } = useSubmit({
    check: () => ({ form: code.trim() ? undefined : 'Escriba el código.' }),
    async send() {
      await verifySecondFactor({ kind, code: kind === 'totp' ? code.replace(/\D/g, '') : code.trim() })
      onSignedIn()
    },
    explain(problem) {
      const message = signInMessage(problem)
      if (problem instanceof ApiProblem && passwordAgain.has(problem.code)) onBack(message)
      return { form: message }
    },
  })

  const change = () => {
    setKind(kind === 'totp' ? 'recovery' : 'totp')
    setCode('')
    setErrors({})
  }

  return (
    <SmallForm
      {...form}
      intro={<Text>{help}</Text>}
      action="Entrar"
      others={
        <>
          <Button variant="subtle" onClick={change}>
            {other}
          </Button>
          <Button variant="subtle" onClick={() => onBack()}>
            Volver a la contraseña
          </Button>
        </>
      }
    >
      <TextInput
        key={kind}
        label={label}
        name="code"
        autoFocus
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </SmallForm>
  )
}

/** Error codes after which the user must enter the password again: time ran out, or too many wrong codes. */
const passwordAgain = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])
