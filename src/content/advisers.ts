import type { Advice, AdviceName } from './advice.ts'
import { adviseOnPhone, adviseOnWhatsapp } from './phones/phone-advice.ts'

const advisers: { readonly [Name in AdviceName]: (text: string) => Advice | undefined } = {
  phone: adviseOnPhone,
  whatsapp: adviseOnWhatsapp,
}

/** The advice on a text; undefined if there is nothing to say, as about an empty text. */
export const adviseOn = (name: AdviceName, text: string): Advice | undefined =>
  text.trim() === '' ? undefined : advisers[name](text)
