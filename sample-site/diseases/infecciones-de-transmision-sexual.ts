import type { DiseaseInput } from '#content/entries/disease.ts'
import { pelvicInfection, possiblePregnancy } from '../alarm-signs.ts'
import { careAfterSexualViolence, sexualViolence, sexualViolenceSources } from '../violence.ts'

export const infeccionesDeTransmisionSexual: DiseaseInput = {
  id: 'infecciones-de-transmision-sexual',
  synonyms: [
    'ITS',
    'ETS',
    'enfermedad venérea',
    'me contagiaron',
    'relación sin condón',
    'sida',
    'VIH',
    'violación',
    'me violaron',
    'abuso',
    'abuso sexual',
    'violencia sexual',
  ],
  name: 'Infecciones de transmisión sexual',
  technicalName: 'ITS',
  shortDescription: 'Pruebas, diagnóstico y tratamiento para usted y su pareja, con discreción y respeto.',
  description: `Las infecciones de transmisión sexual (ITS) pasan de una persona a otra durante el contacto sexual. Muchas no dan síntomas y casi todas se pueden tratar o controlar. Detectarlas pronto protege su salud, su fertilidad y a su pareja.

Las más frecuentes por bacterias o parásitos son la clamidia, la gonorrea, la sífilis y la tricomoniasis, que responden a medicamentos específicos. Las más frecuentes por virus son el herpes genital, el virus del papiloma humano, el VIH y la hepatitis B. Estas se controlan o se vigilan, y algunas se previenen con vacuna.

No todo flujo ni toda comezón es una ITS. La candidiasis y la vaginosis bacteriana también causan molestias y se tratan de otra manera. Por eso conviene confirmar la causa antes de tomar un medicamento por su cuenta.

Una ITS puede presentarse en cualquier mujer con vida sexual. No dice nada de su valor ni de su conducta. La consulta es confidencial: usted decide qué contar y qué pruebas hacerse. Algunas infecciones, como el VIH y la sífilis, deben notificarse a la Secretaría de Salud para su vigilancia (NOM-017-SSA2-2012); esa notificación se maneja con reserva.`,
  alarmSigns: [
    pelvicInfection,
    sexualViolence,
    'pudo haber estado en contacto con el VIH en las últimas 72 horas',
    possiblePregnancy,
    'las llagas o el dolor no le permiten orinar',
    'tiene dolor de cabeza intenso, cuello rígido, confusión o cambios en la visión',
    'tiene fiebre con dolor e hinchazón de articulaciones o granos con pus en la piel',
  ],
  alarmNote: careAfterSexualViolence,
  symptoms: {
    text: `Lo más común es no sentir nada. La clamidia y la gonorrea, en particular, pueden pasar inadvertidas por meses. Cuando hay molestias, suelen ser estas:`,
    items: [
      'Flujo distinto en color, olor o cantidad',
      'Ardor al orinar',
      'Comezón, ardor o irritación en la vulva',
      'Llagas, ampollas o verrugas en genitales, ano o boca',
      'Sangrado después de la relación o entre reglas',
      'Dolor en la pelvis o durante las relaciones',
      'Bolitas o ganglios inflamados en la ingle',
      'Ronchas en el cuerpo, incluso en palmas y plantas, que pueden deberse a la sífilis',
    ],
  },
  causes: {
    text: `Las causan bacterias, virus y parásitos que se transmiten por el contacto vaginal, anal u oral, o por el roce de piel con piel. Algunas, como el VIH, la hepatitis B y la sífilis, también pueden pasar por la sangre o de la madre al bebé durante el embarazo o el parto.

La persona que transmite la infección muchas veces no sabe que la tiene. Un síntoma que aparece hoy puede venir de un contagio reciente o de uno de hace años.`,
    items: [],
  },
  riskFactors: {
    text: `Tener un factor de riesgo no significa tener una infección; ayuda a decidir qué pruebas conviene hacer y cada cuándo.`,
    items: [
      'Relaciones sin condón, o con condón solo en algunas ocasiones',
      'Una pareja nueva, o varias parejas en los últimos meses',
      'Una pareja con diagnóstico o síntomas de una ITS',
      'Haber tenido antes una ITS',
      'Tener menos de 25 años, edad en la que la clamidia y la gonorrea son más frecuentes',
      'Relaciones bajo el efecto de alcohol u otras sustancias',
      'Haber vivido violencia sexual',
    ],
  },
  complications: {
    text: `La mayoría se evita con diagnóstico y tratamiento a tiempo. Sin ellos, la infección puede subir al útero y a las trompas, o afectar a otros órganos.`,
    items: [
      'Enfermedad pélvica inflamatoria, que puede formar abscesos',
      'Dolor pélvico que se vuelve crónico',
      'Dificultad para embarazarse o embarazo fuera del útero (ectópico)',
      'Mayor facilidad para adquirir o transmitir el VIH',
      'Parto prematuro, pérdida del embarazo o infección del bebé; la sífilis en el embarazo es especialmente grave',
      'Daño en corazón, cerebro, ojos u oídos cuando la sífilis no se trata',
      'Cáncer cervicouterino, por la persistencia de tipos de VPH de alto riesgo',
    ],
  },
  diagnosis: {
    text: 'Como muchas no dan síntomas, se buscan con pruebas y no solo con la exploración. Es posible tener más de una, así que suele recomendarse un estudio completo que incluya VIH y sífilis. Una prueba hecha muy pronto puede salir negativa (periodo de ventana) y a veces hay que repetirla.',
    items: [
      'Muestra de la vagina, que puede tomar usted misma, o del cuello uterino: clamidia, gonorrea y tricomonas',
      'Muestra de garganta o de ano, según sus prácticas',
      'Sangre: VIH, sífilis y hepatitis B; hepatitis C, según el caso',
      'Muestra de la llaga o ampolla, si la hay',
      'Flujo al microscopio, para distinguir vaginosis y candidiasis',
      'Prueba de embarazo, antes de elegir el medicamento',
    ],
  },
  treatments: {
    text: `Depende de la infección que se encontró y de si está embarazada. Con frecuencia se atiende también a la pareja.`,
    items: [
      {
        name: 'Antibióticos y antiparasitarios',
        description:
          'Tratan la clamidia, la gonorrea, la sífilis y la tricomoniasis. Es importante tomarlos como se indiquen y no compartirlos ni suspenderlos antes, aunque ya se sienta bien.',
      },
      {
        name: 'Antivirales',
        description:
          'En el herpes acortan los brotes y los hacen menos frecuentes. En el VIH, el tratamiento diario permite una vida larga y, cuando el virus es indetectable, no se transmite por vía sexual.',
      },
      {
        name: 'Atención de la pareja',
        description:
          'Si solo se trata una persona, la infección suele regresar. Le ayudamos a avisar a su pareja con discreción y le indicamos cuándo es prudente retomar las relaciones.',
      },
      {
        name: 'Seguimiento',
        description:
          'Algunas infecciones requieren repetir la prueba semanas o meses después, para confirmar la respuesta o descartar un nuevo contagio. En el embarazo el control es más cercano.',
      },
      {
        name: 'Prevención',
        description:
          'Incluye condón, vacunas contra el VPH y la hepatitis B y pruebas periódicas. Si hay riesgo de VIH existen medicamentos preventivos: la PrEP, antes de la exposición, y la PEP, que se inicia en las primeras 72 horas después de ella.',
      },
      {
        name: 'Atención después de violencia sexual',
        description:
          'Los servicios de salud la atienden como urgencia, sin denuncia previa: revisan lesiones, previenen el VIH, la hepatitis B y otras infecciones, y ofrecen anticoncepción de emergencia y apoyo psicológico. Si resulta un embarazo, tiene derecho a interrumpirlo en los servicios públicos de salud sin denuncia previa; basta una solicitud por escrito. Desde los 12 años no se exige permiso de madre, padre o tutor (NOM-046-SSA2-2005, 6.4.2.7, reforma de 24-03-2016, que la Suprema Corte confirmó en mayo de 2022).',
      },
    ],
  },
  mexicoStats: {
    figure: 'Más de 1 millón al día',
    text: `Es el número de ITS curables que adquieren en el mundo las personas de 15 a 49 años, según la OMS; la mayoría no da síntomas. En México, la Secretaría de Salud publicó la NOM-039-SSA2-2014 sobre su atención, y la NOM-010-SSA-2023, sobre la del VIH. La violencia sexual se atiende como urgencia médica conforme a la NOM-046-SSA2-2005.`,
    source: 'Organización Mundial de la Salud, nota descriptiva «Infecciones de transmisión sexual», 2024',
  },
  whenToBook: {
    text: 'Si sufrió violencia sexual o pudo haber contacto con el VIH, no espere una cita: vea los signos de alarma. Pida una si:',
    items: [
      'Tuvo una relación sin condón o se rompió: pida atención hoy, aquí o en un centro de salud. La anticoncepción de emergencia sirve hasta 120 horas después, y en las primeras 72 todavía puede prevenirse el VIH, en urgencias',
      'Su pareja le avisó que tiene una infección, aunque usted se sienta bien',
      'Tiene flujo, ardor, llagas, verrugas o ronchas en palmas y plantas',
      'Está embarazada y tiene o ha tenido herpes genital: dígalo; con llagas cerca del parto, acuda a urgencias',
      'Está embarazada o piensa estarlo y no se ha hecho las pruebas de VIH y sífilis',
      'Terminó un tratamiento y las molestias siguen o volvieron',
      'Tiene menos de 25 años y vida sexual: conviene buscar clamidia y gonorrea cada año (CDC, 2021)',
      'Tiene una pareja nueva, o quiere preguntar por la PrEP o las vacunas',
    ],
  },
  relatedServices: ['papanicolau', 'planificacion-familiar'],
  icd10: 'A64',
  questionsToAsk: [
    '¿Qué pruebas me conviene hacerme y cuándo se repiten?',
    '¿Mi pareja debe atenderse? ¿Cómo se lo digo?',
    '¿Cuándo puedo volver a tener relaciones?',
    '¿Esto afecta mi fertilidad o un embarazo?',
    '¿Me convienen las vacunas o la PrEP?',
    '¿Quién puede ver mis resultados?',
  ],
  ctaText:
    'Si tiene una duda, un síntoma o quiere hacerse pruebas, la atendemos con privacidad y sin juicios.',
  imageHome: '/dibujos/azulejos/infecciones-de-transmision-sexual.svg',
  imageIndividual: '/dibujos/paneles/infecciones-de-transmision-sexual.svg',
  imageAlt:
    'Tablero de azulejos con un escudo que lleva una palomita de verificación, entre flores de Talavera',
  iconIndividual: 'infecciones-de-transmision-sexual',
  sources: [
    {
      name: 'Organización Mundial de la Salud. Infecciones de transmisión sexual (ITS). Nota descriptiva',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/sexually-transmitted-infections-(stis)',
    },
    {
      name: 'NOM-039-SSA2-2014, para la prevención y control de las infecciones de transmisión sexual (DOF, 1 de junio de 2017)',
      url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5485035&fecha=01/06/2017',
    },
    {
      name: 'NOM-017-SSA2-2012, Para la vigilancia epidemiológica (DOF, 19 de febrero de 2013)',
      url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5288225&fecha=19/02/2013',
    },
    {
      name: 'NOM-010-SSA-2023, para la prevención y el control de la infección por virus de la inmunodeficiencia humana (DOF, junio de 2023)',
      url: '',
    },
    {
      name: 'Centers for Disease Control and Prevention. Sexually Transmitted Infections Treatment Guidelines, 2021. MMWR Recomm Rep 2021;70(4)',
      url: 'https://doi.org/10.15585/mmwr.rr7004a1',
    },
    ...sexualViolenceSources,
  ],
  metadata: {
    description:
      'Síntomas de las infecciones de transmisión sexual en la mujer, qué pruebas hacerse, cómo se tratan usted y su pareja y cuándo acudir a urgencias.',
    keywords: [
      'infecciones de transmisión sexual',
      'ITS en la mujer',
      'pruebas de ITS',
      'clamidia',
      'gonorrea',
      'sífilis',
      'herpes genital',
      'tricomoniasis',
    ],
    openGraph: {
      title: 'Infecciones de transmisión sexual',
      description:
        'Muchas no dan síntomas y casi todas se pueden tratar o controlar. Pruebas y atención confidencial.',
      url: '/enfermedades/infecciones-de-transmision-sexual',
    },
    alternates: { canonical: '/enfermedades/infecciones-de-transmision-sexual' },
  },
}
