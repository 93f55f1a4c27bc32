import type { DiseaseInput } from '#content/entries/disease.ts'
import { heavyBleeding, pelvicInfection, possiblePregnancy, strongPain } from '../alarm-signs.ts'

export const endometriosis: DiseaseInput = {
  id: 'endometriosis',
  synonyms: [
    'cólicos muy fuertes',
    'regla dolorosa',
    'dolor de regla',
    'no puedo embarazarme',
    'infertilidad',
  ],
  name: 'Endometriosis',
  technicalName: '',
  shortDescription: 'El dolor menstrual que incapacita no es normal. Hay formas de controlarlo.',
  description: `La endometriosis ocurre cuando un tejido parecido al que recubre el útero por dentro crece fuera de él. Puede causar dolor intenso y, en algunas mujeres, dificultad para embarazarse. No es culpa suya, y que duela tanto no es lo normal.

Ese tejido suele encontrarse en los ovarios, en la membrana que cubre la pelvis (peritoneo), detrás del útero o sobre el intestino y la vejiga. Responde a las hormonas del ciclo, se inflama y, con el tiempo, puede dejar cicatrices que pegan un órgano con otro (adherencias).

Es una enfermedad crónica. El propósito es controlar el dolor, proteger la fertilidad si usted así lo desea y devolverle tranquilidad a su vida diaria. El plan cambia con su edad y sus prioridades.`,
  alarmSigns: [
    strongPain,
    pelvicInfection,
    possiblePregnancy,
    heavyBleeding,
    'no puede evacuar ni expulsar gases y el vientre está hinchado y duele',
    'no puede orinar o tiene dolor fuerte en la cintura con fiebre',
    'tiene dolor súbito en el pecho o le falta el aire, sobre todo durante la regla',
  ],
  symptoms: {
    text: `No todas las mujeres sienten lo mismo, y la intensidad del dolor no siempre refleja la extensión de la enfermedad. Algunas no tienen molestias y lo descubren al buscar un embarazo. Los síntomas más frecuentes son:`,
    items: [
      'Dolor menstrual (dismenorrea) que le impide hacer su vida normal',
      'Dolor en la pelvis entre una regla y otra',
      'Dolor durante o después de las relaciones sexuales (dispareunia)',
      'Dolor al evacuar u orinar, sobre todo durante la regla',
      'Reglas abundantes o manchado antes de la regla',
      'Cansancio e inflamación abdominal que empeoran con el ciclo',
      'Dificultad para lograr un embarazo',
    ],
  },
  causes: {
    text: `La causa exacta aún no se conoce. Una de las explicaciones más aceptadas es que parte del flujo menstrual regresa por las trompas hacia la pelvis (menstruación retrógrada) y ahí se implanta. Como eso ocurre en muchas mujeres que no enferman, se piensa que además intervienen la herencia, las hormonas y la forma en que responden las defensas.

No la causan el estrés, el ejercicio, el uso de tampones ni la vida sexual.`,
    items: [],
  },
  riskFactors: {
    text: `Estos antecedentes aumentan la probabilidad, aunque la enfermedad también aparece en mujeres que no tienen ninguno:`,
    items: [
      'Madre o hermana con endometriosis',
      'Primera regla a edad temprana',
      'Ciclos cortos',
      'Reglas abundantes o de más de siete días',
      'No haber tenido embarazos',
      'Alteraciones de nacimiento del útero o la vagina que obstruyen la salida de la regla',
    ],
  },
  complications: {
    text: `Sin seguimiento, la inflamación puede dañar los órganos cercanos. El dolor constante también afecta el sueño, el trabajo, la pareja y el ánimo. El riesgo de cáncer de ovario aumenta un poco, pero sigue siendo bajo: la gran mayoría de las mujeres con endometriosis no lo tendrá.`,
    items: [
      'Quistes de endometriosis en los ovarios (endometriomas)',
      'Adherencias entre útero, ovarios, trompas e intestino',
      'Dificultad para embarazarse',
      'Dolor pélvico crónico, presente también fuera de la regla',
      'Afectación del intestino, la vejiga o los uréteres en las formas profundas',
      'Ansiedad o depresión',
    ],
  },
  diagnosis: {
    text: 'Muchas mujeres pasan años sin un nombre para lo que sienten. El diagnóstico comienza con escucharla: cómo es el dolor, cuándo aparece y qué le impide hacer. Un estudio normal no la descarta, y hoy no siempre se necesita una cirugía para iniciar el tratamiento (ESHRE, 2022).',
    items: [
      'Preguntas sobre las reglas, el dolor al evacuar, al orinar y en las relaciones, y sus planes de embarazo',
      'Exploración, solo si usted está de acuerdo',
      'Ultrasonido transvaginal que busque endometriomas y lesiones profundas',
      'Resonancia, si se sospechan lesiones profundas o antes de una cirugía',
      'Tratamiento de prueba, cuando los estudios son normales y la sospecha sigue',
      'Laparoscopia con biopsia, si queda duda o el tratamiento no ayuda',
      'El CA-125 no sirve para confirmarla ni para descartarla',
    ],
  },
  treatments: {
    text: `El plan depende de sus síntomas, su edad y de si desea embarazarse. No hay un solo camino, y con frecuencia se combinan varias medidas.`,
    items: [
      {
        name: 'Control del dolor',
        description:
          'Los antiinflamatorios, indicados en el momento oportuno del ciclo, ayudan a muchas mujeres. El calor local y el ejercicio regular pueden complementarlos.',
      },
      {
        name: 'Tratamiento hormonal',
        description:
          'Pastillas anticonceptivas, progestágenos, implante o DIU hormonal disminuyen la actividad del tejido y el dolor. Si no bastan, hay medicamentos que reducen los estrógenos por un tiempo (análogos o antagonistas de GnRH). No se usan mientras se busca un embarazo.',
      },
      {
        name: 'Cirugía laparoscópica',
        description:
          'Permite retirar lesiones, quistes y adherencias con incisiones pequeñas. Se considera cuando el dolor persiste, hay órganos afectados o puede favorecer la fertilidad. El dolor puede reaparecer con los años.',
      },
      {
        name: 'Apoyo para la fertilidad',
        description:
          'Muchas mujeres con endometriosis se embarazan sin ayuda. Si no ocurre, se valoran la cirugía o la reproducción asistida según su edad, su reserva ovárica y, si la hay, los estudios de su pareja.',
      },
      {
        name: 'Rehabilitación y apoyo emocional',
        description:
          'La fisioterapia del piso pélvico y el acompañamiento psicológico ayudan cuando el dolor lleva tiempo. No sustituyen el tratamiento médico: lo completan.',
      },
    ],
  },
  mexicoStats: {
    figure: '1 de cada 10',
    text: `mujeres y niñas en edad reproductiva vive con endometriosis en el mundo, según la Organización Mundial de la Salud. En México, el Centro Nacional de Excelencia Tecnológica en Salud (CENETEC) actualizó en 2023 la guía de práctica clínica para su diagnóstico y tratamiento.`,
    source: 'Organización Mundial de la Salud, nota descriptiva «Endometriosis», 2023',
  },
  whenToBook: {
    text: 'Un dolor que la detiene ya es motivo suficiente. Pida una cita si:',
    items: [
      'La regla la hace faltar a la escuela o al trabajo, o quedarse en cama',
      'Los analgésicos de siempre ya no bastan',
      'Le duele evacuar, orinar o tener relaciones, sobre todo cerca de la regla',
      'Tiene dolor en la pelvis casi todos los días, aunque no haya regla',
      'Lleva un año buscando un embarazo, o seis meses si tiene 35 años o más',
      'Su madre o su hermana la tiene y su dolor va en aumento',
      'Ya tiene el diagnóstico y el tratamiento no la alivia o le cae mal',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'histerectomia-y-cirugia-ginecologica'],
  icd10: 'N80',
  questionsToAsk: [
    '¿Qué tan probable es que mi dolor sea endometriosis?',
    '¿Qué puedo tomar en la regla y cuándo empezarlo?',
    '¿Qué tratamiento me conviene si quiero embarazarme, y cuál si no?',
    '¿Necesito una resonancia o una cirugía? ¿Qué ganaría?',
    '¿Quién más puede ayudarme: fisioterapia, nutrición, psicología?',
  ],
  ctaText:
    'Si el dolor le cambia los planes cada mes, cuéntenos cómo es: en consulta lo estudiamos y revisamos con usted las opciones.',
  imageHome: '/dibujos/azulejos/endometriosis.svg',
  imageIndividual: '/dibujos/paneles/endometriosis.svg',
  imageAlt:
    'Tablero de azulejos con la silueta de un útero y puntos ocres dentro y fuera de él, entre flores de Talavera',
  iconIndividual: 'endometriosis',
  sources: [
    {
      name: 'Organización Mundial de la Salud. Endometriosis. Nota descriptiva',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/endometriosis',
    },
    {
      name: 'CENETEC, Secretaría de Salud. Diagnóstico y tratamiento de la endometriosis. Guía de práctica clínica GPC-SS-207-23, actualización 2023',
      url: '',
    },
    {
      name: 'Becker CM y cols. ESHRE guideline: endometriosis. Human Reproduction Open, 2022',
      url: 'https://doi.org/10.1093/hropen/hoac009',
    },
    {
      name: 'ACOG, Evaluating Infertility (guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/evaluating-infertility',
    },
  ],
  metadata: {
    description:
      'El dolor menstrual que incapacita no es normal. Conozca los síntomas de la endometriosis, cómo se diagnostica, qué tratamientos hay y cuándo acudir.',
    keywords: [
      'endometriosis',
      'dolor menstrual intenso',
      'endometrioma',
      'tratamiento de la endometriosis',
      'endometriosis y embarazo',
    ],
    openGraph: {
      title: 'Endometriosis: el dolor que incapacita no es normal',
      description: 'Síntomas, diagnóstico y opciones para controlar el dolor y proteger la fertilidad.',
      url: '/enfermedades/endometriosis',
    },
    alternates: { canonical: '/enfermedades/endometriosis' },
  },
}
