import { z } from 'zod'

/** The drawings that explain an article. */
export const figureNames = ['uterus', 'fibroids', 'device', 'breast', 'cycle', 'womb', 'colposcopy'] as const
export type FigureName = (typeof figureNames)[number]

/** The drawing with numbered parts in the first chapter; `automatic` depends on the topic. */
export const articleFigure = () =>
  z
    .enum(['automatic', 'none', ...figureNames], 'Elija una figura.')
    .default('automatic')
    .meta({
      label: 'Figura que explica',
      hint: 'Un dibujo con sus partes numeradas, en el primer capítulo.',
    })
