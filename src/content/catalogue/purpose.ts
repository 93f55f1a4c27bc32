import { sectionEntry, variant } from './variant.ts'

export const purpose = sectionEntry('Propósito', [
  variant('purpose-cells', 'Celdas', 'Una celda grande con el propósito y celdas menores con el método.'),
  variant(
    'purpose-statement',
    'Declaración con pasos',
    'El propósito en una sola frase muy grande y el método en pasos numerados sobre una línea. Elíjala cuando la frase diga lo más importante y el método tenga un orden.',
  ),
  variant(
    'purpose-panorama',
    'Panorama con panel',
    'Una imagen de lado a lado, el propósito en un panel azul sobre ella y lo demás en una franja al pie. Elíjala cuando tenga una buena fotografía del consultorio: es la imagen de fondo de la primera tarjeta.',
  ),
])
