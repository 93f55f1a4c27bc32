import { CallToActionIndividualPanel } from './call-to-action-individual-panel.tsx'
import { CallToActionIndividualPortrait } from './call-to-action-individual-portrait.tsx'

export const callToActionIndividual = {
  'call-to-action-individual-panel': CallToActionIndividualPanel,
  'call-to-action-individual-portrait': CallToActionIndividualPortrait,
}
