import { HeaderCells } from './header-cells.tsx'
import { HeaderCentered } from './header-centered.tsx'
import { HeaderContact } from './header-contact.tsx'
import { HeaderStrip } from './header-strip.tsx'

export const header = {
  'header-strip': HeaderStrip,
  'header-centered': HeaderCentered,
  'header-cells': HeaderCells,
  'header-contact': HeaderContact,
}
