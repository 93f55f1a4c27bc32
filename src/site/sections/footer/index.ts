import { FooterColumns } from './footer-columns.tsx'

export const footer = { 'footer-columns': FooterColumns }
