/** The ids of the bundled diseases, symptoms and services, in the order of their lists. */
export const topicIds: readonly string[] = [
  'menopausia-y-climaterio',
  'tumores-y-quistes-de-ovario',
  'tumores-y-quistes-de-mama',
  'sangrados-uterinos',
  'enfermedades-del-embarazo',
  'virus-del-papiloma-humano',
  'infecciones-de-transmision-sexual',
  'endometriosis',
  'miomas-y-polipos',
  'sindrome-de-ovario-poliquistico',

  'dolor-pelvico',
  'sangrado-vaginal-anormal',
  'flujo-vaginal-anormal',
  'amenorrea',
  'dispareunia',

  'ultrasonido-obstetrico',
  'ultrasonido-de-utero-y-ovarios',
  'histerectomia-y-cirugia-ginecologica',
  'control-del-embarazo',
  'parto-natural-sin-dolor',
  'papanicolau',
  'colposcopia',
  'electrocauterizacion-de-verrugas-y-lesiones',
  'planificacion-familiar',
]
