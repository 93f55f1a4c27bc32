import { AboutMeArch } from './about-me-arch.tsx'
import { AboutMeWide } from './about-me-wide.tsx'

export const aboutMe = {
  'about-me-arch': AboutMeArch,
  'about-me-wide': AboutMeWide,
}
