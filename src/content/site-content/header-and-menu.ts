import { z } from 'zod'
import { advanced, group, imagePath, list, listItem, number, requiredText } from '#content/fields/fields.ts'

export const header = group('Encabezado', {
  headerHeight: advanced(
    number('Alto del encabezado (px)', {
      min: 80,
      max: 240,
      fallback: 140,
      hint: 'Con la franja de cédulas.',
    }),
  ),
  headerStickyHeight: advanced(number('Alto al desplazarse (px)', { min: 48, max: 120, fallback: 60 })),
  isSticky: z.boolean().default(true).meta({ label: 'Se queda arriba al desplazarse' }),
  logoPath: imagePath('Logotipo del encabezado', { width: 400 }),
  logoHeight: advanced(number('Alto del logotipo (px)', { min: 20, max: 160, fallback: 70 })),
  stickyLogoPath: advanced(imagePath('Logotipo al desplazarse', { width: 400 })),
  stickyLogoHeight: advanced(
    number('Alto del logotipo al desplazarse (px)', { min: 20, max: 100, fallback: 44 }),
  ),
  menuLogoPath: advanced(imagePath('Logotipo del menú', { width: 400 })),
  menuLogoHeight: advanced(number('Alto del logotipo del menú (px)', { min: 20, max: 160, fallback: 100 })),
})

/** Only paths of this site, so that the menu cannot lead to another site by accident. */
const sitePath = requiredText('Página que abre', {
  max: 200,
  hint: 'Lo que sigue a su dominio en la dirección de la página, por ejemplo /servicios.',
}).regex(
  /^\/(?!\/)[^\s\\]*$/,
  'Escriba una página de este sitio, con una sola diagonal al principio: /servicios.',
)

export const navMenu = group('Menú', {
  items: list('Opciones', listItem('Opción', { label: requiredText('Texto', { max: 40 }), path: sitePath }), {
    max: 12,
    rowTitle: 'label',
  }),
})
