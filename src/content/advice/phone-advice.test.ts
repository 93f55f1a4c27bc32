import { describe, expect, test } from 'vitest'
import { adviseOnPhone, adviseOnWhatsapp } from './advisers.ts'

describe('adviseOnPhone', () => {
  test.each([
    [
      '55 1234 567',
      'Falta un dígito: un teléfono de México tiene 10 dígitos con su clave de ciudad, y este tiene 9.',
    ],
    [
      '+52 55 1234',
      'Faltan 4 dígitos: un teléfono de México tiene 10 dígitos con su clave de ciudad, y este tiene 6.',
    ],
    [
      '55 1234 56789',
      'Sobra un dígito: un teléfono de México tiene 10 dígitos con su clave de ciudad, y este tiene 11. Si es de otro país, escríbalo con + y su clave.',
    ],
    ['0551234567', 'Las claves de ciudad de México empiezan del 2 al 9. Revise el número.'],
  ])('refuses %s and says what is wrong with it', (text, advice) => {
    expect(adviseOnPhone(text)).toEqual({ level: 'bloquea', text: advice })
  })

  test.each([
    ['+1 212 555 0123', 'Es un número de Estados Unidos. Si así es, puede dejarlo.'],
    ['+33 1 23 45 67 89', 'Es un número de otro país. Si así es, puede dejarlo.'],
  ])('only warns that %s is a foreign number', (text, advice) => {
    expect(adviseOnPhone(text)).toEqual({ level: 'avisa', text: advice })
  })

  test.each(['55 1234 5678', '911', '800 123 4567'])('has nothing to say about %s', (text) => {
    expect(adviseOnPhone(text)).toBeUndefined()
  })
})

describe('adviseOnWhatsapp', () => {
  test.each([
    ['911', '911 no puede tener WhatsApp: escriba los diez dígitos de un celular o de una línea fija.'],
    [
      '01 800 123 4567',
      'Los números 800 no pueden tener WhatsApp: escriba el de un celular o de una línea fija.',
    ],
  ])('refuses %s', (text, advice) => {
    expect(adviseOnWhatsapp(text)).toEqual({ level: 'bloquea', text: advice })
  })

  test('says what is wrong with a number that lacks digits', () => {
    expect(adviseOnWhatsapp('55 1234')?.text).toMatch(/^Faltan 4 dígitos/)
  })

  test('has nothing to say about a number of ten digits', () => {
    expect(adviseOnWhatsapp('55 1234 5678')).toBeUndefined()
  })
})
