import type { SiteContent } from '#content/site-content/index.ts'

type DoctorInfo = SiteContent['doctorInfo']

/** Address that dials a number. */
export const phoneLink = (phone: string) => `tel:${phone}`

/** Address that opens a WhatsApp conversation with the practice's neutral first message. */
export function whatsappLink({
  whatsapp,
  whatsappMessage,
}: Pick<DoctorInfo, 'whatsapp' | 'whatsappMessage'>) {
  const digits = whatsapp.replace(/\D/g, '')
  return `https://wa.me/${digits}${whatsappMessage ? `?text=${encodeURIComponent(whatsappMessage)}` : ''}`
}
