import type { Advice } from '#content/fields/advice.ts'
import { type PhoneNumber, readPhone } from '../phones/phone-number.ts'

export function adviseOnPhone(text: string): Advice | undefined {
  const number = readPhone(text)
  if (number?.kind === 'unclear') return wrongLength(number)
  if (number?.kind === 'foreign') return foreign(number)
}

export function adviseOnWhatsapp(text: string): Advice | undefined {
  const number = readPhone(text)
  if (!number) return
  if (number.kind === 'short') {
    return {
      level: 'bloquea',
      text: `${number.shown} no puede tener WhatsApp: escriba los diez dígitos de un celular o de una línea fija.`,
    }
  }
  if (/^\+52[89]00/.test(number.stored)) {
    return {
      level: 'bloquea',
      text: `Los números ${number.stored.slice(3, 6)} no pueden tener WhatsApp: escriba el de un celular o de una línea fija.`,
    }
  }
  return adviseOnPhone(text)
}

/** Digits of a Mexican number without prefixes. */
const mexicanLength = 10

function wrongLength({ stored }: PhoneNumber): Advice {
  const digits = stored.replace(/^(?:\+|00)?52(?=\d{6})|^\+/, '')
  const missing = mexicanLength - digits.length
  const count = `un teléfono de México tiene ${mexicanLength} dígitos con su clave de ciudad, y este tiene ${digits.length}`
  if (missing > 0) {
    const lack = missing === 1 ? 'Falta un dígito' : `Faltan ${missing} dígitos`
    return { level: 'bloquea', text: `${lack}: ${count}.` }
  }
  if (missing === 0) {
    return { level: 'bloquea', text: 'Las claves de ciudad de México empiezan del 2 al 9. Revise el número.' }
  }
  const surplus = missing === -1 ? 'Sobra un dígito' : `Sobran ${-missing} dígitos`
  return {
    level: 'bloquea',
    text: `${surplus}: ${count}. Si es de otro país, escríbalo con + y su clave.`,
  }
}

function foreign({ country }: PhoneNumber): Advice {
  const name = country && new Intl.DisplayNames('es-MX', { type: 'region' }).of(country)
  return { level: 'avisa', text: `Es un número de ${name ?? 'otro país'}. Si así es, puede dejarlo.` }
}
