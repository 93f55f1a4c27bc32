import { sectionEntry, variant } from './variant.ts'

export const footer = sectionEntry('Pie de página', [
  variant('footer-columns', 'Columnas', 'Identidad y dirección, con tres columnas de enlaces.'),
  variant(
    'footer-map-card',
    'Tarjeta del consultorio',
    'Una tarjeta grande con el plano, la dirección, el horario y los botones; al lado, los enlaces en renglones. Elíjala si quiere que llegar y llamar sea lo último que se lea.',
  ),
  variant(
    'footer-letter',
    'Firma de carta',
    'El nombre grande y al centro, como firma, sobre fondo claro, con los enlaces en renglones corridos y el friso al final. Elíjala si prefiere un cierre sobrio, hecho de letras.',
  ),
])
