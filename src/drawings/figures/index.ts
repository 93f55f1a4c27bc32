import type { Markup } from '../svg.ts'
import type { Sketch } from '../svg-file.ts'
import { breast } from './breast.ts'
import { colposcopy } from './colposcopy.ts'
import { cycle } from './cycle.ts'
import { pregnancy } from './pregnancy.ts'
import { device, fibroids, uterus } from './uterus.ts'

const figure = (draw: () => Markup): Sketch => ({ width: 480, height: 360, draw })

/** Line drawings that explain an article. Their parts are numbered for a legend beside them. */
export const figures: Readonly<Record<string, Sketch>> = {
  'figuras/utero-y-ovarios': figure(uterus),
  'figuras/miomas': figure(fibroids),
  'figuras/diu': figure(device),
  'figuras/mama': figure(breast),
  'figuras/ciclo': figure(cycle),
  'figuras/embarazo': figure(pregnancy),
  'figuras/colposcopia': figure(colposcopy),
}
