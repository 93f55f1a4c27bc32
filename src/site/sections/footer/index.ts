import { FooterColumns } from './footer-columns.tsx'
import { FooterLetter } from './footer-letter.tsx'

export const footer = {
  'footer-columns': FooterColumns,
  'footer-letter': FooterLetter,
}
