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

/** URL that opens a WhatsApp chat with the practice and a neutral first message. */
export function whatsappLink({
  whatsapp,
  whatsappMessage,
}: Pick<DoctorInfo, 'whatsapp' | 'whatsappMessage'>) {
  const digits = withoutExtension(whatsapp).replace(/\D/g, '')
  return `https://wa.me/${digits}${whatsappMessage ? `?text=${encodeURIComponent(whatsappMessage)}` : ''}`
}
