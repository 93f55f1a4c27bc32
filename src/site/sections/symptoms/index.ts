import { SymptomsWall } from './symptoms-wall.tsx'

export const symptoms = { 'symptoms-wall': SymptomsWall }
