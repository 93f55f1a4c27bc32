import { GeneralCallToActionTiles } from './general-call-to-action-tiles.tsx'

export const generalCallToAction = { 'general-call-to-action-tiles': GeneralCallToActionTiles }
