import { groupPhone } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** Formats a number as the owner wrote it anywhere in the content, or else in groups of digits. */
export function phoneText(phone: string, { doctorInfo, doctorWorkInfo }: SiteContent): string {
  const { consulting, hospital, urgencies } = doctorWorkInfo
  const written = [
    { phone: doctorInfo.phone, display: doctorInfo.phoneDisplay },
    { phone: doctorInfo.whatsapp, display: doctorInfo.whatsappDisplay },
    ...[consulting, hospital, urgencies].flatMap(({ phones }) => phones),
  ]
  const known = written.find((entry) => entry.display !== '' && lastDigits(entry.phone) === lastDigits(phone))
  return known?.display ?? groupPhone(phone)
}

/** The national number, without the country code. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)
