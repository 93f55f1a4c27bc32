import { priceText } from '../facts/prices.ts'
import type { Advice, AdviceName } from '../fields/advice.ts'
import { shownPoint } from '../links/map-point.ts'
import { explainSeveral } from '../links/read-link.ts'
import { explainMissing, labelOf, readPlace } from '../links/read-place.ts'
import { type PhoneNumber, readPhone } from '../phones/phone-number.ts'
import { isToBeWritten } from '../texts/to-be-written.ts'

const advisers: { readonly [Name in AdviceName]: (text: string) => Advice | undefined } = {
  phone: adviseOnPhone,
  whatsapp: adviseOnWhatsapp,
  licence: adviseOnLicence,
  'postal-code': adviseOnPostalCode,
  link: adviseOnLink,
  'map-link': adviseOnMapLink,
  price: adviseOnPrice,
  'own-words': adviseOnOwnWords,
}

/** The advice on a text; undefined if there is nothing to say, as about an empty text. */
export const adviseOn = (name: AdviceName, text: string): Advice | undefined =>
  text.trim() === '' ? undefined : advisers[name](text)

/** Words in place of an institution. */
const unsaid = /pendiente|en tr[aá]mite|por confirmar|falta|no aplica/giu

/** The law asks for the licence's key and the institution that issued it. */
function adviseOnLicence(text: string): Advice | undefined {
  if (/\p{L}{3}/u.test(text.replaceAll(unsaid, ''))) return
  return {
    level: 'avisa',
    text: 'Falta la institución que la expidió. La ley pide las dos, por ejemplo «1234567, Universidad Nacional Autónoma de México».',
  }
}

function adviseOnPostalCode(text: string): Advice | undefined {
  if (/^\d{5}$/.test(text.trim())) return
  const example = /^\s*(\d{4})\s*$/.exec(text)?.[1]
  return {
    level: 'avisa',
    text: `Los códigos postales de México tienen cinco dígitos.${
      example ? ` Si el suyo empieza con cero, escriba también el cero: 0${example}.` : ''
    }`,
  }
}

function adviseOnLink(text: string): Advice | undefined {
  const several = explainSeveral(text, { hosts: [] })
  return several === undefined ? undefined : { level: 'bloquea', text: several }
}

function adviseOnMapLink(text: string): Advice | undefined {
  const several = adviseOnLink(text)
  const { point } = readPlace(text)
  // The name in a link also finds the place, unless the link shows directions or a search.
  if (several || (labelOf(text).name !== '' && !shownPoint(text))) return several
  const missing = explainMissing({ link: text, point, name: '' })
  return missing === undefined ? undefined : { level: 'avisa', text: missing }
}

function adviseOnOwnWords(text: string): Advice | undefined {
  if (isToBeWritten(text)) return { level: 'bloquea', text: 'Falta su texto: escríbalo, o quite esta parte.' }
}

/** Prices outside these limits are usual typing errors: a digit too few, or a point read as thousands. */
const usual = { min: 50, max: 500_000 }

function adviseOnPrice(text: string): Advice | undefined {
  const amount = Number(text)
  if (!Number.isFinite(amount)) return
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) {
    return {
      level: 'bloquea',
      text: `Se entiende ${text} pesos. Escriba los centavos con dos cifras, por ejemplo 1200.50.`,
    }
  }
  if (amount >= usual.min && amount <= usual.max) return
  return { level: 'avisa', asks: true, text: `¿Seguro que son ${priceText({ amount })}?` }
}

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
