import { CallToActionLetter } from './call-to-action-letter.tsx'
import { CallToActionScene } from './call-to-action-scene.tsx'

export const callToAction = {
  'call-to-action-scene': CallToActionScene,
  'call-to-action-letter': CallToActionLetter,
}
