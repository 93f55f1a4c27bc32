import { ExperienceCheckerboard } from './experience-checkerboard.tsx'
import { ExperienceLine } from './experience-line.tsx'

export const experience = {
  'experience-checkerboard': ExperienceCheckerboard,
  'experience-line': ExperienceLine,
}
