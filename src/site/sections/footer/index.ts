import { FooterColumns } from './footer-columns.tsx'
import { FooterLetter } from './footer-letter.tsx'
import { FooterMapCard } from './footer-map-card.tsx'

export const footer = {
  'footer-columns': FooterColumns,
  'footer-map-card': FooterMapCard,
  'footer-letter': FooterLetter,
}
