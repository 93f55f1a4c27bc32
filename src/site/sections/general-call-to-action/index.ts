import { GeneralCallToActionCard } from './general-call-to-action-card.tsx'
import { GeneralCallToActionTiles } from './general-call-to-action-tiles.tsx'

export const generalCallToAction = {
  'general-call-to-action-tiles': GeneralCallToActionTiles,
  'general-call-to-action-card': GeneralCallToActionCard,
}
