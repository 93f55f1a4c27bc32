import type { DiseaseInput } from '#content/entries/disease.ts'
import {
  postpartumAlarmSigns,
  postpartumAlarmSources,
  pregnancyAlarmSigns,
  pregnancyAlarmSources,
} from '../pregnancy.ts'

export const enfermedadesDelEmbarazo: DiseaseInput = {
  id: 'enfermedades-del-embarazo',
  synonyms: [
    'presión alta en el embarazo',
    'azúcar en el embarazo',
    'amenaza de aborto',
    'embarazo de riesgo',
    'preeclampsia',
    'aborto',
    'perdí a mi bebé',
    'pérdida',
    'pérdida del embarazo',
    'legrado',
    'embarazo ectópico',
    'náuseas',
    'depresión posparto',
  ],
  name: 'Enfermedades del embarazo',
  technicalName: '',
  shortDescription: 'Vigilancia cercana para detectar a tiempo lo que pueda afectarla a usted o a su bebé.',
  description: `La mayoría de los embarazos transcurren bien. Algunas enfermedades, sin embargo, aparecen solo en esta etapa o cambian con ella, y varias no dan molestias al principio. El control prenatal existe para buscarlas pronto.

Las más conocidas son la presión alta del embarazo y la preeclampsia, que suelen aparecer después de la semana 20, y la diabetes gestacional. También son frecuentes la anemia y las infecciones de orina. Otras son menos comunes: el embarazo fuera del útero (ectópico), la placenta previa o desprendida, el parto antes de tiempo, el bebé que crece menos de lo esperado y la colestasis, que da comezón intensa en palmas y plantas.

La vigilancia sigue después del parto. La preeclampsia, las infecciones, los coágulos y la depresión también pueden presentarse en las seis semanas siguientes. Después del parto es normal un sangrado que disminuye poco a poco (loquios); no lo es que aumente de pronto.`,
  alarmSigns: [...pregnancyAlarmSigns, ...postpartumAlarmSigns],
  symptoms: {
    text: 'Comente lo siguiente sin esperar a su próxima consulta.',
    items: [
      'Ardor al orinar u orina con mal olor: hoy',
      'Dolor en la espalda baja',
      'Comezón intensa en palmas y plantas, sobre todo de noche: en uno o dos días',
      'Mucha sed y muchas ganas de orinar',
      'Aumento rápido de peso o hinchazón que no baja con el reposo',
      'Cansancio extremo, palidez o palpitaciones',
      'Flujo con mal olor, comezón o cambio de color',
      'Tristeza, angustia o desinterés que duran más de dos semanas',
    ],
  },
  causes: {
    text: 'El embarazo exige más al corazón, los riñones, el metabolismo y las defensas. La placenta tiene un papel central: de cómo se implanta y funciona dependen la preeclampsia y parte de los problemas de crecimiento. Casi nunca es por algo que usted hizo.',
    items: [
      'Placenta que se implanta o funciona de forma anormal',
      'Hormonas de la placenta que dificultan la acción de la insulina',
      'Infecciones urinarias, vaginales o de transmisión sexual',
      'Falta de hierro o de ácido fólico',
      'Cicatrices o malformaciones del útero, o cuello uterino corto',
    ],
  },
  riskFactors: {
    text: 'Con estos antecedentes conviene iniciar el control cuanto antes, de ser posible antes de embarazarse.',
    items: [
      'Preeclampsia, diabetes gestacional o parto prematuro en un embarazo anterior',
      'Hipertensión, diabetes, enfermedad renal o de la tiroides, lupus o síndrome antifosfolípido',
      'Primer embarazo, embarazo múltiple o logrado con reproducción asistida',
      'Edad de 35 años o más, o menor de 18',
      'Obesidad o muy bajo peso',
      'Madre o hermana con preeclampsia; padres o hermanos con diabetes',
      'Tabaco, alcohol u otras drogas',
      'Menos de un año y medio entre un parto y el siguiente embarazo',
    ],
  },
  complications: {
    text: 'Reconocer el problema a tiempo reduce la probabilidad de que se complique. Si tuvo preeclampsia o diabetes gestacional, su riesgo futuro de hipertensión, enfermedad del corazón o diabetes es mayor, y vale la pena vigilarlo cada año.',
    items: [
      'Eclampsia (convulsiones), daño del hígado o la coagulación (síndrome HELLP) y evento vascular cerebral',
      'Hemorragia antes o después del parto',
      'Infección grave',
      'Nacimiento prematuro o bebé con bajo peso',
      'Bebé muy grande, con partos difíciles o glucosa baja al nacer',
      'Pérdida del embarazo o muerte del bebé',
    ],
  },
  diagnosis: {
    text: 'Se buscan en cada consulta, aunque usted se sienta bien: presión, peso, crecimiento del útero y, más adelante, el latido del bebé. También se hacen:',
    items: [
      'Biometría hemática, grupo y Rh',
      'Orina y cultivo, para hallar infecciones que no dan molestias',
      'VIH, sífilis y hepatitis B',
      'Glucosa y, entre las semanas 24 y 28 o antes si hay riesgo, una prueba para la diabetes gestacional',
      'Ultrasonidos, para ver dónde está el embarazo, la placenta y el crecimiento',
      'Proteína en la orina, plaquetas, hígado y riñón, si la presión sube',
      'Ácidos biliares en la sangre, si hay comezón intensa',
      'Preguntas sobre el ánimo, también después del parto',
    ],
  },
  treatments: {
    text: 'El plan depende de la enfermedad, de las semanas de embarazo y de cómo están usted y su bebé. No suspenda ni inicie medicamentos por su cuenta: algunos no pueden usarse en el embarazo y otros no deben interrumpirse.',
    items: [
      {
        name: 'Control prenatal más cercano',
        description:
          'Consultas y ultrasonidos más frecuentes, toma de presión o de glucosa en casa y pruebas de bienestar del bebé.',
      },
      {
        name: 'Prevención de la preeclampsia',
        description:
          'A las mujeres con mayor riesgo se les indica aspirina en dosis baja desde el final del primer trimestre, siempre por receta. El calcio ayuda a quien consume poco.',
      },
      {
        name: 'Alimentación, ejercicio y glucosa',
        description:
          'En la diabetes gestacional el primer paso es un plan de comidas y actividad física. Si las cifras no bajan se agrega tratamiento, por lo general insulina.',
      },
      {
        name: 'Presión alta y preeclampsia',
        description:
          'Hay antihipertensivos que pueden usarse en el embarazo. La preeclampsia grave se atiende en el hospital, donde el sulfato de magnesio ayuda a evitar convulsiones.',
      },
      {
        name: 'Infecciones y anemia',
        description:
          'Antibióticos compatibles con el embarazo, también para la infección de orina sin síntomas, y hierro cuando hace falta.',
      },
      {
        name: 'Atención de la pérdida del embarazo',
        description:
          'Según el caso se espera, se dan medicamentos o se vacía el útero (aspiración o legrado); el embarazo ectópico se trata pronto. Después conviene una cita.',
      },
      {
        name: 'Planear el nacimiento',
        description:
          'A veces lo más prudente es adelantarlo; en la preeclampsia es el tratamiento definitivo. Si el bebé aún es prematuro se valoran medicamentos para madurar sus pulmones y un hospital con cuidados neonatales.',
      },
    ],
  },
  mexicoStats: {
    figure: 'Al menos 5 consultas',
    text: 'La NOM-007-SSA2-2016 pide un mínimo de cinco consultas prenatales en el embarazo normal. Además, la Ley General de Salud (artículo 64 Bis 1) dispone que las unidades con capacidad para ello, públicas o privadas, atiendan de manera expedita toda urgencia obstétrica, tenga usted o no afiliación. Si está en peligro, vaya a la más cercana.',
    source:
      'NOM-007-SSA2-2016, numeral 5.2.1.15, Secretaría de Salud (DOF, 7 de abril de 2016); Ley General de Salud, artículos 34 y 64 Bis 1 (DOF, 12 de noviembre de 2015)',
  },
  whenToBook: {
    text: 'Los signos de alarma no esperan una cita. Pida una, o adelante la que tiene, si:',
    items: [
      'Acaba de saber que está embarazada: la primera consulta conviene en las primeras ocho semanas',
      'Nota algo de la lista de «Síntomas»',
      'Toma un medicamento y no sabe si puede seguir con él; no lo suspenda antes de preguntar',
      'Piensa embarazarse y tiene alguno de los «Factores de riesgo», o perdió un embarazo',
      'Ya nació su bebé y no tiene fecha para su revisión',
    ],
  },
  relatedServices: ['control-del-embarazo', 'ultrasonido-obstetrico', 'parto-natural-sin-dolor'],
  questionsToAsk: [
    '¿Mi embarazo es de alto riesgo? ¿Por qué?',
    '¿Qué presión o qué azúcar debo tener, y la mido en casa?',
    '¿Qué medicinas puedo tomar y cuáles debo evitar?',
    '¿Con qué señales voy a urgencias y a qué hospital?',
    '¿Cómo cambia esto mi parto?',
    'Después de nacer mi bebé, ¿qué debo vigilar y por cuánto tiempo?',
  ],
  ctaText:
    'Si está embarazada o planea estarlo y tiene dudas o antecedentes, con gusto revisamos su caso y armamos un plan de vigilancia.',
  imageHome: '/dibujos/azulejos/enfermedades-del-embarazo.svg',
  imageIndividual: '/dibujos/paneles/enfermedades-del-embarazo.svg',
  imageAlt:
    'Tablero de azulejos con flores de Talavera y, en el medallón central, una mujer embarazada de perfil',
  iconIndividual: 'enfermedades-del-embarazo',
  sources: [
    ...pregnancyAlarmSources,
    ...postpartumAlarmSources,
    {
      name: 'ACOG: Early Pregnancy Loss',
      url: 'https://www.acog.org/womens-health/faqs/early-pregnancy-loss',
    },
    {
      name: 'ACOG Practice Bulletin No. 190: Gestational Diabetes Mellitus (2018)',
      url: 'https://doi.org/10.1097/AOG.0000000000002501',
    },
  ],
  metadata: {
    description:
      'Preeclampsia, diabetes gestacional y otras enfermedades del embarazo: signos de alarma, factores de riesgo, estudios y tratamiento durante el control.',
    keywords: [
      'enfermedades del embarazo',
      'preeclampsia',
      'diabetes gestacional',
      'signos de alarma en el embarazo',
      'presión alta en el embarazo',
    ],
    openGraph: {
      title: 'Enfermedades del embarazo: qué vigilar y cuándo acudir',
      description: 'Signos de alarma, factores de riesgo y cuidados para usted y su bebé.',
      url: '/enfermedades/enfermedades-del-embarazo',
    },
    alternates: { canonical: '/enfermedades/enfermedades-del-embarazo' },
  },
}
