import type { FigureName } from '#content/entries/article-figure.ts'
import type { ChapterId } from '#content/fields/chapters.ts'
import { type FigureText, figureTexts } from './figure-texts.ts'

/** A figure and the chapter that ends with it; `first` is the article's first chapter with a title. */
type Placed = { readonly chapter: ChapterId | 'first'; readonly figure: FigureName }

const first = (figure: FigureName): Placed => ({ chapter: 'first', figure })

/** The figures of each bundled topic. */
const usualFigures: Readonly<Record<string, readonly Placed[]>> = {
  'menopausia-y-climaterio': [first('uterus')],
  'tumores-y-quistes-de-ovario': [first('uterus'), { chapter: 'causas', figure: 'ovaries' }],
  'tumores-y-quistes-de-mama': [first('breast')],
  'sangrados-uterinos': [first('cycle'), { chapter: 'causas', figure: 'fibroids' }],
  'enfermedades-del-embarazo': [first('womb')],
  'virus-del-papiloma-humano': [first('uterus'), { chapter: 'tratamiento', figure: 'colposcopy' }],
  endometriosis: [first('endometriosis')],
  'miomas-y-polipos': [first('fibroids')],
  'sindrome-de-ovario-poliquistico': [first('ovaries'), { chapter: 'sintomas', figure: 'cycle' }],
  'dolor-pelvico': [first('uterus')],
  'sangrado-vaginal-anormal': [first('cycle'), { chapter: 'causas', figure: 'fibroids' }],
  amenorrea: [first('cycle')],
  dispareunia: [first('uterus')],
  'ultrasonido-obstetrico': [first('womb')],
  'ultrasonido-de-utero-y-ovarios': [first('uterus'), { chapter: 'tipos', figure: 'ultrasound' }],
  'histerectomia-y-cirugia-ginecologica': [first('uterus'), { chapter: 'tipos', figure: 'hysterectomy' }],
  'control-del-embarazo': [first('growth')],
  'parto-natural-sin-dolor': [first('womb')],
  papanicolau: [first('smear')],
  colposcopia: [first('colposcopy')],
  'planificacion-familiar': [first('device')],
}

export type PlacedFigure = { readonly chapter: ChapterId | 'first'; readonly text: FigureText }

/** The figures that an entry's page shows, each once. The owner's further figures replace those of the topic. */
export function figuresOf({
  id,
  figure,
  moreFigures,
}: {
  readonly id: string
  readonly figure: FigureName | 'automatic' | 'none'
  readonly moreFigures: readonly Placed[]
}): readonly PlacedFigure[] {
  const usual = figure === 'automatic' ? (usualFigures[id] ?? []) : []
  const [main, ...more] = figure === 'automatic' ? usual : figure === 'none' ? [] : [first(figure)]
  const placed = [...(main ? [main] : []), ...(moreFigures.length > 0 ? moreFigures : more)]
  const isFirst = ({ figure }: Placed, index: number) =>
    placed.findIndex((other) => other.figure === figure) === index
  return placed.filter(isFirst).map(({ chapter, figure }) => ({ chapter, text: figureTexts[figure] }))
}
