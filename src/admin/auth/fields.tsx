import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'

/** The e-mail address of an account. */
export const EmailField = (props: TextInputProps) => (
  <TextInput
    label="Correo"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

/** Whether a text looks like an e-mail address. The server checks it again. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

export const emailError = (text: string): string | undefined =>
  isEmail(text.trim()) ? undefined : 'Escriba un correo, por ejemplo consulta@ejemplo.mx.'

/** The password that confirms a sensitive change. */
export const OwnPasswordField = (props: PasswordInputProps) => (
  <PasswordInput label="Su contraseña" autoComplete="current-password" autoFocus {...props} />
)
