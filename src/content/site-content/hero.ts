import { z } from 'zod'
import {
  color,
  group,
  imagePath,
  list,
  longText,
  number,
  offset,
  percentage,
  requiredText,
  text,
} from '#content/fields.ts'

const alignment = z
  .enum(['left', 'center', 'right'], 'Elija izquierda, centro o derecha.')
  .default('left')
  .meta({ label: 'Alineación del texto' })

export const heroSection = group('Portada', {
  title: requiredText('Título', { max: 140 }),
  subTitle: text('Subtítulo', { max: 200 }),
  description: longText('Descripción', { max: 600 }),
  alignment,
  height: number('Alto máximo (px)', { min: 400, max: 1400, fallback: 850 }),
  minHeight: number('Alto mínimo (px)', { min: 400, max: 1000, fallback: 400 }),
  heightPercentage: percentage('Alto en escritorio (% de la ventana)', 85),
  tabletHeightPercentage: percentage('Alto en tableta (% de la ventana)', 70),
  mobileHeightPercentage: percentage('Alto en teléfono (% de la ventana)', 60),
  mainImage: imagePath('Imagen principal', {
    width: 1920,
    hint: 'Desde 1024 píxeles de ancho.',
  }),
  tabletImage: imagePath('Imagen para tableta', {
    width: 1536,
    hint: 'De 768 a 1023 píxeles de ancho.',
  }),
  mobileImage: imagePath('Imagen para teléfono', {
    width: 960,
    hint: 'Hasta 767 píxeles de ancho.',
  }),
  imageAlt: text('Texto alternativo de la imagen', { max: 200 }),
  mainOffset: offset('Encuadre en escritorio (%)'),
  tabletOffset: offset('Encuadre en tableta (%)'),
  mobileOffset: offset('Encuadre en teléfono (%)'),
  foregroundImage: imagePath('Imagen al frente', {
    width: 960,
    hint: 'No se muestra en teléfono.',
  }),
  backgroundImage: imagePath('Imagen de fondo', { width: 1920 }),
  overlayColor: color('Color del velo', {
    hint: 'Sobre la imagen de fondo, por ejemplo #082462.',
  }),
  overlayOpacity: number('Opacidad del velo', {
    min: 0,
    max: 1,
    fallback: 0.5,
    integer: false,
    hint: 'De 0 a 1.',
  }),
})

export const heroSlider = group('Portada en carrusel', {
  slides: list(
    'Láminas',
    group('Lámina', {
      image: imagePath('Imagen', { width: 1920 }),
      title: text('Título', { max: 140 }),
      subtitle: text('Subtítulo', { max: 200 }),
      description: longText('Descripción', { max: 600 }),
      alignment,
      mobileOffset: offset('Encuadre en teléfono (%)'),
    }),
    { max: 10, rowTitle: 'title' },
  ),
  autoplayDelay: number('Tiempo por lámina (ms)', {
    min: 2000,
    max: 30_000,
    fallback: 5000,
  }),
  transitionEffect: z.enum(['fade', 'slide']).default('fade').meta({ label: 'Transición' }),
  transitionSpeed: number('Duración de la transición (ms)', {
    min: 0,
    max: 5000,
    fallback: 1500,
  }),
})
