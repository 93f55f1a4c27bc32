import { HeaderCentered } from './header-centered.tsx'
import { HeaderContact } from './header-contact.tsx'
import { HeaderStrip } from './header-strip.tsx'

export const header = {
  'header-strip': HeaderStrip,
  'header-centered': HeaderCentered,
  'header-contact': HeaderContact,
}
