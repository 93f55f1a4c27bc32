import { CallToActionIndividualPanel } from './call-to-action-individual-panel.tsx'

export const callToActionIndividual = { 'call-to-action-individual-panel': CallToActionIndividualPanel }
