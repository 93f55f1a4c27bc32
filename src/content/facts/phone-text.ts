import { groupPhone, nationalNumber } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** Formats a number as the owner wrote it anywhere in the content, or else in groups of digits. */
export function phoneText(phone: string, { doctorInfo, doctorWorkInfo }: SiteContent): string {
  const { consulting, otherPlaces, hospital, urgencies } = doctorWorkInfo
  const written = [
    { phone: doctorInfo.phone, display: doctorInfo.phoneDisplay },
    { phone: doctorInfo.whatsapp, display: doctorInfo.whatsappDisplay },
    ...[consulting, ...otherPlaces, hospital, urgencies].flatMap(({ phones }) => phones),
  ]
  const known = written.find(({ display, phone: other }) => display !== '' && isSame(other, phone))
  return known?.display ?? groupPhone(phone)
}

const isSame = (one: string, other: string) =>
  nationalNumber(one) === nationalNumber(other) && one.split(';ext=')[1] === other.split(';ext=')[1]
