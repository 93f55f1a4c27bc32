import { z } from 'zod'
import { color, group } from '#content/fields/fields.ts'
import { ownColour, presetNames } from '#content/theme/presets.ts'

/** The colours of all pages and drawings. */
export const theme = group('Colores', {
  preset: z
    .enum([...presetNames, ownColour], 'Elija uno de los temas.')
    .default('talavera')
    .meta({
      label: 'Tema',
      hint: 'Cambia los colores de todo el sitio, también los de los dibujos. Los textos se leen bien con cualquiera.',
      control: 'theme',
    }),
  brandColor: color('Su color', {
    control: 'brandColor',
    hint: 'El de su marca, por ejemplo #7b1fa2. Lo usa el tema «Color propio».',
  }),
}).superRefine(({ preset, brandColor }, context) => {
  if (preset !== ownColour || brandColor !== '') return
  context.addIssue({
    code: 'custom',
    path: ['brandColor'],
    message: 'Elija su color, o uno de los otros temas.',
  })
})
