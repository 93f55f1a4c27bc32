import type { ServiceInput } from '#content/entries/service.ts'
import { colposcopia } from './colposcopia.ts'
import { controlDelEmbarazo } from './control-del-embarazo.ts'
import { electrocauterizacionDeVerrugasYLesiones } from './electrocauterizacion-de-verrugas-y-lesiones.ts'
import { histerectomiaYCirugiaGinecologica } from './histerectomia-y-cirugia-ginecologica.ts'
import { papanicolau } from './papanicolau.ts'
import { partoNaturalSinDolor } from './parto-natural-sin-dolor.ts'
import { planificacionFamiliar } from './planificacion-familiar.ts'
import { ultrasonidoDeUteroYOvarios } from './ultrasonido-de-utero-y-ovarios.ts'
import { ultrasonidoObstetrico } from './ultrasonido-obstetrico.ts'

export const services: ServiceInput[] = [
  ultrasonidoObstetrico,
  ultrasonidoDeUteroYOvarios,
  histerectomiaYCirugiaGinecologica,
  controlDelEmbarazo,
  partoNaturalSinDolor,
  papanicolau,
  colposcopia,
  electrocauterizacionDeVerrugasYLesiones,
  planificacionFamiliar,
]
