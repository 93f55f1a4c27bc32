import { type PhoneNumber, readPhone } from './phone-number.ts'

/** A number in a text with several, and what the text says about it: 'Solo WhatsApp'. */
export type NotedPhone = { readonly number: PhoneNumber; readonly note: string }

/** Longer texts are not read. */
const maxLength = 200

/** '55 1234 5678 (solo WhatsApp)': a number that takes no calls, also for people who do not hear. */
const onlyMessages = /[ ,(–—-]{0,3}(?:s[oó]lo|solamente|[uú]nicamente) (?:por )?(whats ?app|mensajes)\)?$/i

/**
 * The numbers of a text: '55 1234 5678 / 55 8765 4321', '55 1234 5678 y 55 8765 4321 solo WhatsApp'. Empty unless every
 * part of the text is a complete number.
 */
export function readPhones(text: string): NotedPhone[] {
  if (text.length > maxLength) return []
  const parts = text.split(/\/|\n| [yo] |,(?! ?ext)|;(?!ext)/i).map((part) => part.trim())
  const phones = parts.filter(Boolean).flatMap((part): NotedPhone[] => {
    const [whole = '', way] = onlyMessages.exec(part) ?? []
    const number = readPhone(part.slice(0, part.length - whole.length))
    if (number?.kind !== 'mexican' && number?.kind !== 'foreign') return []
    const note = way === undefined ? '' : /whats/i.test(way) ? 'Solo WhatsApp' : 'Solo mensajes'
    return [{ number, note }]
  })
  return phones.length === parts.filter(Boolean).length ? phones : []
}

/** Says why a text is not one telephone number. */
export function explainPhones(text: string): string {
  const [first, second] = readPhones(text)
  if (first && second) {
    return `Hay dos teléfonos: ${first.number.shown} y ${second.number.shown}. Deje uno aquí y ponga el otro en su propio renglón.`
  }
  if (first)
    return `Deje aquí solo el número, ${first.number.shown}. «${first.note}» se escribe en «Para qué es», en los teléfonos del lugar.`
  return 'Escriba solo el teléfono, por ejemplo 55 1234 5678, y si tiene extensión, 55 1234 5678 ext. 204.'
}
