import type { DiseaseInput } from '#content/entries/disease.ts'
import { bleedingAfterMenopause, clotOrStroke, faintness, heavyBleeding, selfHarm } from '../alarm-signs.ts'

export const menopausiaYClimaterio: DiseaseInput = {
  id: 'menopausia-y-climaterio',
  synonyms: [
    'bochornos',
    'calores',
    'sofocos',
    'ya no me baja',
    'cambio de vida',
    'resequedad',
    'hormonas',
    'osteoporosis',
    'densitometría',
    'se me sale la orina',
  ],
  name: 'Menopausia y climaterio',
  technicalName: 'Transición menopáusica y posmenopausia',
  shortDescription:
    'Bochornos, insomnio o cambios de ánimo: una etapa natural que puede acompañarse y tratarse.',
  description: `La menopausia es la última menstruación de la vida. Se confirma a los doce meses seguidos sin regla, si no hay otra causa que lo explique. El climaterio es la etapa que la rodea: los años en que los ovarios producen cada vez menos hormonas y el cuerpo se adapta.

Suele llegar entre los 45 y los 55 años. Los cambios pueden empezar varios años antes, en la transición menopáusica (perimenopausia), cuando la regla se adelanta, se atrasa o se salta meses. En ese tiempo todavía es posible embarazarse. Por eso la anticoncepción sigue, si no usa hormonas que oculten la regla, hasta cumplir doce meses sin regla si tiene más de 50 años, y dos años si tiene menos. Si la regla desaparece entre los 40 y los 45 años (menopausia temprana) también conviene una consulta. Antes de los 40 se debe buscar una insuficiencia ovárica prematura, que pide estudio y seguimiento propios.

No es una enfermedad y no todas las mujeres la viven igual. Algunas apenas la notan; otras duermen mal, pierden concentración o dejan de disfrutar su vida sexual. Si las molestias le pesan, no tiene por qué aguantarlas: hay varias formas de aliviarlas.`,
  alarmSigns: [
    `${clotOrStroke}, sobre todo si usa hormonas`,
    'siente opresión en el pecho, debilidad de un lado del cuerpo, la cara torcida o dificultad para hablar',
    `${heavyBleeding}, o sangra y ${faintness}`,
    'después de una caída tiene dolor intenso en la cadera o la espalda, o no puede apoyar la pierna',
    selfHarm,
  ],
  symptoms: {
    text: `Los síntomas cambian de una mujer a otra y de un año a otro. Los bochornos suelen disminuir con el tiempo; la resequedad vaginal, en cambio, tiende a aumentar si no se atiende.

Un aviso importante: cualquier sangrado que aparezca después de doce meses sin regla, aunque sea una mancha, debe revisarse pronto. Muchas veces la causa es benigna, pero siempre hay que descartar un problema del endometrio.`,
    items: [
      'Reglas irregulares, más abundantes o más espaciadas',
      'Bochornos y sudores nocturnos (síntomas vasomotores)',
      'Dificultad para dormir o despertar de madrugada',
      'Irritabilidad, ansiedad o ánimo bajo',
      'Olvidos y dificultad para concentrarse',
      'Resequedad, ardor o dolor en las relaciones (síndrome genitourinario de la menopausia)',
      'Ganas frecuentes o urgentes de orinar, o infecciones urinarias repetidas',
      'Dolor de articulaciones y cambios en la piel o el cabello',
    ],
  },
  causes: {
    text: 'La causa habitual es el paso del tiempo: la reserva de óvulos se agota y los ovarios dejan de producir estrógenos y progesterona. En algunas mujeres ocurre antes o de manera repentina por otras razones. Cuando se retira solo el útero se acaba la regla, pero los ovarios siguen trabajando.',
    items: [
      'Agotamiento natural de los folículos del ovario',
      'Cirugía en la que se retiran ambos ovarios',
      'Quimioterapia o radioterapia en la pelvis',
      'Insuficiencia ovárica prematura, de origen genético, autoinmune o sin causa conocida',
    ],
  },
  riskFactors: {
    text: 'Toda mujer pasa por la menopausia. Lo siguiente puede adelantarla o hacer que las molestias sean más intensas.',
    items: [
      'Fumar',
      'Madre o hermanas con menopausia temprana',
      'Cirugías de ovario, quimioterapia o radioterapia previas',
      'Sobrepeso u obesidad, que se asocian con más bochornos',
      'Antecedente de depresión o de ansiedad',
      'Estrés sostenido, poco sueño y poca actividad física',
    ],
  },
  complications: {
    text: 'La falta de estrógenos cambia el riesgo de algunas enfermedades. Conocerlo permite actuar con anticipación.',
    items: [
      'Pérdida de hueso (osteopenia y osteoporosis) y fracturas',
      'Mayor riesgo de enfermedad del corazón y de los vasos sanguíneos',
      'Aumento del colesterol, de la glucosa y de la grasa abdominal',
      'Atrofia vulvovaginal con dolor, fisuras o sangrado leve',
      'Infecciones urinarias de repetición o escapes de orina',
      'Insomnio crónico y deterioro del ánimo',
    ],
  },
  diagnosis: {
    text: 'Después de los 45 años suele bastar una buena conversación y el calendario de sus reglas. Los análisis de hormonas cambian de un día a otro y rara vez hacen falta (NICE, NG23). Sí ayudan cuando la regla desaparece antes de los 45 años. La consulta incluye, según el caso:',
    items: [
      'Preguntas sobre el sueño, el ánimo, la vida sexual y la orina',
      'Presión, peso, colesterol y glucosa',
      'Prueba de embarazo o de la tiroides, si hay duda',
      'Hormona FSH, si tiene menos de 40 años, o entre 40 y 45 con cambios en la regla; a veces se repite',
      'Densitometría, según su riesgo de fracturas',
      'Mastografía y detección de cáncer del cuello uterino, para ponerlas al día',
      'Ultrasonido o muestra del endometrio, si volvió a sangrar',
    ],
  },
  treatments: {
    text: `El tratamiento depende de qué le molesta, de su edad, de sus antecedentes y de lo que usted prefiera. Lo decidimos juntas y lo revisamos al menos una vez al año. Desconfíe de los implantes o las mezclas hormonales «a la medida» sin registro sanitario: su contenido y su seguridad no están bien estudiados.

Según el tipo y la vía, la terapia hormonal aumenta un poco el riesgo de coágulos y de evento vascular cerebral y, con estrógeno y progestágeno por varios años, de cáncer de mama; por la piel el riesgo de coágulos es menor. En febrero de 2026 la FDA de Estados Unidos quitó de la advertencia principal de seis productos lo dicho sobre corazón, cáncer de mama y demencia; eso no significa que no haya riesgos.`,
    items: [
      {
        name: 'Hábitos y cuidado general',
        description:
          'Ejercicio que incluya fuerza, alimentación con calcio y proteína suficientes, no fumar, poco alcohol y un horario de sueño estable. Protegen el hueso y el corazón aunque no siempre basten para los bochornos.',
      },
      {
        name: 'Terapia hormonal de la menopausia',
        description:
          'Es lo más eficaz para los bochornos. En mujeres sanas, menores de 60 años o con menos de diez años de menopausia, los beneficios suelen superar a los riesgos; quien conserva el útero necesita además un progestágeno. Por lo general no se indica si hubo cáncer de mama, trombosis, infarto, evento vascular cerebral, enfermedad grave del hígado o un sangrado sin explicar.',
      },
      {
        name: 'Tratamiento vaginal local',
        description:
          'Hidratantes, lubricantes y estrógeno vaginal en dosis bajas para la resequedad, el dolor y las molestias urinarias. La absorción al resto del cuerpo es muy pequeña.',
      },
      {
        name: 'Medicamentos no hormonales',
        description:
          'Algunos antidepresivos y la gabapentina alivian los bochornos si usted no puede o no quiere usar hormonas. Se elige según sus síntomas y sus otros medicamentos.',
      },
      {
        name: 'Fezolinetant y elinzanetant',
        description:
          'Actúan en la parte del cerebro que regula la temperatura. Se aprobaron en Estados Unidos en 2023 y 2025; pregunte si ya se venden en México. El fezolinetant puede, rara vez, dañar el hígado de manera grave: se piden análisis antes, cada mes durante tres meses y a los seis y nueve. Suspéndalo y avise si tiene cansancio nuevo, náusea, comezón, piel u ojos amarillos u orina oscura. El elinzanetant pide análisis antes y a los tres meses.',
      },
      {
        name: 'Terapia cognitivo-conductual',
        description:
          'Un tipo de psicoterapia que ayuda a dormir mejor, a manejar el ánimo y a que los bochornos molesten menos. Puede combinarse con lo anterior.',
      },
      {
        name: 'Salud de los huesos',
        description:
          'Según la edad y los factores de riesgo se solicita una densitometría. Si hay osteoporosis existen medicamentos específicos para reducir las fracturas.',
      },
    ],
  },
  mexicoStats: {
    figure: '',
    text: 'La Secretaría de Salud publicó la NOM-035-SSA2-2012, con los criterios para prevenir y controlar enfermedades en la perimenopausia y la posmenopausia. Incluye la orientación, la vigilancia del hueso, del corazón y del metabolismo, y la valoración de riesgos y beneficios antes de indicar hormonas.',
    source: 'NOM-035-SSA2-2012, Secretaría de Salud (Diario Oficial de la Federación, 7 de enero de 2013)',
  },
  whenToBook: {
    text: 'No son urgencias, pero merecen una cita:',
    items: [
      bleedingAfterMenopause,
      'Tiene menos de 45 años y su regla se aleja o desaparece',
      'Alguna molestia de «Síntomas» le pesa, aunque le digan que es normal',
      'Se le sale la orina',
      'No sabe si todavía necesita anticonceptivos',
      'Se fracturó un hueso con un golpe leve',
      'Usa hormonas y lleva un año sin revisión',
    ],
  },
  relatedServices: ['papanicolau'],
  icd10: 'N95.1',
  questionsToAsk: [
    '¿Qué puedo hacer primero, sin medicamentos?',
    '¿Me conviene la terapia hormonal? ¿Qué beneficios y qué riesgos tiene para mí?',
    'Si la uso, ¿por qué vía, cuánto tiempo y cada cuándo la revisamos?',
    '¿Qué opciones hay si no puedo o no quiero usar hormonas?',
    '¿Necesito una densitometría o algún otro estudio?',
  ],
  ctaText:
    'Si los cambios de esta etapa le inquietan o le quitan el sueño, podemos conversarlo en consulta y ver qué opciones le convienen.',
  imageHome: '/dibujos/azulejos/menopausia-y-climaterio.svg',
  imageIndividual: '/dibujos/paneles/menopausia-y-climaterio.svg',
  imageAlt:
    'Tablero de azulejos con flores de Talavera y, en el medallón central, una luna creciente junto a un sol',
  iconIndividual: 'menopausia-y-climaterio',
  sources: [
    {
      name: 'NICE guideline NG23. Menopause: identification and management (2015, actualizada en noviembre de 2024)',
      url: 'https://www.nice.org.uk/guidance/ng23',
    },
    {
      name: 'FDA, Estados Unidos. Fezolinetant: aprobación (mayo de 2023) y advertencia por daño grave del hígado (16 de diciembre de 2024)',
      url: 'https://www.managedhealthcareexecutive.com/view/fda-adds-boxed-warning-to-veozah-label',
    },
    {
      name: 'Elinzanetant: aprobación por la FDA (24 de octubre de 2025) y análisis del hígado antes y a los tres meses (Tribuna de México, 29 de octubre de 2025; AHFS Drug Information)',
      url: 'https://tribunademexico.com/fda-aprueba-farmaco-no-hormonal-menopausia/',
    },
    {
      name: 'FDA, Estados Unidos. FDA Approves Labeling Changes to Menopausal Hormone Therapy Products (12 de febrero de 2026)',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-approves-labeling-changes-menopausal-hormone-therapy-products',
    },
    {
      name: 'FSRH, Reino Unido. Contraception for Women Aged Over 40 Years (agosto de 2017, modificada en julio de 2023)',
      url: '',
    },
    {
      name: 'Faubion SS y cols. Menopausia prematura o temprana. International Menopause Society',
      url: 'https://imsociety.org/?p=1524',
    },
    {
      name: 'NOM-035-SSA2-2012, Para la prevención y control de enfermedades en la perimenopausia y postmenopausia de la mujer. Criterios para brindar atención médica',
      url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5284235&fecha=07/01/2013',
    },
    {
      name: 'Organización Mundial de la Salud. Nota descriptiva: Menopausia',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/menopause',
    },
    {
      name: 'The 2022 Hormone Therapy Position Statement of The North American Menopause Society',
      url: 'https://doi.org/10.1097/GME.0000000000002028',
    },
    {
      name: 'The 2023 Nonhormone Therapy Position Statement of The North American Menopause Society',
      url: 'https://doi.org/10.1097/GME.0000000000002200',
    },
  ],
  metadata: {
    description:
      'Qué cambia en la menopausia y el climaterio, qué síntomas son habituales, cuándo acudir a urgencias y qué tratamientos existen, con o sin hormonas.',
    keywords: [
      'menopausia',
      'climaterio',
      'perimenopausia',
      'bochornos',
      'terapia hormonal',
      'resequedad vaginal',
    ],
    openGraph: {
      title: 'Menopausia y climaterio, explicados con calma',
      description:
        'Síntomas, signos de alarma y opciones de tratamiento para una etapa natural que puede acompañarse.',
      url: '/enfermedades/menopausia-y-climaterio',
    },
    alternates: { canonical: '/enfermedades/menopausia-y-climaterio' },
  },
}
