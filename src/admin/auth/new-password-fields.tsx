import { PasswordInput, Progress, Text } from '@mantine/core'
import { upperFirst } from '#content/texts/words.ts'
import { minimumLength, passwordStrength } from './password-strength.ts'
import type { FormErrors } from './use-submit.ts'

type NewPassword = { readonly password: string; readonly repeated: string }

export const noPassword: NewPassword = { password: '', repeated: '' }

export function newPasswordErrors({ password, repeated }: NewPassword): FormErrors {
  if (password.length < minimumLength) return { password: `Use al menos ${minimumLength} caracteres.` }
  if (password.length > 128) return { password: 'Use 128 caracteres como máximo.' }
  return password === repeated ? {} : { repeated: 'Las dos contraseñas no son iguales.' }
}

type NewPasswordFieldsProps = {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  readonly errors: FormErrors
  /** The new password in words: 'contraseña nueva'. */
  readonly name: string
  /** Words that are easy to guess for this user, such as the name and the e-mail address. */
  readonly own: readonly string[]
}

/** Fields for a new password and its repetition, with a strength meter. */
export function NewPasswordFields({ value, onChange, errors, name, own }: NewPasswordFieldsProps) {
  return (
    <>
      <div>
        <PasswordInput
          label={upperFirst(name)}
          description={`Al menos ${minimumLength} caracteres; una frase corta es fácil de recordar.`}
          autoComplete="new-password"
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
          error={errors.password}
        />
        <StrengthMeter password={value.password} own={own} />
      </div>
      <PasswordInput
        label={`Repita la ${name}`}
        autoComplete="new-password"
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.currentTarget.value })}
        error={errors.repeated}
      />
    </>
  )
}

const colors = ['danger', 'danger', 'ochre', 'leaf.6', 'leaf.6'] as const

function StrengthMeter({ password, own }: { password: string; own: readonly string[] }) {
  const { word, level } = passwordStrength(password, own)
  return (
    <div aria-live="polite">
      {password !== '' && (
        <>
          <Progress value={(level + 1) * 20} color={colors[level]} mt="xs" size="sm" aria-hidden="true" />
          <Text size="sm" mt={4}>
            Seguridad: <b>{word}</b>
          </Text>
        </>
      )}
    </div>
  )
}
