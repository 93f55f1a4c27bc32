import { advanced, group, text, textList } from './fields.ts'

const pageAddress =
  'Solo si los buscadores deben ver otra página de este sitio: lo que sigue a su dominio, por ejemplo /servicios/papanicolau.'

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
    url: advanced(text('Dirección al compartir', { max: 200, hint: pageAddress })),
  }).prefault({}),
  alternates: group('Dirección preferida', {
    canonical: text('Dirección preferida', { max: 200, hint: pageAddress }),
  })
    .meta({ isAdvanced: true })
    .prefault({}),
}).prefault({})
