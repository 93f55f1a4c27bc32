import { z } from 'zod'
import {
  advanced,
  color,
  group,
  imagePath,
  list,
  listItem,
  longText,
  number,
  offset,
  percentage,
  requiredText,
  text,
} from '#content/fields/fields.ts'

const alignment = z
  .enum(['left', 'center', 'right'], 'Elija izquierda, centro o derecha.')
  .default('left')
  .meta({ label: 'Alineación del texto' })

export const heroSection = group('Portada', {
  title: requiredText('Título', { max: 140 }),
  subTitle: text('Subtítulo', { max: 200 }),
  description: longText('Descripción', { max: 600 }),
  alignment,
  height: advanced(number('Alto máximo (px)', { min: 400, max: 1400, fallback: 850 })),
  minHeight: advanced(number('Alto mínimo (px)', { min: 400, max: 1000, fallback: 400 })),
  heightPercentage: advanced(percentage('Alto en escritorio (% de la ventana)', 85)),
  tabletHeightPercentage: advanced(percentage('Alto en tableta (% de la ventana)', 70)),
  mobileHeightPercentage: advanced(percentage('Alto en teléfono (% de la ventana)', 60)),
  mainImage: imagePath('Imagen principal', {
    width: 1920,
    hint: 'Una sola fotografía sirve para teléfono, tableta y computadora. En Medios marque en ella lo que siempre debe verse, por ejemplo la cara.',
  }),
  tabletImage: advanced(
    imagePath('Otra imagen para tableta', {
      width: 1536,
      hint: 'Vacía muestra la imagen principal. Se usa en ventanas de 768 a 1023 píxeles de ancho.',
    }),
  ),
  mobileImage: advanced(
    imagePath('Otra imagen para teléfono', {
      width: 960,
      hint: 'Vacía muestra la imagen principal. Se usa en ventanas de hasta 767 píxeles de ancho.',
    }),
  ),
  imageAlt: advanced(
    text('Qué se ve en la imagen', {
      max: 200,
      hint: 'Lo que se ve en ella, para quien no puede verla. Vacío se usa el que la imagen tiene en Medios.',
    }),
  ),
  mainOffset: advanced(offset('Encuadre en escritorio (%)')),
  tabletOffset: advanced(offset('Encuadre en tableta (%)')),
  mobileOffset: advanced(offset('Encuadre en teléfono (%)')),
  foregroundImage: imagePath('Imagen al frente', { width: 960, hint: 'No se muestra en teléfono.' }),
  backgroundImage: imagePath('Imagen de fondo', { width: 1920 }),
  overlayColor: advanced(color('Color del velo', { hint: 'Sobre la imagen de fondo, por ejemplo #082462.' })),
  overlayOpacity: advanced(
    number('Opacidad del velo', { min: 0, max: 1, fallback: 0.5, integer: false, hint: 'De 0 a 1.' }),
  ),
})

export const heroSlider = group('Portada en carrusel', {
  slides: list(
    'Láminas',
    listItem('Lámina', {
      image: imagePath('Imagen', { width: 1920 }),
      title: text('Título', { max: 140 }),
      subtitle: text('Subtítulo', { max: 200 }),
      description: longText('Descripción', { max: 600 }),
      alignment,
      mobileOffset: advanced(offset('Encuadre en teléfono (%)')),
    }),
    { max: 10, rowTitle: 'title' },
  ),
  autoplayDelay: advanced(
    number('Tiempo por lámina (ms)', {
      min: 2000,
      max: 30_000,
      fallback: 5000,
      hint: 'En milésimas de segundo: 5000 son cinco segundos.',
    }),
  ),
  transitionEffect: z.enum(['fade', 'slide']).default('fade').meta({ label: 'Transición' }),
  transitionSpeed: advanced(
    number('Duración de la transición (ms)', {
      min: 0,
      max: 5000,
      fallback: 1500,
      hint: 'En milésimas de segundo: 1500 son un segundo y medio.',
    }),
  ),
})
