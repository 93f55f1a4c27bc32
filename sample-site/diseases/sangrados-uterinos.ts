import type { DiseaseInput } from '#content/entries/disease.ts'
import {
  bleedingAfterBirth,
  bleedingAfterMenopause,
  bleedingGirl,
  bleedingGirlSource,
  faintness,
  heavyBleeding,
  largeClots,
  pelvicInfection,
  possiblePregnancy,
  strongPain,
} from '../alarm-signs.ts'

export const sangradosUterinos: DiseaseInput = {
  id: 'sangrados-uterinos',
  synonyms: [
    'regla',
    'menstruación',
    'periodo',
    'sangro mucho',
    'hemorragia',
    'coágulos',
    'regla abundante',
    'mucha sangre',
  ],
  name: 'Sangrados uterinos',
  technicalName: 'Sangrado uterino anormal',
  shortDescription: 'Reglas muy abundantes, muy largas o fuera de fecha: buscamos la causa antes de tratar.',
  description: `Un sangrado uterino es anormal cuando cambia en cantidad, duración, frecuencia o regularidad, o cuando aparece fuera de la regla. Es uno de los motivos de consulta más frecuentes en ginecología. Tiene muchas causas, la mayoría benignas, y conviene encontrar la suya antes de tratar.

Como referencia, en la edad adulta la regla suele llegar cada 24 a 38 días y durar hasta ocho días. No hace falta medir la sangre: si el flujo la obliga a cambiar sus planes, mancha la ropa o la cama, o la deja agotada, es demasiado abundante para usted y merece atención.`,
  alarmSigns: [
    heavyBleeding,
    largeClots,
    faintness,
    possiblePregnancy,
    pelvicInfection,
    strongPain,
    bleedingAfterBirth,
  ],
  symptoms: {
    text: 'Llevar un calendario de sus reglas, en papel o en el teléfono, ayuda mucho a orientar el diagnóstico. Anote los días de sangrado, cuántas toallas, tampones o copas usa y si hay coágulos o dolor.',
    items: [
      'Reglas muy abundantes, con coágulos o cambios de toalla durante la noche',
      'Reglas que duran más de ocho días',
      'Ciclos de menos de 24 días o de más de 38',
      'Ciclos impredecibles, muy distintos entre sí',
      'Manchado entre una regla y otra',
      'Sangrado después de las relaciones sexuales',
      'Sangrado después de doce meses sin regla',
      'Cansancio, palidez o falta de aire al subir escaleras, por anemia',
    ],
  },
  causes: {
    text: `Lo primero es descartar un embarazo y confirmar que la sangre viene del útero, no de la vagina, la vejiga o el recto. Después, la Federación Internacional de Ginecología y Obstetricia (FIGO) ordena las causas en dos grupos: las que se ven en un estudio de imagen o en una biopsia, y las que tienen que ver con el funcionamiento.

En una misma mujer puede haber más de una.`,
    items: [
      'Pólipos del endometrio o del cuello uterino',
      'Adenomiosis: tejido del endometrio dentro del músculo del útero',
      'Miomas (leiomiomas)',
      'Hiperplasia o cáncer del endometrio; cáncer del cuello uterino',
      'Trastornos de la coagulación, como la enfermedad de Von Willebrand',
      'Ciclos sin ovulación: adolescencia, perimenopausia, ovario poliquístico, tiroides o prolactina alteradas',
      'Alteraciones del propio endometrio, como la infección o la inflamación',
      'Medicamentos y dispositivos: anticonceptivos, anticoagulantes o DIU de cobre',
    ],
  },
  riskFactors: {
    text: 'Algunas circunstancias hacen más probable el sangrado anormal. Otras, como la obesidad o los años de ciclos sin ovulación, elevan el riesgo de una lesión del endometrio.',
    items: [
      'Los primeros años después de la primera regla y los que rodean la menopausia',
      'Síndrome de ovario poliquístico u otros periodos largos sin ovular',
      'Sobrepeso u obesidad, diabetes e hipertensión',
      'Enfermedades de la tiroides, del hígado o del riñón',
      'Tratamiento con anticoagulantes o con tamoxifeno',
      'Familiares con miomas o con problemas para coagular',
      'Antecedente familiar de cáncer de endometrio o de colon (síndrome de Lynch)',
    ],
  },
  complications: {
    text: 'El sangrado que se prolonga tiene consecuencias, aunque la causa sea benigna.',
    items: [
      'Falta de hierro y anemia, con cansancio y mal rendimiento',
      'Sangrado agudo que puede requerir hospitalización o transfusión',
      'Ausencias en el trabajo o la escuela y limitación de la vida social y sexual',
      'Dificultad para embarazarse, según la causa',
      'Diagnóstico tardío de una hiperplasia o un cáncer',
    ],
  },
  diagnosis: {
    text: 'La consulta empieza con su historia, su calendario de reglas y una exploración. Lo primero es saber si hay un embarazo y cuánta sangre ha perdido. Después se busca la causa. No todas necesitan todos los estudios:',
    items: [
      'Prueba de embarazo',
      'Biometría hemática y reservas de hierro (ferritina)',
      'Ultrasonido, de preferencia transvaginal',
      'Tiroides, prolactina o coagulación, según lo que usted cuente',
      'Papanicolaou o prueba de VPH, si le toca',
      'Muestra del endometrio (biopsia), sobre todo a partir de los 45 años o si hay factores de riesgo',
      'Histeroscopia, para mirar dentro del útero cuando se sospecha un pólipo o un mioma',
    ],
  },
  treatments: {
    text: 'Se trata la causa, se controla el sangrado y se repone el hierro. Sus planes de embarazo, su edad y sus preferencias pesan en la decisión. Se suele empezar por lo menos invasivo.',
    items: [
      {
        name: 'Hierro y corrección de la anemia',
        description:
          'Por vía oral o intravenosa, según la gravedad y la tolerancia. Se continúa un tiempo después de corregir la anemia para recuperar las reservas.',
      },
      {
        name: 'Medicamentos no hormonales',
        description:
          'El ácido tranexámico y los antiinflamatorios, tomados solo en los días de regla, reducen el flujo. No son adecuados para todas: conviene revisar antes sus antecedentes.',
      },
      {
        name: 'Tratamiento hormonal',
        description:
          'El DIU con levonorgestrel es una de las opciones más eficaces para la regla abundante. También sirven los anticonceptivos combinados y los progestágenos; la elección depende de sus riesgos y de si desea embarazo.',
      },
      {
        name: 'Histeroscopia quirúrgica',
        description:
          'Con una cámara delgada que entra por la vagina se retiran pólipos y algunos miomas. Por lo común no requiere heridas en el abdomen y el regreso a casa es el mismo día.',
      },
      {
        name: 'Ablación del endometrio',
        description:
          'Destruye la capa interna del útero para disminuir el sangrado. Solo se propone a quien ya no desea embarazos, y después sigue siendo necesaria la anticoncepción.',
      },
      {
        name: 'Cirugía mayor',
        description:
          'La miomectomía retira los miomas y conserva el útero. La histerectomía (retiro del útero) es una alternativa cuando lo anterior no funcionó, no es posible o usted así lo decide.',
      },
    ],
  },
  mexicoStats: {
    figure: '',
    text: 'En México no hay una norma dedicada solo al sangrado uterino. El sangrado después de las relaciones o tras la menopausia obliga a descartar, entre otras causas, un cáncer del cuello uterino, cuya prevención y detección trata la NOM-014-SSA2-1994. Tener al día la citología o la prueba de VPH es parte del estudio.',
    source: 'NOM-014-SSA2-1994, Secretaría de Salud, con modificación publicada en 2007',
  },
  whenToBook: {
    text: 'Si el sangrado es abundante en este momento, vea primero los signos de alarma. Pida una cita si:',
    items: [
      bleedingAfterMenopause,
      bleedingGirl,
      'Su regla la obliga a cambiarse de noche, a usar doble protección o a faltar al trabajo o a la escuela',
      'Nota otro de los cambios de «Síntomas», aunque no duela',
      'Toma anticoagulantes, hormonas o tamoxifeno y su regla cambió',
      'Desde su primera regla sangra mucho, o en su familia hay problemas para coagular',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'histerectomia-y-cirugia-ginecologica', 'papanicolau'],
  icd10: 'N93.9',
  questionsToAsk: [
    '¿Cuál cree que es la causa y qué falta para confirmarla?',
    '¿Tengo anemia o me falta hierro?',
    '¿Qué opciones hay sin cirugía y cuánto tardan en notarse?',
    '¿Qué tratamientos permiten embarazarme después?',
    '¿Cuánto sangrado es demasiado y a dónde acudo?',
  ],
  ctaText:
    'Si su regla cambió o la limita, podemos revisar su calendario y sus estudios para buscar juntas la causa.',
  imageHome: '/dibujos/azulejos/sangrados-uterinos.svg',
  imageIndividual: '/dibujos/paneles/sangrados-uterinos.svg',
  imageAlt: 'Tablero de azulejos con flores de Talavera y, en el medallón central, una gota',
  iconIndividual: 'sangrados-uterinos',
  sources: [
    {
      name: 'Munro MG, Critchley HOD, Fraser IS. The two FIGO systems for normal and abnormal uterine bleeding symptoms and classification of causes of abnormal uterine bleeding in the reproductive years: 2018 revisions. Int J Gynaecol Obstet, 2018',
      url: 'https://doi.org/10.1002/ijgo.12666',
    },
    {
      name: 'ACOG Practice Bulletin No. 128: Diagnosis of Abnormal Uterine Bleeding in Reproductive-Aged Women (2012)',
      url: 'https://doi.org/10.1097/AOG.0b013e318262e320',
    },
    {
      name: 'NICE guideline NG88. Heavy menstrual bleeding: assessment and management (2018, actualizada en 2021)',
      url: 'https://www.nice.org.uk/guidance/ng88',
    },
    {
      name: 'NOM-014-SSA2-1994, Para la prevención, detección, diagnóstico, tratamiento, control y vigilancia epidemiológica del cáncer cérvico uterino (modificación, DOF, 31 de mayo de 2007)',
      url: 'https://platiica.economia.gob.mx/normalizacion/nom-014-ssa2-1994/',
    },
    bleedingGirlSource,
  ],
  metadata: {
    description:
      'Reglas abundantes, largas o fuera de fecha: causas de los sangrados uterinos, cuándo acudir a urgencias, qué estudios se hacen y cómo se tratan.',
    keywords: [
      'sangrado uterino anormal',
      'sangrados uterinos',
      'regla abundante',
      'anemia por menstruación',
    ],
    openGraph: {
      title: 'Sangrados uterinos: primero la causa, después el tratamiento',
      description: 'Cuándo una regla deja de ser normal, qué signos son urgentes y qué opciones existen.',
      url: '/enfermedades/sangrados-uterinos',
    },
    alternates: { canonical: '/enfermedades/sangrados-uterinos' },
  },
}
