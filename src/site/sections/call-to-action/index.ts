import { CallToActionScene } from './call-to-action-scene.tsx'

export const callToAction = { 'call-to-action-scene': CallToActionScene }
