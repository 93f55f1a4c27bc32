import type { DiseaseInput } from '#content/entries/disease.ts'
import { endometriosis } from './endometriosis.ts'
import { enfermedadesDelEmbarazo } from './enfermedades-del-embarazo.ts'
import { infeccionesDeTransmisionSexual } from './infecciones-de-transmision-sexual.ts'
import { menopausiaYClimaterio } from './menopausia-y-climaterio.ts'
import { miomasYPolipos } from './miomas-y-polipos.ts'
import { sangradosUterinos } from './sangrados-uterinos.ts'
import { sindromeDeOvarioPoliquistico } from './sindrome-de-ovario-poliquistico.ts'
import { tumoresYQuistesDeMama } from './tumores-y-quistes-de-mama.ts'
import { tumoresYQuistesDeOvario } from './tumores-y-quistes-de-ovario.ts'
import { virusDelPapilomaHumano } from './virus-del-papiloma-humano.ts'

export const diseases: DiseaseInput[] = [
  menopausiaYClimaterio,
  tumoresYQuistesDeOvario,
  tumoresYQuistesDeMama,
  sangradosUterinos,
  enfermedadesDelEmbarazo,
  virusDelPapilomaHumano,
  infeccionesDeTransmisionSexual,
  endometriosis,
  miomasYPolipos,
  sindromeDeOvarioPoliquistico,
]
