import type { Markup } from '../svg.ts'
import type { Sketch } from '../svg-file.ts'
import { assessment } from './assessment.ts'
import { birth } from './birth.ts'
import { colposcopy } from './colposcopy.ts'
import { electrocautery } from './electrocautery.ts'
import { examinationRoom } from './examination-room.ts'
import { facade } from './facade.ts'
import { familyPlanning } from './family-planning.ts'
import { obstetricUltrasound } from './obstetric-ultrasound.ts'
import { office } from './office.ts'
import { papSmear } from './pap-smear.ts'
import { pelvicUltrasound } from './pelvic-ultrasound.ts'
import { portrait } from './portrait.ts'
import { pregnancyControl } from './pregnancy-control.ts'
import { reception } from './reception.ts'
import { stillLife } from './still-life.ts'
import { surgery } from './surgery.ts'
import { ultrasoundRoom } from './ultrasound-room.ts'

const scene = (draw: () => Markup): Sketch => ({ width: 800, height: 600, draw })

export const scenes: Readonly<Record<string, Sketch>> = {
  'escenas/recepcion': scene(reception),
  'escenas/consultorio': scene(office),
  'escenas/ultrasonido': scene(ultrasoundRoom),
  'escenas/exploracion': scene(examinationRoom),
  'escenas/fachada': scene(facade),
  'escenas/detalle': scene(stillLife),
  'escenas/valoracion': scene(assessment),
  'escenas/ultrasonido-obstetrico': scene(obstetricUltrasound),
  'escenas/ultrasonido-de-utero-y-ovarios': scene(pelvicUltrasound),
  'escenas/histerectomia-y-cirugia-ginecologica': scene(surgery),
  'escenas/control-del-embarazo': scene(pregnancyControl),
  'escenas/parto-natural-sin-dolor': scene(birth),
  'escenas/papanicolau': scene(papSmear),
  'escenas/colposcopia': scene(colposcopy),
  'escenas/electrocauterizacion-de-verrugas-y-lesiones': scene(electrocautery),
  'escenas/planificacion-familiar': scene(familyPlanning),
  retrato: { width: 600, height: 720, draw: portrait },
}
