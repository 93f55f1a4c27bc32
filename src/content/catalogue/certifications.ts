import { sectionEntry, variant } from './variant.ts'

export const certifications = sectionEntry('Certificaciones', [
  variant(
    'certifications-seals',
    'Documentos y sellos',
    'Títulos como documentos y certificaciones como sellos.',
  ),
  variant(
    'certifications-wall',
    'Muro con repisas',
    'Los títulos enmarcados sobre una pared cálida de lado a lado y las certificaciones en repisas, como platos de Talavera. Elíjala cuando quiera que sus documentos se vean grandes.',
  ),
  variant(
    'certifications-timeline',
    'Línea de formación',
    'Títulos y certificaciones a lo largo de una línea vertical, sobre azul de lado a lado. Elíjala cuando quiera contar su formación paso a paso, en el orden en que la escribió.',
  ),
  variant(
    'certifications-register',
    'Registro sobrio',
    'Un renglón por título, con su cédula, institución y detalles, y las certificaciones debajo entre líneas finas. Elíjala cuando tenga muchos documentos o prefiera que se lean a que se vean.',
  ),
])
