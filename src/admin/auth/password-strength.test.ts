import { describe, expect, test } from 'vitest'
import { newPasswordErrors } from './new-password-fields.tsx'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  test.each([
    ['corta', 'Corta'],
    ['aaaaaaaaaaaaaaaaaa', 'Débil'],
    ['Contraseña1234', 'Débil'],
    ['lunes martes', 'Aceptable'],
    ['tres gatos azules', 'Buena'],
    ['Tres gatos azules duermen 7 horas', 'Muy buena'],
  ])('%s is %s', (password, word) => {
    expect(passwordStrength(password).word).toBe(word)
  })

  test('ignores what others know about the user', () => {
    expect(passwordStrength('ana.ruiz@ejemplo.mx', ['Ana Ruiz', 'ana.ruiz@ejemplo.mx']).word).toBe('Débil')
  })
})

describe('newPasswordErrors', () => {
  test('requires twelve characters, and the same twice', () => {
    expect(newPasswordErrors({ password: 'once letras', repeated: 'once letras' })).toHaveProperty('password')
    expect(newPasswordErrors({ password: 'doce o más letras', repeated: 'otra' })).toHaveProperty('repeated')
    expect(newPasswordErrors({ password: 'doce o más letras', repeated: 'doce o más letras' })).toEqual({})
  })
})
