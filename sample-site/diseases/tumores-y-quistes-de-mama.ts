import type { DiseaseInput } from '#content/entries/disease.ts'

export const tumoresYQuistesDeMama: DiseaseInput = {
  id: 'tumores-y-quistes-de-mama',
  synonyms: [
    'bolita en el pecho',
    'bulto en el seno',
    'seno',
    'pechos',
    'me sale líquido del pezón',
    'cáncer de mama',
    'patología mamaria',
  ],
  name: 'Tumores y quistes de mama',
  technicalName: '',
  shortDescription:
    'Toda bolita nueva merece una revisión. Explorar a tiempo permite decidir con tranquilidad.',
  description: `Encontrar una bolita en la mama asusta. La mayoría son benignas, sobre todo en mujeres jóvenes, pero con el tacto solo no se puede saber. Por eso toda bolita nueva merece una revisión sin esperar varios ciclos.

Las causas benignas más comunes son los quistes, que son bolsas de líquido; el fibroadenoma, una bolita sólida, lisa y movible; y los cambios fibroquísticos, que dan dolor y textura granulosa antes de la regla. También hay papilomas dentro de los conductos, grasa endurecida después de un golpe e infecciones.

El cáncer de mama puede presentarse como una bolita dura y sin dolor, como un cambio en la piel o el pezón, o sin ningún signo, visible solo en la mastografía. Cuando se encuentra en etapas tempranas hay más opciones de tratamiento y mejor pronóstico.`,
  alarmSigns: [
    'la mama está roja, caliente y muy dolorosa, y tiene fiebre o escalofríos',
    'el enrojecimiento o la hinchazón avanzan en pocas horas',
    'está lactando y una zona dura y dolorosa con fiebre no mejora en un día',
    'sale pus de la mama o la piel se abre',
    'después de una biopsia o cirugía de mama hay sangrado que no se detiene, o la mama crece de golpe',
    'siente opresión en el pecho, falta de aire o dolor que corre al brazo o la mandíbula',
  ],
  symptoms: {
    text: `Los siguientes cambios no suelen ser una urgencia, pero pida cita en los próximos días si nota alguno, aunque no duela y aunque su mastografía anterior haya sido normal.

El dolor en ambas mamas antes de la regla es muy frecuente y rara vez se debe a cáncer. Si la mama se enrojece y no mejora con antibiótico, debe revisarse otra vez y pronto.`,
    items: [
      'Bolita o zona dura en la mama o en la axila',
      'Piel hundida, engrosada o con aspecto de cáscara de naranja',
      'Pezón que se mete hacia adentro y antes no lo hacía',
      'Líquido con sangre o transparente que sale solo, de un lado',
      'Costras, heridas o comezón persistente en el pezón',
      'Cambio reciente en el tamaño o la forma de una mama',
      'Dolor fijo en un mismo punto que no cambia con el ciclo',
    ],
  },
  causes: {
    text: 'La mama responde a las hormonas toda la vida, y de ahí nacen muchos cambios benignos. El cáncer aparece cuando algunas células acumulan daños en su material genético y crecen sin control. Los golpes, los brasieres y los desodorantes no lo causan.',
    items: [
      'Quistes simples o agrupados, comunes antes de la menopausia',
      'Fibroadenoma, propio de mujeres jóvenes',
      'Cambios fibroquísticos',
      'Papiloma dentro de un conducto (papiloma intraductal)',
      'Necrosis grasa, por un golpe o una cirugía',
      'Mastitis o absceso, durante la lactancia o fuera de ella',
      'Tumor filodes, poco común, que requiere cirugía',
      'Cáncer de mama',
    ],
  },
  riskFactors: {
    text: 'Estos antecedentes elevan el riesgo de cáncer de mama. Tenerlos no quiere decir que lo vaya a padecer, y muchas mujeres con cáncer no tenían más que su edad.',
    items: [
      'Ser mujer y tener más de 40 años',
      'Madre, hermana o hija con cáncer de mama o de ovario',
      'Mutaciones hereditarias como BRCA1 o BRCA2',
      'Cáncer de mama previo o biopsia con atipia',
      'Radioterapia en el tórax durante la juventud',
      'Primera regla temprana, menopausia tardía o no haber tenido embarazos',
      'Alcohol, sedentarismo y obesidad después de la menopausia',
      'Terapia hormonal combinada por tiempo prolongado',
    ],
  },
  complications: {
    text: 'La mayoría de las lesiones benignas no se complica. Los problemas vienen sobre todo de no saber a tiempo qué son.',
    items: [
      'Absceso que necesita drenaje',
      'Dolor persistente que limita la vida diaria',
      'Lesiones con atipia, que aumentan el riesgo a futuro y piden vigilancia',
      'Un cáncer que avanza por retrasar la consulta o la biopsia',
      'Angustia prolongada por falta de un diagnóstico claro',
    ],
  },
  diagnosis: {
    text: 'El estudio se apoya en tres pasos: la exploración, la imagen y, si hace falta, la biopsia. El informe usa la escala BI-RADS, que indica si basta el control habitual, si conviene repetir el estudio antes o si se necesita una biopsia. Pedir una biopsia no significa que haya cáncer: es la manera de saber qué es.',
    items: [
      'Preguntas: cuándo notó el cambio, sus reglas, las hormonas que usa, la lactancia y la familia',
      'Exploración de ambas mamas y axilas, con su permiso',
      'Ultrasonido primero, si es joven; a partir de los 40 años, mastografía y ultrasonido',
      'Resonancia, en casos especiales',
      'Biopsia con aguja y anestesia local, si la imagen lo pide',
      'Otra revisión en poco tiempo, si la imagen es normal y la bolita sigue ahí',
    ],
  },
  treatments: {
    text: 'Primero se define qué es; después se decide. No toda bolita se opera.',
    items: [
      {
        name: 'Explicación y vigilancia',
        description:
          'Los quistes simples y los fibroadenomas con estudios claros pueden observarse con exploración e imagen en los plazos que correspondan a su edad y a su BI-RADS.',
      },
      {
        name: 'Aspiración con aguja',
        description:
          'Vacía un quiste que duele o ayuda a aclarar el diagnóstico. Puede hacerse en un consultorio o en un gabinete, a veces con guía de ultrasonido. El quiste puede volver a llenarse.',
      },
      {
        name: 'Manejo del dolor de mama',
        description:
          'Un brasier firme, analgésicos de uso común y revisar los medicamentos hormonales alivian a muchas mujeres. Saber que no hay una lesión también ayuda.',
      },
      {
        name: 'Tratamiento de infecciones',
        description:
          'La mastitis se trata con antiinflamatorios y, si es bacteriana, con antibiótico. En general puede seguir lactando; el absceso se drena.',
      },
      {
        name: 'Biopsia y cirugía de lesiones benignas',
        description:
          'La biopsia con aguja gruesa se hace con anestesia local. Se recomienda retirar la lesión si crece, si es un tumor filodes, si hay atipia o si usted lo desea.',
      },
      {
        name: 'Cáncer de mama',
        description:
          'Se atiende en un equipo con cirugía, oncología médica y radioterapia, según el tipo y la etapa. La referimos sin demora y la acompañamos durante el proceso.',
      },
    ],
  },
  mexicoStats: {
    figure: 'Cada 2 años',
    text: 'La NOM-041-SSA2-2011 recomienda la autoexploración desde los 20 años, la exploración clínica anual desde los 25 y una mastografía cada dos años entre los 40 y los 69 en mujeres sin síntomas. Con antecedentes de riesgo, el plan se adapta. El INEGI informó que en 2024 el cáncer de mama fue la primera causa de muerte entre los tumores malignos en el país; por eso importa no aplazar la revisión.',
    source:
      'NOM-041-SSA2-2011, Secretaría de Salud (DOF, 9 de junio de 2011); INEGI, Estadísticas de Defunciones Registradas 2024, cifras preliminares (2025)',
  },
  whenToBook: {
    text: 'Si nota cualquiera de los cambios de «Síntomas», pida la cita en los próximos días, sin esperar a la siguiente regla. También conviene una cita si:',
    items: [
      'Su informe dice BI-RADS 0, 4 o 5: pídala esta semana',
      'Su informe dice BI-RADS 3 y no tiene fecha de control',
      'Cumplió 40 años y no se ha hecho una mastografía, o pasaron dos años desde la última',
      'Su madre, hermana o hija tuvo cáncer de mama o de ovario',
      'Le sale leche y no está lactando',
      'El dolor de las mamas no la deja dormir o cambia sus planes',
      'Piensa iniciar terapia hormonal',
    ],
  },
  relatedServices: ['papanicolau', 'planificacion-familiar'],
  questionsToAsk: [
    '¿Qué significa mi BI-RADS y qué sigue?',
    '¿Necesito una biopsia? ¿De qué tipo y cómo se hace?',
    '¿Cada cuándo debo hacerme la mastografía, según mis antecedentes?',
    '¿Me conviene un estudio genético?',
    'Si es benigno, ¿se opera o se vigila?',
  ],
  ctaText:
    'Si notó un cambio en sus mamas o quiere ponerse al día con sus estudios, agende una revisión; resolvemos sus dudas sin prisa.',
  imageHome: '/dibujos/azulejos/tumores-y-quistes-de-mama.svg',
  imageIndividual: '/dibujos/paneles/tumores-y-quistes-de-mama.svg',
  imageAlt: 'Tablero de azulejos con flores de Talavera y, en el medallón central, un lazo',
  iconIndividual: 'tumores-y-quistes-de-mama',
  sources: [
    {
      name: 'NOM-041-SSA2-2011, Para la prevención, diagnóstico, tratamiento, control y vigilancia epidemiológica del cáncer de mama',
      url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5194157&fecha=09/06/2011',
    },
    {
      name: 'INEGI. Estadísticas a propósito del Día Internacional de la Lucha contra el Cáncer de Mama, 2025 (Infobae, 17 de octubre de 2025)',
      url: 'https://www.infobae.com/mexico/2025/10/17/inegi-reporta-aumento-de-muertes-por-cancer-de-mama-en-mexico-en-los-ultimos-10-anos-senala-brecha-en-atencion-medica/',
    },
    {
      name: 'Organización Mundial de la Salud. Nota descriptiva: Cáncer de mama',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/breast-cancer',
    },
    {
      name: 'ACOG Practice Bulletin No. 164: Diagnosis and Management of Benign Breast Disorders (2016)',
      url: 'https://doi.org/10.1097/AOG.0000000000001482',
    },
  ],
  metadata: {
    description:
      'Quistes, fibroadenomas y tumores de mama: qué cambios revisar pronto, cuándo ir a urgencias, cómo se estudian y cada cuánto hacer la mastografía.',
    keywords: [
      'bolita en la mama',
      'quiste de mama',
      'fibroadenoma',
      'tumor de mama',
      'mastografía',
      'BI-RADS',
      'dolor de mama',
      'cáncer de mama',
    ],
    openGraph: {
      title: 'Tumores y quistes de mama: toda bolita nueva se revisa',
      description:
        'Causas frecuentes, cambios que deben revisarse pronto y los estudios que aclaran la duda.',
      url: '/enfermedades/tumores-y-quistes-de-mama',
    },
    alternates: { canonical: '/enfermedades/tumores-y-quistes-de-mama' },
  },
}
