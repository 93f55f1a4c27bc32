import type { FigureName } from '#content/entries/article-figure.ts'

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
  ovaries: {
    path: '/dibujos/figuras/ovarios.svg',
    alt: 'Dibujo de tres ovarios cortados: uno con unos cuantos folículos, uno con un quiste grande lleno de líquido y uno con muchos folículos pequeños en la orilla.',
    caption: 'El ovario por dentro. Cada mes crecen folículos; casi todos desaparecen solos.',
    parts: ['Ovario con sus folículos', 'Ovario con un quiste funcional', 'Ovario de aspecto poliquístico'],
  },
  endometriosis: {
    path: '/dibujos/figuras/endometriosis.svg',
    alt: 'Dibujo del útero y los ovarios con focos de endometriosis: un quiste en un ovario y manchas en la otra trompa, sobre el útero y en los ligamentos que lo sostienen por detrás.',
    caption: 'Dónde puede crecer el tejido parecido al endometrio, fuera del útero.',
    parts: [
      'Quiste en el ovario (endometrioma)',
      'Superficie de la trompa',
      'Superficie del útero',
      'Ligamentos detrás del útero',
    ],
  },
  fibroids: {
    path: '/dibujos/figuras/miomas.svg',
    alt: 'Dibujo del útero abierto con tres miomas, uno por fuera, uno en la pared y uno hacia la cavidad, y un pólipo que cuelga del endometrio.',
    caption: 'Dónde pueden crecer.',
    parts: ['Mioma subseroso', 'Mioma intramural', 'Mioma submucoso', 'Pólipo'],
  },
  hysterectomy: {
    path: '/dibujos/figuras/histerectomia.svg',
    alt: 'Dibujo del útero visto de frente con dos líneas de corte: una por encima del cuello y otra por debajo, donde empieza la vagina.',
    caption: 'Qué se retira. La subtotal corta por encima del cuello; la total, por debajo.',
    parts: [
      'Cuerpo del útero',
      'Cuello del útero, solo en la total',
      'Trompas, a menudo también',
      'Ovarios, no en todos los casos',
    ],
  },
  device: {
    path: '/dibujos/figuras/diu.svg',
    alt: 'Dibujo del útero abierto con un dispositivo en forma de T dentro; sus hilos salen por el cuello hacia la vagina.',
    caption: 'Un dispositivo intrauterino (DIU) en su lugar.',
    parts: ['DIU', 'Útero o matriz', 'Hilos', 'Cuello del útero'],
  },
  smear: {
    path: '/dibujos/figuras/papanicolaou.svg',
    alt: 'Dibujo de la pelvis de perfil: un espejo separa las paredes de la vagina y un cepillo delgado llega por dentro hasta el cuello del útero.',
    caption: 'Cómo se toma la muestra, de perfil.',
    parts: ['Útero o matriz', 'Cuello del útero', 'Cepillo', 'Espejo', 'Vejiga', 'Recto'],
  },
  ultrasound: {
    path: '/dibujos/figuras/ultrasonido.svg',
    alt: 'Dibujo de la pelvis de perfil con los dos lugares desde donde se mira: el transductor delgado dentro de la vagina y el otro sobre la piel del vientre, delante de la vejiga.',
    caption: 'Desde dónde mira el ultrasonido. Suele hacerse solo uno de los dos.',
    parts: ['Transductor vaginal', 'Transductor abdominal', 'Vejiga', 'Útero o matriz'],
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
  growth: {
    path: '/dibujos/figuras/crecimiento.svg',
    alt: 'Dibujo de perfil de un vientre con tres líneas que muestran hasta dónde sube el útero: justo por encima del pubis a las 12 semanas, al nivel del ombligo a las 20 y bajo las costillas a las 36.',
    caption: 'Hasta dónde suele llegar el útero, de manera aproximada, cuando crece un solo bebé.',
    parts: [
      'Semana 12: justo por encima del pubis',
      'Semana 20: al nivel del ombligo',
      'Semana 36: bajo las costillas',
    ],
  },
}
