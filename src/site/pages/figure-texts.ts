import type { FigureName } from '#content/article-figure.ts'

export type FigureText = {
  readonly path: string
  readonly alt: string
  readonly caption: string
  /** What the numbers in the drawing mean, from 1. */
  readonly parts: readonly string[]
}

export const figureTexts: Readonly<Record<FigureName, FigureText>> = {
  uterus: {
    path: '/dibujos/figuras/utero-y-ovarios.svg',
    alt: 'Dibujo del útero abierto, visto de frente: arriba salen las trompas hacia los ovarios y abajo el cuello se abre a la vagina.',
    caption: 'Los órganos de la pelvis, vistos de frente.',
    parts: ['Útero o matriz', 'Trompas', 'Ovarios', 'Endometrio', 'Cuello del útero', 'Vagina'],
  },
  fibroids: {
    path: '/dibujos/figuras/miomas.svg',
    alt: 'Dibujo del útero abierto con tres miomas, uno por fuera, uno en la pared y uno hacia la cavidad, y un pólipo que cuelga del endometrio.',
    caption: 'Dónde pueden crecer.',
    parts: ['Mioma subseroso', 'Mioma intramural', 'Mioma submucoso', 'Pólipo'],
  },
  device: {
    path: '/dibujos/figuras/diu.svg',
    alt: 'Dibujo del útero abierto con un dispositivo en forma de T dentro; sus hilos salen por el cuello hacia la vagina.',
    caption: 'Un dispositivo intrauterino (DIU) en su lugar.',
    parts: ['DIU', 'Útero o matriz', 'Hilos', 'Cuello del útero'],
  },
  breast: {
    path: '/dibujos/figuras/mama.svg',
    alt: 'Dibujo de una mama de perfil, abierta: cinco grupos de glándulas cuyos conductos llegan al pezón, rodeados de grasa y apoyados en el músculo.',
    caption: 'La mama por dentro, de perfil.',
    parts: ['Lobulillos', 'Conductos', 'Pezón', 'Tejido graso', 'Músculo pectoral'],
  },
  cycle: {
    path: '/dibujos/figuras/ciclo.svg',
    alt: 'Dibujo de un círculo de 28 días: la regla en los primeros cinco, la ovulación hacia el día 14 y la segunda mitad hasta la siguiente regla.',
    caption:
      'Un ciclo de 28 días, desde el primer día de la regla. Es normal que dure de 24 a 38 (FIGO, 2018).',
    parts: [
      'Regla',
      'Se engrosa el endometrio',
      'Ovulación, hacia el día 14',
      'Espera de la siguiente regla o del embarazo',
    ],
  },
  womb: {
    path: '/dibujos/figuras/embarazo.svg',
    alt: 'Dibujo de perfil de un vientre al final del embarazo: el bebé está cabeza abajo dentro del útero, unido a la placenta por el cordón.',
    caption: 'El final del embarazo, de perfil.',
    parts: ['Útero o matriz', 'Placenta', 'Cordón umbilical', 'Bebé', 'Cuello del útero'],
  },
  colposcopy: {
    path: '/dibujos/figuras/colposcopia.svg',
    alt: 'Dibujo redondo del cuello del útero visto con aumento: su orificio al centro, la zona de transformación alrededor y en ella un área blanca.',
    caption: 'El cuello del útero como se ve en la colposcopia.',
    parts: [
      'Cuello del útero',
      'Orificio',
      'Zona de transformación',
      'Área que se ve blanca con el ácido acético y se estudia',
    ],
  },
}

/** The figure of each bundled topic. */
const usualFigures: Readonly<Record<string, FigureName>> = {
  'menopausia-y-climaterio': 'uterus',
  'tumores-y-quistes-de-ovario': 'uterus',
  'tumores-y-quistes-de-mama': 'breast',
  'sangrados-uterinos': 'cycle',
  'enfermedades-del-embarazo': 'womb',
  'virus-del-papiloma-humano': 'uterus',
  endometriosis: 'uterus',
  'miomas-y-polipos': 'fibroids',
  'sindrome-de-ovario-poliquistico': 'cycle',
  'dolor-pelvico': 'uterus',
  'sangrado-vaginal-anormal': 'cycle',
  amenorrea: 'cycle',
  dispareunia: 'uterus',
  'ultrasonido-obstetrico': 'womb',
  'ultrasonido-de-utero-y-ovarios': 'uterus',
  'histerectomia-y-cirugia-ginecologica': 'uterus',
  'control-del-embarazo': 'womb',
  'parto-natural-sin-dolor': 'womb',
  papanicolau: 'uterus',
  colposcopia: 'colposcopy',
  'planificacion-familiar': 'device',
}

/** The figure that an entry's page shows, if it has one. */
export function figureOf({
  id,
  figure,
}: {
  readonly id: string
  readonly figure: FigureName | 'automatic' | 'none'
}): FigureText | undefined {
  if (figure === 'none') return undefined
  const name = figure === 'automatic' ? usualFigures[id] : figure
  return name && figureTexts[name]
}
