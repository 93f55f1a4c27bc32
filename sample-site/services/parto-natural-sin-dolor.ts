import type { ServiceInput } from '#content/entries/service.ts'
import {
  postpartumAlarmSigns,
  postpartumAlarmSources,
  pregnancyAlarmSigns,
  pregnancyAlarmSources,
} from '../pregnancy.ts'

export const partoNaturalSinDolor: ServiceInput = {
  id: 'parto-natural-sin-dolor',
  synonyms: [
    'parto sin dolor',
    'dar a luz',
    'aliviarse',
    'epidural',
    'bloqueo',
    'cesárea',
    'parto humanizado',
  ],
  title: 'Parto con alivio del dolor',
  shortDescription:
    'Parto vaginal con acompañamiento respetuoso y analgesia si usted la desea. El alivio del dolor varía de una mujer a otra, y aquí se explica.',
  priceNote: 'El costo del parto o de la cesárea y del hospital se cotiza durante el control del embarazo.',
  description: `Llamamos parto con alivio del dolor al parto vaginal atendido con respeto y con analgesia obstétrica disponible. También se le conoce como «parto natural sin dolor», pero conviene precisarlo: la analgesia reduce el dolor, a menudo mucho, y no siempre lo quita por completo.

La episiotomía, el corte del periné, no se hace de rutina. A veces se necesitan oxitocina, fórceps, ventosa o cesárea. Si ocurre, le explicamos el motivo y pedimos su consentimiento.`,
  fact: { value: 'Usted elige', label: 'el plan de parto se conversa antes y puede cambiar de opinión' },
  forWhat: `Está pensado para embarazos en los que el parto vaginal es una opción razonable, con o sin analgesia. Busca que usted esté informada, acompañada y con el dolor controlado hasta donde sea posible.

Algunas situaciones hacen preferible la cesárea, como la placenta previa o ciertas posiciones del bebé. Se valora en cada caso.`,
  benefits: [
    'Plan de parto conversado con anticipación',
    'Analgesia disponible si usted la desea',
    'Acompañante durante el trabajo de parto, según el hospital',
    'Recuperación que suele ser más corta que la de una cesárea',
    'Contacto piel con piel e inicio temprano de la lactancia, si ambos están bien',
  ],
  types: [
    {
      name: 'Medidas sin medicamentos',
      description:
        'Movimiento, respiración, masaje, agua tibia, pelota y compañía continua. Pueden combinarse con la analgesia.',
    },
    {
      name: 'Analgesia epidural',
      description:
        'Un catéter delgado en la espalda lleva el medicamento. Suele ser el método que más alivia y se ajusta durante el parto.',
    },
    {
      name: 'Bloqueo espinal-epidural combinado',
      description: 'Actúa más rápido y continúa con el catéter. Lo decide con usted el equipo de anestesia.',
    },
    {
      name: 'Medicamentos por vena o inhalados',
      description: 'Alivian menos y pueden dar sueño o náusea. Dependen de lo que ofrezca el hospital.',
    },
  ],
  whenToBook: {
    text: 'Los signos de alarma no esperan una cita. Pida una si:',
    items: [
      'Está entre las semanas 28 y 36 y aún no habla de su plan de parto',
      'Quiere saber qué alivio del dolor ofrece el hospital',
      'Tuvo una cesárea y pregunta por un parto',
      'Toma anticoagulantes, tiene un problema de la espalda o de la coagulación: dígalo antes de la semana 36',
      'Su bebé viene de nalgas o atravesado',
      'Tiene miedo al parto, o uno anterior la lastimó',
      'Pasó la semana 41: que la revisen hoy o mañana',
      'Ya nació su bebé y no tiene fecha para su revisión',
    ],
  },
  process: [
    {
      name: 'Plan de parto, durante el embarazo',
      description:
        'Quién la acompaña, cómo desea moverse, qué alivio prefiere y qué pasaría si algo cambia. Puede modificarlo cuando quiera.',
    },
    {
      name: 'Cuándo ir al hospital',
      description:
        'Cuando las contracciones son regulares y cada vez más seguidas, o si le sale líquido. Ante un signo de alarma no espere.',
    },
    {
      name: 'Al llegar',
      description: 'Se revisan su presión, el latido de su bebé y, con su permiso, la dilatación.',
    },
    {
      name: 'Trabajo de parto',
      description:
        'Si todo marcha bien, puede caminar, beber líquidos y elegir posición. Si pide analgesia, la coloca una anestesióloga o un anestesiólogo tras valorarla; no hace falta llegar a una dilatación determinada.',
    },
    {
      name: 'Nacimiento',
      description:
        'Si ambos están bien, su bebé pasa al contacto piel con piel y se espera al menos un minuto para pinzar el cordón.',
    },
    {
      name: 'Primeras horas',
      description:
        'Sale la placenta, se vigila el sangrado y, si hubo un desgarro, se repara con anestesia. Se le apoya para iniciar la lactancia.',
    },
  ],
  painful:
    'Las contracciones duelen, y cada mujer lo vive distinto. La epidural suele disminuir mucho el dolor; puede quedar presión, y en algunas mujeres el efecto es parcial y hay que ajustarlo. Colocarla se siente como piquete y presión. Sin analgesia, otras medidas ayudan a sobrellevarlo.',
  hospitalOrAmbulatory: 'Hospitalario, con equipo de anestesia, quirófano y atención para el recién nacido.',
  procedureTime:
    'Varias horas: en un primer parto la fase activa suele durar hasta 12 horas; en los siguientes, hasta 10 (OMS).',
  anesthesia: 'Opcional: analgesia epidural o combinada, aplicada por anestesiología tras valorarla.',
  recoveryTime: 'La estancia suele ser de 24 a 48 horas; el puerperio dura cerca de seis semanas.',
  postProcedureRecommendations: [
    'Levántese con ayuda la primera vez, sobre todo si recibió analgesia',
    'Lave la zona con agua y jabón, y cambie la toalla con frecuencia',
    'Pida apoyo desde el inicio si la lactancia duele o cuesta trabajo',
    'Espere la valoración antes de reanudar relaciones sexuales',
    'Elija su anticoncepción: puede haber embarazo antes de la primera regla',
    'Acuda a sus revisiones del puerperio, aunque se sienta bien',
  ],
  alarmSigns: [...pregnancyAlarmSigns, ...postpartumAlarmSigns],
  myths: [
    {
      myth: 'La epidural aumenta las cesáreas',
      fact: 'Los estudios no muestran ese aumento. Puede alargar un poco el periodo de pujo, bajar la presión o dar fiebre o comezón; por eso se vigila.',
    },
    {
      myth: 'La epidural causa dolor de espalda permanente',
      fact: 'No se ha demostrado. Puede quedar sensibilidad unos días. El dolor de cabeza por la punción es poco frecuente y tiene tratamiento.',
    },
    {
      myth: 'Pedir analgesia es fallar',
      fact: 'Su petición es razón suficiente. Elegir un parto sin medicamentos es igual de válido.',
    },
  ],
  questionsToAsk: [
    '¿En qué hospital sería y qué permite: acompañante, moverse, comer, agua?',
    '¿Cuándo y cómo pido la analgesia? ¿Quién la aplica?',
    '¿En qué casos propondría inducir, usar fórceps o hacer cesárea?',
    '¿Quién me atiende si usted no puede llegar?',
    '¿Cuánto cuestan el parto y la cesárea, con hospital y anestesia?',
  ],
  ctaText:
    'Si espera un bebé, agende una consulta para conversar su plan de parto y sus opciones de analgesia.',
  images: [
    {
      src: '/dibujos/escenas/parto-natural-sin-dolor.svg',
      alt: 'Una madre abraza a su recién nacido piel con piel mientras amanece en la ventana',
    },
    {
      src: '/dibujos/azulejos/parto-natural-sin-dolor.svg',
      alt: 'Azulejo de Talavera del tema parto',
    },
  ],
  imageHome: '/dibujos/escenas/parto-natural-sin-dolor.svg',
  imageIndividual: '/dibujos/escenas/parto-natural-sin-dolor.svg',
  imageAlt: 'Ilustración: una madre con su recién nacido en contacto piel con piel, al amanecer',
  iconIndividual: 'parto-natural-sin-dolor',
  sources: [
    {
      name: 'Organización Mundial de la Salud: Intrapartum care for a positive childbirth experience, 2018',
      url: 'https://www.who.int/publications/i/item/9789241550215',
    },
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Medications for Pain Relief During Labor and Delivery',
      url: 'https://www.acog.org/womens-health/faqs/medications-for-pain-relief-during-labor-and-delivery',
    },
    ...pregnancyAlarmSources,
    ...postpartumAlarmSources,
  ],
  metadata: {
    description:
      'Parto natural con analgesia obstétrica: qué alivia la epidural, qué otras opciones hay, cómo se prepara el plan de parto y cuándo ir a urgencias.',
    keywords: [
      'parto natural',
      'parto sin dolor',
      'analgesia obstétrica',
      'epidural',
      'plan de parto',
      'parto respetado',
      'puerperio',
    ],
    openGraph: {
      title: 'Parto con alivio del dolor: lo que puede esperar',
      description:
        'Acompañamiento respetuoso y analgesia si usted la desea, con sus beneficios y sus límites.',
      url: '/servicios/parto-natural-sin-dolor',
    },
    alternates: { canonical: '/servicios/parto-natural-sin-dolor' },
  },
}
