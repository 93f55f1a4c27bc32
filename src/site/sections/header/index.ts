import { HeaderStrip } from './header-strip.tsx'

export const header = { 'header-strip': HeaderStrip }
