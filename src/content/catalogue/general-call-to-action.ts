import { sectionEntry, variant } from './variant.ts'

export const generalCallToAction = sectionEntry('Llamado general', [
  variant(
    'general-call-to-action-tiles',
    'Bloque con azulejos',
    'Bloque cobalto con precio, botones y azulejos.',
  ),
  variant(
    'general-call-to-action-band',
    'Franja delgada',
    'Todo en un renglón cobalto de lado a lado: azulejos, título y botones. Elíjala si prefiere un cierre breve en todas las páginas.',
  ),
  variant(
    'general-call-to-action-card',
    'Tarjeta con puerta',
    'Una hoja de papel sobre fondo cálido, con la imagen dentro de un arco como una puerta. Elíjala para un cierre claro y acogedor, o con una foto de la entrada.',
  ),
])
