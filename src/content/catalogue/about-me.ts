import { sectionEntry, variant } from './variant.ts'

export const aboutMe = sectionEntry('Sobre mí', [
  variant(
    'about-me-arch',
    'Retrato en arco',
    'Retrato dentro de un arco, con la presentación y tres puntos.',
  ),
  variant(
    'about-me-letter',
    'Carta firmada',
    'Una carta en primera persona sobre fondo azul claro, con retrato pequeño y firma. Elíjala cuando quiera presentarse con sus propias palabras.',
  ),
  variant(
    'about-me-wide',
    'Mitad y mitad',
    'La fotografía ocupa media pantalla hasta el borde y la presentación va sobre azul. Elíjala cuando tenga una buena fotografía suya, vertical y con luz.',
  ),
  variant(
    'about-me-column',
    'Columna con medallón',
    'El retrato en un medallón, una columna angosta para leer y los puntos en una lista con líneas. Elíjala cuando el texto sea largo o la fotografía sea pequeña.',
  ),
])
