import { withoutExtension } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type DoctorInfo = SiteContent['doctorInfo']

/** The way to one of several places. */
export type ContactLine = { readonly name: string; readonly text: string; readonly href: string }

/** URL that calls a number. */
export const phoneLink = (phone: string) => `tel:${phone}`

/** URL that writes a text message to a number. */
export const messageLink = (phone: string) => `sms:${withoutExtension(phone)}`

/** URL that opens WhatsApp with a text, for the visitor to choose a receiver. */
export const shareLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

export type WhatsappContact = Pick<DoctorInfo, 'whatsapp' | 'whatsappMessage' | 'websiteUrl'>

/**
 * URL that opens a WhatsApp chat with the practice and a neutral first message. The law asks for the
 * privacy notice where personal data are received, so the message ends with its address.
 */
export function whatsappLink({ whatsapp, whatsappMessage, websiteUrl }: WhatsappContact) {
  const digits = withoutExtension(whatsapp).replace(/\D/g, '')
  if (!whatsappMessage) return `https://wa.me/${digits}`
  const notice = websiteUrl && `\nAviso de privacidad: ${websiteUrl}/aviso-de-privacidad`
  return `https://wa.me/${digits}?text=${encodeURIComponent(whatsappMessage + notice)}`
}
