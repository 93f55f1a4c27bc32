import { AboutMeArch } from './about-me-arch.tsx'
import { AboutMeColumn } from './about-me-column.tsx'
import { AboutMeLetter } from './about-me-letter.tsx'
import { AboutMeWide } from './about-me-wide.tsx'

export const aboutMe = {
  'about-me-arch': AboutMeArch,
  'about-me-letter': AboutMeLetter,
  'about-me-wide': AboutMeWide,
  'about-me-column': AboutMeColumn,
}
