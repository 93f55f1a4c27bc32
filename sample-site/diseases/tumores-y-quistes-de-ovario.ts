import type { DiseaseInput } from '#content/entries/disease.ts'
import { faintness, pelvicInfection, possiblePregnancy, strongPain } from '../alarm-signs.ts'

export const tumoresYQuistesDeOvario: DiseaseInput = {
  id: 'tumores-y-quistes-de-ovario',
  synonyms: ['bolita en el ovario', 'quiste', 'masa en el ovario', 'cáncer de ovario'],
  name: 'Tumores y quistes de ovario',
  technicalName: 'Masas anexiales',
  shortDescription:
    'La mayoría son benignos. El ultrasonido y el seguimiento indican cuáles requieren tratamiento.',
  description: `Un quiste de ovario es una bolsa, casi siempre llena de líquido, que se forma en el ovario. La palabra tumor solo significa crecimiento: no quiere decir cáncer. La mayoría de los hallazgos son benignos y muchos desaparecen solos.

Los más frecuentes son los quistes funcionales, que aparecen por el propio trabajo del ovario en cada ciclo y suelen irse en pocas semanas o meses. Otros crecen por motivos distintos: el teratoma maduro (quiste dermoide), el cistadenoma y el endometrioma, que se relaciona con la endometriosis. A veces la masa no nace del ovario, sino de la trompa o del útero; por eso los médicos hablan de masas anexiales.

El cáncer de ovario es mucho menos común. Su riesgo aumenta con la edad, sobre todo después de la menopausia, y con ciertos antecedentes familiares. Como al inicio da pocas molestias, conviene consultar si la inflamación del vientre, la saciedad temprana o el dolor son nuevos y se repiten casi todos los días.`,
  alarmSigns: [
    strongPain,
    'el dolor empezó de golpe durante el ejercicio o una relación sexual y no cede',
    faintness,
    pelvicInfection,
    possiblePregnancy,
    'el abdomen se pone duro, se hincha con rapidez o duele al menor contacto',
  ],
  symptoms: {
    text: 'Muchos quistes no dan síntomas y se descubren en un ultrasonido de rutina. Cuando los hay, dependen del tamaño y del tipo.',
    items: [
      'Dolor o pesadez de un lado del bajo vientre',
      'Sensación de inflamación o aumento del abdomen',
      'Dolor durante las relaciones sexuales',
      'Reglas irregulares, más dolorosas o manchado entre ellas',
      'Ganas frecuentes de orinar o estreñimiento',
      'Llenarse pronto al comer',
      'Dificultad para embarazarse, en algunos casos',
    ],
  },
  causes: {
    text: 'Cada mes el ovario forma un pequeño saco (folículo) que libera un óvulo. Si no se abre o no se reabsorbe, queda un quiste funcional. Los demás tienen otros orígenes y no siempre se sabe por qué aparecen.',
    items: [
      'Quiste folicular o del cuerpo lúteo, ligados al ciclo',
      'Teratoma maduro, formado por células que dan origen a distintos tejidos',
      'Cistadenoma seroso o mucinoso, que crece desde la superficie del ovario',
      'Endometrioma, por endometriosis en el ovario',
      'Absceso o líquido en la trompa por una infección pélvica',
      'Fibroma y otros tumores sólidos, benignos o malignos',
    ],
  },
  riskFactors: {
    text: 'Los quistes funcionales son propios de los años en que hay ovulación. Otros antecedentes obligan a una vigilancia más cuidadosa, porque elevan el riesgo de cáncer de ovario.',
    items: [
      'Estar en edad reproductiva o en los primeros meses del embarazo',
      'Usar medicamentos para estimular la ovulación',
      'Tener endometriosis',
      'Usar tamoxifeno o un DIU hormonal, que se asocian con quistes benignos',
      'Haber pasado la menopausia y tener una masa nueva',
      'Tener familiares con cáncer de ovario, de mama o de colon',
      'Ser portadora de mutaciones BRCA1 o BRCA2, o del síndrome de Lynch',
    ],
  },
  complications: {
    text: 'No son lo habitual, pero conviene conocerlas. La torsión y la rotura con sangrado abundante son urgencias.',
    items: [
      'Torsión: el ovario gira sobre sí mismo y se queda sin riego de sangre',
      'Rotura, con dolor brusco y a veces sangrado dentro del abdomen',
      'Infección del quiste o absceso',
      'Pérdida de tejido sano del ovario, por el quiste o por cirugías repetidas',
      'Retraso en el diagnóstico de un cáncer cuando no se da seguimiento',
    ],
  },
  diagnosis: {
    text: 'El estudio principal es el ultrasonido, de preferencia transvaginal. Importa el tamaño, pero más el aspecto: paredes lisas o irregulares, tabiques, partes sólidas. Con eso se decide si basta con repetirlo o si falta otro estudio. Cuando se opera, el diagnóstico final lo da patología.',
    items: [
      'Preguntas sobre el dolor, las reglas y los cánceres en la familia',
      'Exploración del vientre y de la pelvis, con su permiso',
      'Prueba de embarazo, si puede haberlo',
      'CA-125 y otros marcadores en sangre, según su edad y la imagen; el CA-125 también sube por endometriosis, miomas, infecciones o la regla, y por sí solo no da un diagnóstico',
      'Resonancia, si el ultrasonido deja dudas',
      'Otro ultrasonido semanas o meses después, para ver si el quiste se fue, sigue igual o cambió',
    ],
  },
  treatments: {
    text: 'La conducta depende de su edad, los síntomas, el aspecto en el ultrasonido y sus planes de embarazo. Muchas mujeres solo necesitan vigilancia.',
    items: [
      {
        name: 'Vigilancia con ultrasonido',
        description:
          'Es lo indicado en la mayoría de los quistes simples y sin síntomas. Se repite el estudio después de unas semanas o meses para ver si desaparece, sigue igual o cambia.',
      },
      {
        name: 'Alivio del dolor',
        description:
          'Analgésicos y reposo relativo mientras el quiste se resuelve. Si el dolor aumenta de golpe no espere la cita: acuda a urgencias.',
      },
      {
        name: 'Anticonceptivos hormonales',
        description:
          'Pueden reducir la formación de nuevos quistes funcionales. No hacen desaparecer más pronto el que ya existe.',
      },
      {
        name: 'Retiro del quiste por laparoscopia',
        description:
          'Se quita el quiste y se conserva el ovario siempre que es posible (quistectomía). Se propone si es grande, persiste, da síntomas o su aspecto genera duda.',
      },
      {
        name: 'Retiro del ovario',
        description:
          'A veces es necesario extirpar el ovario y la trompa (salpingooforectomía), por ejemplo en tumores muy grandes, con sospecha de cáncer o después de la menopausia.',
      },
      {
        name: 'Atención por oncología ginecológica',
        description:
          'Si los estudios sugieren cáncer, la cirugía y el tratamiento debe planearlos desde el inicio un equipo especializado. La acompañamos en esa referencia.',
      },
    ],
  },
  mexicoStats: {
    figure: '',
    text: 'En 2022 la Secretaría de Salud (CENETEC) actualizó su guía sobre los tumores benignos de ovario. Dice cuándo vigilar, cuándo operar y cuándo enviar a otro especialista. Si usted no tiene síntomas ni riesgo familiar, no se recomienda buscar cáncer de ovario con estudios de rutina: hasta hoy no han bajado las muertes y pueden llevar a cirugías que no hacían falta.',
    source:
      'CENETEC, Secretaría de Salud, guía GPC-SS-511-22 (2022); U.S. Preventive Services Task Force (2018)',
  },
  whenToBook: {
    text: 'Pida una cita, aunque no haya dolor fuerte, si:',
    items: [
      'El vientre inflamado, llenarse pronto al comer, el dolor o las ganas de orinar son nuevos y aparecen más de doce veces al mes, sobre todo si tiene 50 años o más (NICE, CG122)',
      'Ya pasó la menopausia y le encontraron un quiste o una masa',
      'Le encontraron un quiste y no tiene fecha para repetir el ultrasonido',
      'Siente dolor de un lado que va y viene',
      'Su regla cambió o le duelen las relaciones',
      'Su madre, hermana o hija tuvo cáncer de ovario o de mama',
      'Quiere embarazarse y sabe que tiene un quiste',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'histerectomia-y-cirugia-ginecologica'],
  icd10: 'N83.2',
  questionsToAsk: [
    '¿Qué tipo de quiste parece y qué tan segura es la imagen?',
    '¿Cuándo repetimos el ultrasonido y qué cambio le preocuparía?',
    '¿Qué pasa si no lo operamos por ahora?',
    'Si se opera, ¿se puede conservar el ovario?',
    '¿Afecta mis planes de embarazo?',
  ],
  ctaText:
    'Si le encontraron un quiste o tiene molestias que se repiten, traiga sus estudios y los revisamos con calma en consulta.',
  imageHome: '/dibujos/azulejos/tumores-y-quistes-de-ovario.svg',
  imageIndividual: '/dibujos/paneles/tumores-y-quistes-de-ovario.svg',
  imageAlt:
    'Tablero de azulejos con flores de Talavera y, en el medallón central, un ovario con tres quistes redondos',
  iconIndividual: 'tumores-y-quistes-de-ovario',
  sources: [
    {
      name: 'Guía de Práctica Clínica GPC-SS-511-22. Diagnóstico y tratamiento de las pacientes con tumores anexiales benignos. Secretaría de Salud, CENETEC, México, 2022',
      url: '',
    },
    {
      name: 'ACOG Practice Bulletin No. 174: Evaluation and Management of Adnexal Masses (2016)',
      url: 'https://doi.org/10.1097/AOG.0000000000001768',
    },
    {
      name: 'U.S. Preventive Services Task Force. Ovarian Cancer: Screening (2018)',
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/ovarian-cancer-screening',
    },
    {
      name: 'NICE guideline CG122. Ovarian cancer: recognition and initial management (2011)',
      url: 'https://www.nice.org.uk/guidance/cg122',
    },
  ],
  metadata: {
    description:
      'La mayoría de los tumores y quistes de ovario son benignos. Conozca los síntomas, los signos de urgencia, los estudios y cuándo se vigila o se opera.',
    keywords: ['quiste de ovario', 'tumor de ovario', 'masa anexial', 'torsión de ovario', 'quiste dermoide'],
    openGraph: {
      title: 'Tumores y quistes de ovario: qué significan',
      description: 'Qué tipos existen, qué muestra el ultrasonido y cuándo basta con vigilar.',
      url: '/enfermedades/tumores-y-quistes-de-ovario',
    },
    alternates: { canonical: '/enfermedades/tumores-y-quistes-de-ovario' },
  },
}
