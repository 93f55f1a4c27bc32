import { sectionEntry, variant } from './variant.ts'

export const insurance = sectionEntry('Aseguradoras', [
  variant('insurance-carousel', 'Carrusel de logotipos', 'Logotipos en un carrusel continuo.'),
  variant(
    'insurance-wall',
    'Tablero de logotipos',
    'Todos los logotipos a la vez, en un tablero con filetes junto al título. Elíjalo para que cada quien encuentre su seguro de un vistazo.',
  ),
  variant(
    'insurance-names',
    'Nombres corridos',
    'Los nombres en letra grande, uno tras otro, en una franja cobalto. Elíjalo si no tiene los logotipos o no puede usarlos.',
  ),
])
