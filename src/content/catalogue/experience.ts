import { sectionEntry, variant } from './variant.ts'

export const experience = sectionEntry('Experiencia', [
  variant(
    'experience-checkerboard',
    'Tablero de ajedrez',
    'Cifras y azulejos alternados como tablero de ajedrez.',
  ),
  variant(
    'experience-line',
    'Cifras en renglón',
    'Cifras muy grandes en un renglón, entre líneas finas. Elíjala cuando los números hablen por sí solos y la página ya tenga bastantes azulejos.',
  ),
  variant(
    'experience-medallions',
    'Medallones',
    'Platos redondos de Talavera con la cifra al centro, sobre azul de lado a lado. Elíjala cuando tenga de dos a cuatro cifras cortas y quiera que la página se detenga en ellas.',
  ),
])
