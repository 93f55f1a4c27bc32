import { SymptomsNames } from './symptoms-names.tsx'
import { SymptomsWall } from './symptoms-wall.tsx'

export const symptoms = {
  'symptoms-wall': SymptomsWall,
  'symptoms-names': SymptomsNames,
}
