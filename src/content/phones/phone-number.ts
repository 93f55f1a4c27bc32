import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.ts'

/** A telephone number that a person typed. */
export type PhoneNumber = {
  /**
   * `short`: a service number such as 911. `unclear`: digits that are no complete number of Mexico and lack another
   * country's code.
   */
  readonly kind: 'mexican' | 'foreign' | 'short' | 'unclear'
  /**
   * What is stored: E.164 ('+525512345678') for Mexican and foreign numbers, only the digits for the others. An extension
   * follows as in a `tel:` link: '+525512345678;ext=204'.
   */
  readonly stored: string
  /** In groups, as people read it: '55 1234 5678'. */
  readonly shown: string
  /** In groups with the country's code, as the telephone dials it: '+52 55 1234 5678'. */
  readonly dialled: string
  /** ISO code of a foreign number's country, if it is one of the countries in the metadata. */
  readonly country?: string
}

/**
 * Prefixes that were or are dialled before the ten digits in Mexico: the country's code (+52, 0052), its former 1 for
 * mobiles, and the former 01, 044 and 045 inside the country. The library does not remove the former ones.
 */
const mexican = /^(?:(?:\+|00)?52(?:1|01|044|045)?|01|044|045)?([2-9]\d{9})$/

/** 'ext. 204', 'extensión 204', 'x204', ';ext=204' at the end of a text. */
const extension = /[ ,.;(]{0,3}\b(?:ext(?:ensi[oó]n)?|x)[ .:=]{0,3}(\d{1,7})\)?$/i

/** Reads a number in any usual form; undefined if the text is not a telephone number. */
export function readPhone(text: string): PhoneNumber | undefined {
  const typed = text.trim()
  const [whole = '', digits] = extension.exec(typed.slice(-maxEnd)) ?? []
  const number = readMain(typed.slice(0, typed.length - whole.length))
  if (!number || digits === undefined) return number
  return {
    ...number,
    stored: `${number.stored};ext=${digits}`,
    shown: `${number.shown} ext. ${digits}`,
    dialled: `${number.dialled} ext. ${digits}`,
  }
}

/** The longest extension with its word. */
const maxEnd = 30

function readMain(text: string): PhoneNumber | undefined {
  const compact = compactDigits(text)
  if (!/^\+?\d{3,17}$/.test(compact)) return
  const [, national] = mexican.exec(compact) ?? []
  if (national) return numbered('mexican', `+52${national}`)
  const international = compact.replace(/^00/, '+')
  if (/^\+(?!52)\d{8,15}$/.test(international)) return numbered('foreign', international)
  if (/^\d{3,4}$/.test(compact)) return { kind: 'short', stored: compact, shown: compact, dialled: compact }
  return { kind: 'unclear', stored: compact, shown: text.trim(), dialled: compact }
}

/** A stored number in groups; a text that is no number stays as it is. */
export const groupPhone = (text: string): string => readPhone(text)?.shown ?? text

/** The number without its extension. */
export const withoutExtension = (phone: string): string => phone.split(';ext=')[0] ?? ''

/** The last ten digits: a Mexican number without prefixes. */
export const nationalNumber = (phone: string): string =>
  withoutExtension(phone).replaceAll(/\D/g, '').slice(-10)

/** Cache of numbers. The library takes long to read one, and every save and every page reads the same few. */
const known = new Map<string, PhoneNumber>()
const maxKnown = 200

function numbered(kind: 'mexican' | 'foreign', stored: string): PhoneNumber {
  const number = known.get(stored) ?? readNumber(kind, stored)
  if (known.size > maxKnown) known.clear()
  known.set(stored, number)
  return number
}

function readNumber(kind: 'mexican' | 'foreign', stored: string): PhoneNumber {
  const parsed = parsePhoneNumberFromString(stored, { extract: false }, phoneMetadata)
  const dialled = parsed?.formatInternational()
  // The library drops digits that it takes for a prefix (+57 0…): such a number stays as it was typed.
  if (!parsed || !dialled || compactDigits(dialled) !== stored) {
    return { kind, stored, shown: stored, dialled: stored }
  }
  return {
    kind,
    stored,
    shown: kind === 'mexican' ? parsed.formatNational() : dialled,
    dialled,
    ...(kind === 'foreign' && parsed.country ? { country: parsed.country } : {}),
  }
}

/** 'https://wa.me/52…', 'https://api.whatsapp.com/send?phone=52…', 'whatsapp://send?phone=52…'. */
const whatsappLink =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?\?phone=)(?:\+|%2B)?(\d+)(?:\D.*)?$/is

/** The digits, with + if there is one. Understands links (`tel:`, WhatsApp's) and a label in front ('Tel. 55 …'). */
function compactDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(whatsappLink, '+$1')
    .replace(/^[\p{L} .]+:?(?=[\s\d+(])/u, '')
    .replace(/^tel:/, '')
    .replace(/[\s().\p{Pd}·/]/gu, '')
}
