/**
 * Ways of a reader through the site: a page, and the address of the link on it that she taps. They stay the same from
 * run to run, so that the figures can be compared.
 */
export const ways: readonly (readonly [page: string, link: string])[] = [
  ['/', '/contacto'],
  ['/', '/servicios'],
  ['/', '/enfermedades'],
  ['/', '/sintomas'],
  ['/', '/servicios/ultrasonido-obstetrico'],
  ['/', '/enfermedades/menopausia-y-climaterio'],
  ['/servicios', '/servicios/control-del-embarazo'],
  ['/servicios', '/servicios/papanicolau'],
  ['/servicios', '/contacto'],
  ['/servicios/ultrasonido-obstetrico', '/servicios/control-del-embarazo'],
  ['/servicios/ultrasonido-obstetrico', '/servicios'],
  ['/enfermedades', '/enfermedades/endometriosis'],
  ['/enfermedades', '/contacto'],
  ['/enfermedades/endometriosis', '/enfermedades'],
  ['/sintomas', '/sintomas/dolor-pelvico'],
  ['/sintomas', '/contacto'],
  ['/sintomas/dolor-pelvico', '/enfermedades/endometriosis'],
  ['/sintomas/dolor-pelvico', '/sintomas'],
  ['/contacto', '/preguntas'],
  ['/perfil', '/'],
]
