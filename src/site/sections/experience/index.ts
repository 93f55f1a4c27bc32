import { ExperienceCheckerboard } from './experience-checkerboard.tsx'
import { ExperienceLine } from './experience-line.tsx'
import { ExperienceMedallions } from './experience-medallions.tsx'

export const experience = {
  'experience-checkerboard': ExperienceCheckerboard,
  'experience-line': ExperienceLine,
  'experience-medallions': ExperienceMedallions,
}
