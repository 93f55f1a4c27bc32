import { ExperienceCheckerboard } from './experience-checkerboard.tsx'

export const experience = { 'experience-checkerboard': ExperienceCheckerboard }
