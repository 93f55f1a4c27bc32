import { AboutMeArch } from './about-me-arch.tsx'

export const aboutMe = { 'about-me-arch': AboutMeArch }
