import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { signIn } from '#admin/api/auth.ts'
import { EmailField } from './fields.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SmallForm } from './small-form.tsx'
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
  const { setErrors, ...form } = useSubmit({
    check: () => ({ form: email.trim() && password ? undefined : 'Escriba su correo y su contraseña.' }),
    async send() {
      const result = await signIn({ email: email.trim(), password })
      if (result === 'second-factor') setStep('second-factor')
      else onSignedIn()
    },
  })
  const showMessage = (message: string | undefined) => setErrors({ form: message })

  const backToPassword = (reason?: string) => {
    setPassword('')
    showMessage(reason)
    setStep('password')
  }
  if (step === 'second-factor') return <SecondFactorForm onSignedIn={onSignedIn} onBack={backToPassword} />

  return (
    <SmallForm
      {...form}
      action="Entrar"
      others={<PasskeySignIn onSignedIn={onSignedIn} onError={showMessage} />}
    >
      <EmailField
        name="email"
        autoComplete="username webauthn"
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
    </SmallForm>
  )
}
