import type { DiseaseInput } from '#content/entries/disease.ts'
import {
  clotOrStroke,
  faintness,
  heavyBleeding,
  possiblePregnancy,
  selfHarm,
  strongPain,
} from '../alarm-signs.ts'

export const sindromeDeOvarioPoliquistico: DiseaseInput = {
  id: 'sindrome-de-ovario-poliquistico',
  synonyms: [
    'SOP',
    'SOPQ',
    'PMOS',
    'SOMP',
    'ovarios poliquísticos',
    'quistes',
    'reglas irregulares',
    'vello en la cara',
    'no puedo embarazarme',
    'acné',
  ],
  name: 'Síndrome de ovario poliquístico',
  technicalName: 'SOP',
  shortDescription: 'Reglas irregulares, acné o vello: un trastorno hormonal que se maneja a largo plazo.',
  description: `El síndrome de ovario poliquístico (SOP) es un trastorno hormonal frecuente que altera la ovulación y aumenta el efecto de los andrógenos, hormonas que todas las mujeres producen. Suele notarse por reglas irregulares, acné o vello.

El nombre confunde: no se trata de quistes que haya que operar. Lo que muestra el ultrasonido son muchos folículos pequeños, cada uno con un óvulo que no terminó de madurar. Además, una mujer puede tener ovarios con ese aspecto y estar sana. En mayo de 2026 un consenso internacional propuso otro nombre, que en español puede decirse síndrome ovárico metabólico poliendocrino (PMOS, por sus siglas en inglés); durante la transición se usan los dos.

El SOP es también una condición metabólica. Muchas mujeres tienen resistencia a la insulina, con cualquier peso corporal. Por eso se cuidan también la glucosa, la presión y el ánimo.`,
  alarmSigns: [
    heavyBleeding,
    `sangra y ${faintness}`,
    strongPain,
    possiblePregnancy,
    `toma hormonas y ${clotOrStroke}`,
    'está en tratamiento para ovular y el vientre se le hincha con rapidez, con vómito o falta de aire',
    selfHarm,
  ],
  symptoms: {
    text: `Varían mucho de una mujer a otra y cambian con los años. Suelen empezar en la adolescencia, aunque a veces no se notan hasta que se busca un embarazo o se suspenden las pastillas anticonceptivas.`,
    items: [
      'Reglas muy separadas, impredecibles o ausentes',
      'Sangrados abundantes o prolongados después de meses sin regla',
      'Vello grueso en cara, pecho, abdomen o espalda (hirsutismo)',
      'Acné que persiste en la edad adulta',
      'Caída o adelgazamiento del cabello en la coronilla',
      'Aumento de peso o dificultad para bajarlo',
      'Manchas aterciopeladas en cuello, axilas o ingles (acantosis)',
      'Dificultad para embarazarse',
    ],
  },
  causes: {
    text: `No hay una causa única. Interviene la herencia, junto con el modo en que el cuerpo responde a la insulina. Cuando la insulina se eleva, los ovarios producen más andrógenos, y estos dificultan que el óvulo madure y se libere.

El peso no es el origen del problema, pero subir de peso puede acentuarlo. No se debe a haber usado anticonceptivos ni a falta de voluntad.`,
    items: [],
  },
  riskFactors: {
    text: `Conocer sus antecedentes ayuda a sospecharlo y a decidir qué estudios hacer:`,
    items: [
      'Madre, hermana o tía con SOP',
      'Familiares cercanos con diabetes tipo 2',
      'Aumento de peso en la adolescencia o la edad adulta',
      'Resistencia a la insulina o prediabetes',
      'Vello púbico o axilar a edad muy temprana',
      'Uso de algunos medicamentos, como el ácido valproico',
    ],
  },
  complications: {
    text: `Son probabilidades, no un destino: vigilarlas permite actuar antes. Cuando pasan meses sin regla, el tejido interno del útero puede engrosarse (hiperplasia) y, con los años, aumentar el riesgo de cáncer de endometrio.`,
    items: [
      'Dificultad para embarazarse por falta de ovulación',
      'Prediabetes y diabetes tipo 2',
      'Presión alta, colesterol y triglicéridos elevados',
      'Diabetes gestacional y preeclampsia en el embarazo',
      'Hiperplasia y cáncer de endometrio',
      'Apnea del sueño e hígado graso',
      'Ansiedad, depresión o problemas con la alimentación',
    ],
  },
  diagnosis: {
    text: 'En la mujer adulta se buscan tres datos y hacen falta al menos dos: ovulación irregular, andrógenos altos (en la piel o en la sangre) y ovarios con muchos folículos o una hormona antimülleriana alta. Antes se descartan otras causas. En la adolescencia se va con más cuidado: las reglas irregulares son comunes en los primeros años y el ultrasonido no se usa para diagnosticarlo.',
    items: [
      'Testosterona y otros andrógenos; los anticonceptivos hormonales cambian el resultado',
      'Tiroides, prolactina y 17-hidroxiprogesterona, para descartar otras causas',
      'Ultrasonido u hormona antimülleriana, solo en adultas y si hacen falta',
      'Presión, peso, colesterol y glucosa, de preferencia con una curva',
    ],
  },
  treatments: {
    text: `El tratamiento responde a lo que a usted más le importa hoy: regular la regla, mejorar la piel, cuidar el metabolismo o lograr un embarazo.`,
    items: [
      {
        name: 'Alimentación, movimiento y sueño',
        description:
          'Son la base en todos los casos y benefician aunque el peso no cambie. No hay una dieta única; funciona la que usted puede sostener sin castigarse.',
      },
      {
        name: 'Tratamiento hormonal',
        description:
          'Las pastillas combinadas ordenan el sangrado, protegen el endometrio y mejoran el acné y el vello. Si no son convenientes para usted, hay otras opciones, como los progestágenos por ciclos o el DIU hormonal.',
      },
      {
        name: 'Metformina',
        description:
          'Ayuda cuando hay resistencia a la insulina, prediabetes o ciertos riesgos metabólicos. Puede causar molestias digestivas, que suelen disminuir al iniciarla poco a poco.',
      },
      {
        name: 'Piel y vello',
        description:
          'El láser, la depilación y los tratamientos para el acné complementan a las hormonas. Los antiandrógenos se usan con un anticonceptivo eficaz. La mejoría del vello se aprecia tras varios meses.',
      },
      {
        name: 'Búsqueda de embarazo',
        description:
          'Se comienza por preparar la salud y, si la hay, estudiar también a su pareja. Para favorecer la ovulación, el letrozol suele ser la primera opción, siempre con vigilancia.',
      },
      {
        name: 'Apoyo emocional',
        description:
          'La ansiedad, la depresión y el malestar con el propio cuerpo son frecuentes. Preguntar por ellos y tratarlos es parte de la consulta.',
      },
    ],
  },
  mexicoStats: {
    figure: 'Del 10 al 13 %',
    text: `de las mujeres en edad reproductiva vive con SOP en el mundo, según la OMS, y muchas no lo saben. En México, donde la diabetes tipo 2 es frecuente, el diagnóstico es también una oportunidad para cuidar la glucosa y la presión desde edades tempranas.`,
    source: 'Organización Mundial de la Salud, nota descriptiva «Síndrome del ovario poliquístico», 2026',
  },
  whenToBook: {
    text: 'Ninguno de estos casos es una urgencia, pero todos merecen una cita:',
    items: [
      'El vello crece mucho de un mes a otro, la voz se hace grave o se cae el cabello de golpe: pida la cita esta semana',
      'Tiene menos de ocho reglas al año, o pasan tres meses sin ella',
      'El vello, el acné o la caída del cabello aumentan y le afectan',
      'Lleva un año buscando un embarazo, o seis meses si tiene 35 años o más; antes, si casi no tiene reglas',
      'Tiene el diagnóstico y lleva más de un año sin medir la presión y la glucosa',
      'Piensa embarazarse y toma medicamentos para el SOP',
      'Se siente triste o ansiosa, o la comida le causa angustia',
      'Su hija lleva tres años con reglas y siguen muy irregulares',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'planificacion-familiar'],
  icd10: 'E28.2',
  questionsToAsk: [
    '¿Cuáles de los criterios cumplo?',
    '¿Qué tratamos primero: la regla, la piel, el metabolismo o el embarazo?',
    'Si no tomo hormonas, ¿cómo cuido el endometrio?',
    '¿Qué análisis repito y cada cuándo?',
  ],
  ctaText:
    'Si sus reglas son irregulares o le inquietan los cambios en su piel o su peso, platiquemos y hagamos un plan a su medida.',
  imageHome: '/dibujos/azulejos/sindrome-de-ovario-poliquistico.svg',
  imageIndividual: '/dibujos/paneles/sindrome-de-ovario-poliquistico.svg',
  imageAlt:
    'Tablero de azulejos con un ovario que muestra folículos pequeños en círculo, entre flores de Talavera',
  iconIndividual: 'sindrome-de-ovario-poliquistico',
  sources: [
    {
      name: 'Organización Mundial de la Salud. Síndrome del ovario poliquístico. Nota descriptiva, 22 de enero de 2026',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/polycystic-ovary-syndrome',
    },
    {
      name: 'Teede HJ y cols. Recommendations From the 2023 International Evidence-based Guideline for the Assessment and Management of Polycystic Ovary Syndrome. J Clin Endocrinol Metab, 2023',
      url: 'https://doi.org/10.1210/clinem/dgad463',
    },
    {
      name: 'Endocrine Society. Nuevo nombre «polyendocrine metabolic ovarian syndrome» (PMOS): consenso publicado en The Lancet el 12 de mayo de 2026',
      url: 'https://www.endocrine.org/news-and-advocacy/news-room/2026/pcos-name-change',
    },
    {
      name: 'ACOG, Evaluating Infertility (guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/evaluating-infertility',
    },
  ],
  metadata: {
    description:
      'Reglas irregulares, acné o vello pueden deberse al síndrome de ovario poliquístico. Cómo se diagnostica, qué riesgos vigilar y qué opciones hay.',
    keywords: [
      'síndrome de ovario poliquístico',
      'SOP',
      'ovarios poliquísticos',
      'reglas irregulares',
      'hirsutismo',
      'resistencia a la insulina',
      'SOP y embarazo',
    ],
    openGraph: {
      title: 'Síndrome de ovario poliquístico (SOP)',
      description:
        'Un trastorno hormonal que se maneja a largo plazo: diagnóstico, riesgos que conviene vigilar y opciones.',
      url: '/enfermedades/sindrome-de-ovario-poliquistico',
    },
    alternates: { canonical: '/enfermedades/sindrome-de-ovario-poliquistico' },
  },
}
