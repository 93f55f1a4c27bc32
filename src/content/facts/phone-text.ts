import { groupPhone, nationalNumber } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** Formats a number as the owner wrote it anywhere in the content, or else in groups of digits. */
export function phoneText(phone: string, { doctorInfo, doctorWorkInfo }: SiteContent): string {
  const { consulting, hospital, urgencies } = doctorWorkInfo
  const written = [
    { phone: doctorInfo.phone, display: doctorInfo.phoneDisplay },
    { phone: doctorInfo.whatsapp, display: doctorInfo.whatsappDisplay },
    ...[consulting, hospital, urgencies].flatMap(({ phones }) => phones),
  ]
  const known = written.find(
    (entry) => entry.display !== '' && nationalNumber(entry.phone) === nationalNumber(phone),
  )
  return known?.display ?? groupPhone(phone)
}
