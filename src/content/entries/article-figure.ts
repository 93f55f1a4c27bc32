import { z } from 'zod'
import type { ChapterId } from '../fields/chapters.ts'
import { list, listItem } from '../fields/fields.ts'

/** The drawings that explain an article. */
export const figureNames = [
  'uterus',
  'ovaries',
  'endometriosis',
  'fibroids',
  'hysterectomy',
  'device',
  'smear',
  'colposcopy',
  'ultrasound',
  'breast',
  'cycle',
  'womb',
  'growth',
] as const
export type FigureName = (typeof figureNames)[number]

/** The drawing with numbered parts in the first chapter; `automatic` depends on the topic. */
export const articleFigure = () =>
  z
    .enum(['automatic', 'none', ...figureNames], 'Elija una figura.')
    .default('automatic')
    .meta({ label: 'Figura que explica', hint: 'Un dibujo con sus partes numeradas, en el primer capítulo.' })

/** Drawings in further chapters. While there are none, an automatic figure brings those of its topic. */
export const chapterFigures = <Chapter extends ChapterId>(chapters: readonly [Chapter, ...Chapter[]]) =>
  list(
    'Más figuras',
    listItem('Figura', {
      chapter: z
        .enum(chapters, 'Elija un capítulo.')
        .default(() => chapters[0])
        .meta({ label: 'Capítulo' }),
      figure: z.enum(figureNames, 'Elija una figura.').default('uterus').meta({ label: 'Figura' }),
    }),
    { max: 6, rowTitle: 'figure', hint: 'Cada una va al final de su capítulo, si el capítulo tiene texto.' },
  )
