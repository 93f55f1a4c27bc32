import { z } from 'zod'
import { group, imagePath, list, number, requiredText } from '#content/fields.ts'

export const header = group('Encabezado', {
  headerHeight: number('Alto del encabezado (px)', {
    min: 80,
    max: 240,
    fallback: 140,
    hint: 'Con la franja de cédulas.',
  }),
  headerStickyHeight: number('Alto al desplazarse (px)', {
    min: 48,
    max: 120,
    fallback: 60,
  }),
  isSticky: z.boolean().default(true).meta({ label: 'Se queda arriba al desplazarse' }),
  logoPath: imagePath('Logotipo del encabezado', { width: 400 }),
  logoHeight: number('Alto del logotipo (px)', {
    min: 20,
    max: 160,
    fallback: 70,
  }),
  stickyLogoPath: imagePath('Logotipo al desplazarse', { width: 400 }),
  stickyLogoHeight: number('Alto del logotipo al desplazarse (px)', {
    min: 20,
    max: 100,
    fallback: 44,
  }),
  menuLogoPath: imagePath('Logotipo del menú', { width: 400 }),
  menuLogoHeight: number('Alto del logotipo del menú (px)', {
    min: 20,
    max: 160,
    fallback: 100,
  }),
})

/** Only paths of this site, so that the menu cannot lead to another site by accident. */
const sitePath = requiredText('Ruta', {
  max: 200,
  hint: 'Una página de este sitio, por ejemplo /servicios.',
}).regex(/^\/(?!\/)[^\s\\]*$/, 'La ruta debe empezar con una sola diagonal.')

export const navMenu = group('Menú', {
  items: list(
    'Opciones',
    group('Opción', {
      label: requiredText('Texto', { max: 40 }),
      path: sitePath,
    }),
    {
      max: 12,
      rowTitle: 'label',
    },
  ),
})
