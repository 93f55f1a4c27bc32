import type { Markup } from '../svg.ts'
import type { Sketch } from '../svg-file.ts'
import { breast } from './breast.ts'
import { colposcopy } from './colposcopy.ts'
import { cycle } from './cycle.ts'
import { endometriosis } from './endometriosis.ts'
import { growth } from './growth.ts'
import { hysterectomy } from './hysterectomy.ts'
import { ovaries } from './ovaries.ts'
import { smear, ultrasound } from './pelvis.ts'
import { pregnancy } from './pregnancy.ts'
import { device, fibroids, uterus } from './uterus.ts'

const figure = (draw: () => Markup): Sketch => ({ width: 480, height: 360, draw })

/** Line drawings that explain an article. Their parts are numbered for a legend beside them. */
export const figures: Readonly<Record<string, Sketch>> = {
  'figuras/utero-y-ovarios': figure(uterus),
  'figuras/ovarios': figure(ovaries),
  'figuras/endometriosis': figure(endometriosis),
  'figuras/miomas': figure(fibroids),
  'figuras/histerectomia': figure(hysterectomy),
  'figuras/diu': figure(device),
  'figuras/papanicolaou': figure(smear),
  'figuras/ultrasonido': figure(ultrasound),
  'figuras/mama': figure(breast),
  'figuras/ciclo': figure(cycle),
  'figuras/embarazo': figure(pregnancy),
  'figuras/crecimiento': figure(growth),
  'figuras/colposcopia': figure(colposcopy),
}
