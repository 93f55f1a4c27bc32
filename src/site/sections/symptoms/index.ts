import { SymptomsArcade } from './symptoms-arcade.tsx'
import { SymptomsNames } from './symptoms-names.tsx'
import { SymptomsStage } from './symptoms-stage.tsx'
import { SymptomsWall } from './symptoms-wall.tsx'

export const symptoms = {
  'symptoms-wall': SymptomsWall,
  'symptoms-stage': SymptomsStage,
  'symptoms-arcade': SymptomsArcade,
  'symptoms-names': SymptomsNames,
}
