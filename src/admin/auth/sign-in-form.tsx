import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { signIn } from '#admin/api/auth.ts'
import styles from './form.module.css'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useSubmit } from './use-submit.ts'

type SignInFormProps = {
  readonly onSignedIn: () => void
  /** E-mail address of the user whose session ended. */
  readonly knownEmail?: string | undefined
}

/** E-mail address and password, then the second factor if the account has one. */
export function SignInForm({ onSignedIn, knownEmail = '' }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<'password' | 'second-factor'>('password')
  const { submit, pending, error, setError } = useSubmit({
    check: () => (email.trim() && password ? undefined : 'Escriba su correo y su contraseña.'),
    async send() {
      const result = await signIn({ email: email.trim(), password })
      if (result === 'second-factor') setStep('second-factor')
      else onSignedIn()
    },
  })

  const backToPassword = (reason?: string) => {
    setPassword('')
    setError(reason)
    setStep('password')
  }
  if (step === 'second-factor') return <SecondFactorForm onSignedIn={onSignedIn} onBack={backToPassword} />

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error && <Alert color="danger">{error}</Alert>}
      <TextInput
        label="Correo"
        type="email"
        name="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        data-autofocus={knownEmail === '' || undefined}
      />
      <PasswordInput
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        data-autofocus={knownEmail !== '' || undefined}
      />
      <Button type="submit" loading={pending}>
        Entrar
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} onError={setError} />
    </form>
  )
}
