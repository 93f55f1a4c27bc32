import { sectionEntry, variant } from './variant.ts'

export const testimonials = sectionEntry('Testimonios', [
  variant('testimonials-quotes', 'Dos citas grandes', 'Dos citas grandes que avanzan en carrusel.'),
  variant(
    'testimonials-single',
    'Cita con azulejo',
    'Una sola cita a la vez, muy grande, sobre cobalto y junto a un azulejo. Elíjala si tiene pocas opiniones y quiere que cada una se lea con calma.',
  ),
  variant(
    'testimonials-notes',
    'Notas en columnas',
    'Notas de papel en dos columnas, con el título fijo a un lado. Elíjala si tiene muchas opiniones: se ven ocho y el resto se abre con un botón.',
  ),
  variant(
    'testimonials-wall',
    'Muro de citas',
    'Todas las citas a la vez, en un muro de lado a lado cuyas flores se unen en las esquinas. Elíjala si tiene de cinco a once opiniones cortas.',
  ),
])
