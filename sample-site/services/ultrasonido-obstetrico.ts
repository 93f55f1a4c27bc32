import type { ServiceInput } from '#content/entries/service.ts'
import { pregnancyAlarmSigns, pregnancyAlarmSources } from '../pregnancy.ts'

export const ultrasonidoObstetrico: ServiceInput = {
  id: 'ultrasonido-obstetrico',
  synonyms: ['ultrasonido del bebé', 'eco', 'ecografía', '4D', 'sexo del bebé', 'cuántas semanas tengo'],
  title: 'Ultrasonido obstétrico',
  shortDescription:
    'Vemos cómo crece su bebé y se lo explicamos en pantalla. La doctora recomienda al menos tres estudios durante el embarazo.',
  price: 'control-prenatal',
  description: `El ultrasonido obstétrico (ecografía) usa ondas de sonido para ver a su bebé, la placenta y el líquido amniótico. Ayuda a fechar el embarazo, a vigilar el crecimiento y a reconocer a tiempo lo que necesita más atención.

Ningún ultrasonido detecta todos los problemas. La posición del bebé, la semana de embarazo y el grosor de la pared abdominal limitan lo que se ve. Por eso se interpreta siempre junto con su historia y su exploración.`,
  fact: { value: '3 o más', label: 'estudios por embarazo: recomendación de la doctora' },
  forWhat: `Sirve para confirmar que el embarazo está dentro del útero, que hay latido y cuántos bebés hay. También estima la edad gestacional y la fecha probable de parto, revisa la anatomía, localiza la placenta y sigue el crecimiento.

Fuera de esas citas se solicita por una razón: sangrado, dolor, presión alta, diabetes o cambios en los movimientos del bebé. El sangrado, el dolor intenso y la disminución de los movimientos se atienden en urgencias, sin esperar cita.`,
  benefits: [
    'Estima la edad gestacional y la fecha probable de parto',
    'Revisa el crecimiento, la anatomía, la placenta y el líquido amniótico',
    'No usa radiación',
    'Ayuda a planear el seguimiento y el nacimiento',
    'Resultado explicado en la misma consulta',
  ],
  types: [
    {
      name: 'Del primer trimestre',
      description:
        'Confirma la ubicación del embarazo y el latido. Entre las semanas 11 y 14 valora la anatomía temprana y forma parte del tamizaje de alteraciones cromosómicas.',
    },
    {
      name: 'Estructural',
      description:
        'Suele hacerse entre las semanas 18 y 24. Revisa de forma ordenada los órganos del bebé, la placenta y, cuando conviene, el cuello uterino.',
    },
    {
      name: 'De crecimiento y bienestar',
      description:
        'En el tercer trimestre estima el peso, la posición y el líquido. Si hay indicación se agrega Doppler, que estudia el flujo de la sangre.',
    },
  ],
  whenToBook: {
    text: 'El sangrado, el dolor intenso y los movimientos que disminuyen se atienden en urgencias. Pida una cita si:',
    items: [
      'Tiene una prueba positiva y aún no sabe dónde está el embarazo: en los próximos días',
      'Está por cumplir la semana 11: el estudio se hace entre la 11 y la 14',
      'Está entre las semanas 18 y 24 y le falta el estructural',
      'Ya entró al tercer trimestre y no se ha medido el crecimiento',
      'Tuvo un embarazo fuera del útero o varias pérdidas: en cuanto la prueba salga positiva',
      'Le pidieron repetir un estudio en una semana precisa',
      'No está segura de la fecha de su última regla',
    ],
  },
  process: [
    {
      name: 'Se recuesta y descubre solo el abdomen',
      description:
        'La cubre una sábana. En las primeras semanas puede convenir la vía vaginal, con un transductor delgado y cubierto; se hace solo si usted está de acuerdo.',
    },
    {
      name: 'Se aplica gel y se desliza el transductor',
      description: 'El gel ayuda a que pase el sonido. Se siente frío y algo de presión.',
    },
    {
      name: 'Se mide y se le explica',
      description:
        'Según la semana: el latido, el tamaño, la anatomía, la placenta y el líquido. Le decimos qué se mide y por qué, y puede preguntar.',
    },
    {
      name: 'Recibe el resultado por escrito',
      description:
        'Si algo sale de lo esperado, se lo explicamos con calma y acordamos el siguiente paso: repetir el estudio, ampliarlo o consultar a medicina materno-fetal.',
    },
  ],
  painful:
    'Por el abdomen no suele doler: se siente el gel y algo de presión. Por vía vaginal puede haber una molestia breve. Si algo le incomoda, díganos y nos detenemos.',
  hospitalOrAmbulatory: 'Ambulatorio: se realiza en el consultorio.',
  procedureTime: 'Suele durar de 15 a 40 minutos, según el tipo de estudio y la posición del bebé.',
  anesthesia: 'No requiere anestesia.',
  recoveryTime: 'No requiere recuperación: puede seguir con sus actividades al terminar.',
  postProcedureRecommendations: [
    'Conserve sus reportes juntos y llévelos a cada consulta',
    'Anote sus dudas para la siguiente cita',
    'Continúe su control prenatal aunque el estudio sea normal',
    'Observe los movimientos de su bebé, según se le haya explicado',
    'Si se le indicó repetir el estudio, respete la semana acordada',
  ],
  alarmSigns: pregnancyAlarmSigns,
  myths: [
    {
      myth: 'El ultrasonido le hace daño al bebé',
      fact: 'No usa radiación ionizante. Con décadas de uso médico no se ha confirmado daño. Aun así, se hace con una razón clínica y durante el tiempo necesario.',
    },
    {
      myth: 'Si el ultrasonido es normal, todo saldrá bien',
      fact: 'Es una buena noticia, pero algunas alteraciones no se ven o aparecen después. Por eso continúan las consultas.',
    },
    {
      myth: 'El estudio en 3D o 4D es más completo',
      fact: 'Las imágenes se entienden con facilidad y en algunos casos ayudan. La revisión médica se basa sobre todo en imágenes de dos dimensiones.',
    },
  ],
  questionsToAsk: [
    '¿Qué se revisa en este estudio y qué no se puede ver?',
    '¿Coincide la fecha probable de parto con la que tengo?',
    '¿Cómo van el crecimiento, el líquido y la placenta?',
    '¿Hace falta otro estudio o un especialista?',
    '¿Cuándo es el siguiente?',
    '¿Puede entrar alguien conmigo?',
  ],
  ctaText: '¿Está embarazada y le falta su ultrasonido? Agende su cita y traiga sus estudios previos.',
  images: [
    {
      src: '/dibujos/escenas/ultrasonido-obstetrico.svg',
      alt: 'Una paciente recostada bajo una sábana junto a la pantalla del ultrasonido, donde se ve a su bebé',
    },
    {
      src: '/dibujos/azulejos/ultrasonido-obstetrico.svg',
      alt: 'Azulejo de Talavera del tema ultrasonido obstétrico',
    },
  ],
  imageHome: '/dibujos/escenas/ultrasonido-obstetrico.svg',
  imageIndividual: '/dibujos/escenas/ultrasonido-obstetrico.svg',
  imageAlt:
    'Ilustración: una paciente recostada bajo una sábana mira en la pantalla del ultrasonido a su bebé',
  iconIndividual: 'ultrasonido-obstetrico',
  sources: [
    {
      name: 'ISUOG Practice Guidelines (updated): performance of the routine mid-trimester fetal ultrasound scan. Ultrasound Obstet Gynecol, 2022',
      url: 'https://doi.org/10.1002/uog.24888',
    },
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Ultrasound Exams',
      url: 'https://www.acog.org/womens-health/faqs/ultrasound-exams',
    },
    {
      name: 'ISUOG Practice Guidelines (updated): performance of 11–14-week ultrasound scan. Ultrasound Obstet Gynecol, 2023',
      url: 'https://doi.org/10.1002/uog.26106',
    },
    ...pregnancyAlarmSources,
  ],
  metadata: {
    description:
      'Ultrasonido obstétrico explicado en pantalla: para qué sirve, en qué semanas se recomienda, cuánto dura y cuándo acudir a urgencias en el embarazo.',
    keywords: [
      'ultrasonido obstétrico',
      'ecografía del embarazo',
      'ultrasonido estructural',
      'ultrasonido del primer trimestre',
      'Doppler obstétrico',
      'fecha probable de parto',
    ],
    openGraph: {
      title: 'Ultrasonido obstétrico',
      description:
        'Para qué sirve, en qué semanas se recomienda y qué puede verse en cada etapa del embarazo.',
      url: '/servicios/ultrasonido-obstetrico',
    },
    alternates: { canonical: '/servicios/ultrasonido-obstetrico' },
  },
}
