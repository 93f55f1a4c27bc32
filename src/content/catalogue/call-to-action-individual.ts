import { sectionEntry, variant } from './variant.ts'

export const callToActionIndividual = sectionEntry('Llamado en cada página', [
  variant(
    'call-to-action-individual-panel',
    'Panel con azulejo',
    'Panel cobalto con azulejo al final de cada página.',
  ),
  variant(
    'call-to-action-individual-band',
    'Renglón con azulejo',
    'La invitación entre dos filetes, sin fondo, con el azulejo propio de cada tema. Elíjalo si prefiere un cierre discreto.',
  ),
  variant(
    'call-to-action-individual-portrait',
    'Con su retrato',
    'La invitación junto al retrato de «Sobre mí», dentro de un arco, y con su nombre. Elíjalo si tiene un buen retrato: la paciente ve quién la atenderá.',
  ),
])
