import type { TextPiece } from '#site/text-links.ts'
import { phoneLink } from './links.ts'

/**
 * Ten digits in groups as they are written in Mexico ('55 5259 8121', '800 911 2000'), the emergency number 911, and 079,
 * the line for women. What belongs to a longer number or to a price is no telephone.
 */
const phones =
  /(?<![\d$.,/+-]|\d[ \u00a0])((?:\d{3} \d{3}|\d{2} \d{4}) \d{4}|911|079)(?![\d%/-]|[.,]\d| \d|[ \u00a0]MXN)/

/** The telephones of a text as links. No line ends inside one. */
export const linkPhones = (text: string): readonly TextPiece[] =>
  text
    .split(phones)
    // Every second piece is a telephone.
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : phonePiece(piece)))
    .filter((piece) => piece.text !== '')

const phonePiece = (phone: string): TextPiece => ({
  text: phone.replaceAll(' ', '\u00a0'),
  href: phoneLink(dialled(phone)),
})

/** Short numbers and those without charge are dialled as they are; others also work from abroad. */
function dialled(phone: string): string {
  const digits = phone.replaceAll(' ', '')
  return digits.length === 10 && !digits.startsWith('800') ? `+52${digits}` : digits
}
