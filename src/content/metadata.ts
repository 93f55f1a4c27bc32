import { group, text, textList } from './fields.ts'

/** Title and description of a page in search results and shared links. */
export const metadata = group('Buscadores y redes', {
  title: text('Título para buscadores', {
    max: 70,
    hint: 'Vacío se forma con el nombre, la doctora y la ciudad.',
  }),
  description: text('Descripción para buscadores', {
    max: 170,
    hint: 'Vacía se toma de la descripción corta.',
  }),
  keywords: textList('Palabras clave', { max: 20, itemMax: 60 }),
  openGraph: group('Al compartir', {
    title: text('Título', { max: 90 }),
    description: text('Descripción', { max: 200 }),
    url: text('Ruta', { max: 200, hint: 'Ruta de la página en este sitio.' }),
  }).prefault({}),
  alternates: group('Dirección preferida', {
    canonical: text('Ruta canónica', {
      max: 200,
      hint: 'Ruta de la página en este sitio.',
    }),
  }).prefault({}),
}).prefault({})
