import { sectionEntry, variant } from './variant.ts'

export const hero = sectionEntry('Portada', [
  variant(
    'hero-static',
    'Texto e imagen',
    'Texto y botones a un lado, una imagen al otro. Para presentarse con claridad.',
  ),
  variant(
    'hero-slider',
    'Carrusel',
    'Varias láminas que se turnan, cada una con su imagen y su texto; los botones y el horario no se mueven. Para contar dos o tres cosas a la vez.',
  ),
  variant(
    'hero-photo-panel',
    'Foto con panel',
    'La imagen principal de lado a lado y el texto en un panel azul. Para cuando tenga una buena fotografía horizontal de usted o del consultorio.',
  ),
  variant(
    'hero-mural',
    'Mural de azulejos',
    'Un muro de azulejos de lado a lado con el texto en un papel recortado en él. Para causar impresión sin tener fotografías.',
  ),
  variant(
    'hero-arch',
    'Imagen en arco',
    'La imagen dentro de un arco, sobre un muro claro con zoclo de azulejo. Para un retrato de pie o una fotografía vertical.',
  ),
  variant(
    'hero-letter',
    'Carta',
    'Título muy grande y, al margen, un azulejo con la dirección y las cédulas. Para que hablen las palabras, sin imagen grande.',
  ),
])
