import { minimumLength } from './password-strength.ts'

export type NewPassword = { readonly password: string; readonly repeated: string }
export type NewPasswordErrors = { readonly password?: string; readonly repeated?: string }

export function newPasswordErrors({ password, repeated }: NewPassword): NewPasswordErrors {
  if (password.length < minimumLength) return { password: `Use al menos ${minimumLength} caracteres.` }
  if (password.length > 128) return { password: 'Use 128 caracteres como máximo.' }
  return password === repeated ? {} : { repeated: 'Las dos contraseñas no son iguales.' }
}
