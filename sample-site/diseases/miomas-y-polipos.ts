import type { DiseaseInput } from '#content/entries/disease.ts'
import {
  bleedingAfterMenopause,
  faintness,
  heavyBleeding,
  largeClots,
  pelvicInfection,
  possiblePregnancy,
  strongPain,
} from '../alarm-signs.ts'

export const miomasYPolipos: DiseaseInput = {
  id: 'miomas-y-polipos',
  synonyms: ['fibromas', 'tumores en la matriz', 'bolas en la matriz', 'matriz grande', 'pólipo'],
  name: 'Miomas y pólipos',
  technicalName: 'Leiomiomatosis y pólipos endometriales',
  shortDescription:
    'Crecimientos casi siempre benignos que pueden causar sangrado, dolor o dificultad para embarazarse.',
  description: `Los miomas y los pólipos son crecimientos del útero, casi siempre benignos. Muchos no causan molestias y solo se vigilan. Otros provocan sangrado, dolor o dificultad para embarazarse, y para ellos hay tratamientos que van de los medicamentos a la cirugía.

Los miomas (leiomiomas o fibromas) se forman en el músculo del útero. Importa dónde están: los que asoman a la cavidad (submucosos) suelen sangrar más; los que crecen en la pared (intramurales) o hacia afuera (subserosos) pueden causar presión. Pueden ser uno o varios, y tienden a disminuir después de la menopausia.

Los pólipos nacen del tejido que recubre el útero por dentro (endometrio) o del canal del cuello uterino. Son blandos, por lo común pequeños, y a veces cuelgan de un tallo. Una minoría contiene células anormales, sobre todo después de la menopausia; por eso, lo que se retira se envía a estudio.`,
  alarmSigns: [
    heavyBleeding,
    largeClots,
    `sangra y ${faintness}`,
    strongPain,
    pelvicInfection,
    possiblePregnancy,
    'de pronto no puede orinar',
    'una pierna se le hincha y le duele, o siente dolor en el pecho al respirar',
  ],
  symptoms: {
    text: `Depende del tamaño, del número y, más que nada, del sitio. Todo sangrado después de la menopausia requiere estudio, aunque sea escaso y ocurra una sola vez.`,
    items: [
      'Reglas muy abundantes o de más de ocho días',
      'Manchado entre reglas o después de la relación sexual',
      'Sangrado después de la menopausia',
      'Cólicos, dolor o sensación de peso en la pelvis',
      'Ganas frecuentes de orinar o estreñimiento, por presión',
      'Aumento del volumen del vientre',
      'Cansancio por falta de hierro (anemia)',
      'Dificultad para embarazarse o pérdidas del embarazo',
    ],
  },
  causes: {
    text: `Un mioma se inicia en una célula del músculo del útero que empieza a multiplicarse. No se sabe bien por qué ocurre, pero influyen cambios genéticos dentro de esa célula, y los estrógenos y la progesterona estimulan su crecimiento.

Los pólipos son un crecimiento localizado del endometrio o del canal cervical. Se relacionan sobre todo con el efecto de los estrógenos. Ni los miomas ni los pólipos aparecen por algo que usted haya hecho.`,
    items: [],
  },
  riskFactors: {
    text: `Algunos factores son propios de los miomas, otros de los pólipos, y varios se comparten:`,
    items: [
      'Edad entre 30 y 50 años para los miomas; los pólipos son más frecuentes cerca y después de la menopausia',
      'Madre o hermana con miomas',
      'Ascendencia africana, en el caso de los miomas',
      'Primera regla a edad temprana',
      'No haber tenido embarazos',
      'Sobrepeso u obesidad',
      'Presión arterial alta',
      'Uso de tamoxifeno, en el caso de los pólipos',
    ],
  },
  complications: {
    text: `La más común es la anemia, que se instala poco a poco y a la que muchas mujeres se acostumbran. Que un mioma sea en realidad un tumor maligno (sarcoma) es muy poco frecuente; se piensa en ello si crece después de la menopausia o se ve distinto en los estudios.`,
    items: [
      'Anemia por sangrado repetido',
      'Dolor agudo, cuando un mioma pierde su riego o se tuerce sobre su tallo',
      'Presión sobre la vejiga, el intestino o los uréteres',
      'Dificultad para embarazarse, sobre todo si deforman la cavidad',
      'En el embarazo: dolor, posición anormal del bebé, parto prematuro o cesárea; la mayoría transcurre sin problemas',
      'Cambios malignos o previos al cáncer en una minoría de los pólipos',
    ],
  },
  diagnosis: {
    text: 'El ultrasonido transvaginal suele ser el primer paso: muestra cuántos hay, de qué tamaño y en qué lugar. Encontrar un mioma o un pólipo no obliga a operar. Según sus molestias y sus planes se agregan otros estudios:',
    items: [
      'Preguntas sobre la cantidad de sangre, la presión en el vientre y los planes de embarazo',
      'Exploración del vientre y de la pelvis, con su permiso',
      'Biometría hemática y reservas de hierro',
      'Ultrasonido con líquido dentro del útero (histerosonografía), si hay duda de lo que ocurre en la cavidad',
      'Histeroscopia: una cámara delgada que mira dentro y, a veces, retira el pólipo en ese momento',
      'Resonancia, si son muchos, si se planea conservar el útero o si el aspecto no es el habitual',
      'Muestra del endometrio, si el sangrado es irregular o hay factores de riesgo',
    ],
  },
  treatments: {
    text: `Se trata a la paciente, no la imagen. Cuentan sus síntomas, su edad, si desea embarazarse y si quiere conservar el útero. Casi siempre hay más de una opción razonable.`,
    items: [
      {
        name: 'Vigilancia',
        description:
          'Si no hay molestias, suele bastar con revisiones y ultrasonido periódicos. Algunos pólipos pequeños desaparecen solos.',
      },
      {
        name: 'Medicamentos y hierro',
        description:
          'Antiinflamatorios, ácido tranexámico, anticonceptivos o DIU hormonal reducen el sangrado. Los análogos o antagonistas de GnRH disminuyen el tamaño de los miomas por un tiempo. La anemia se trata a la par.',
      },
      {
        name: 'Histeroscopia',
        description:
          'A través de la vagina, sin incisiones, se retiran pólipos y miomas que asoman a la cavidad. A menudo es ambulatoria.',
      },
      {
        name: 'Miomectomía',
        description:
          'Retira los miomas y conserva el útero, por laparoscopia o por una incisión abdominal. Es una opción cuando se desea un embarazo. Pueden formarse miomas nuevos.',
      },
      {
        name: 'Embolización y ultrasonido focalizado',
        description:
          'Reducen los miomas sin retirarlos: la primera cierra las arterias que los nutren y el segundo los calienta. No convienen en todos los casos y se valoran con cuidado si piensa embarazarse.',
      },
      {
        name: 'Histerectomía',
        description:
          'Retirar el útero resuelve el sangrado y evita miomas nuevos. Es una decisión meditada, cuando ya no se desean embarazos y otras opciones no bastan o no convienen. Los ovarios con frecuencia se conservan.',
      },
    ],
  },
  mexicoStats: {
    figure: '',
    text: `El Sistema Nacional de Salud publicó en 2009 una guía de práctica clínica para el diagnóstico y tratamiento de la miomatosis uterina (IMSS-082-08), que orienta cuándo vigilar, cuándo tratar y cuándo referir. Como es de ese año, este texto se apoya también en guías más recientes (ACOG, 2021). Para nombrar las causas del sangrado, pólipos y miomas incluidos, se usa la clasificación internacional de la FIGO (PALM-COEIN).`,
    source: 'Guía de práctica clínica IMSS-082-08, Secretaría de Salud, 2009; FIGO, 2018',
  },
  whenToBook: {
    text: 'Pida una cita, aunque las molestias sean leves, si:',
    items: [
      bleedingAfterMenopause,
      'Sus reglas son cada vez más abundantes o más largas',
      'Mancha entre reglas o después de las relaciones',
      'Siente el vientre crecido o peso en la pelvis, o va al baño muy seguido',
      'Le encontraron un mioma o un pólipo y no tiene fecha de control',
      'Busca un embarazo, o perdió uno, y sabe que tiene miomas',
      'Le dijeron que tiene anemia, o se cansa con facilidad',
      'Le propusieron quitar el útero y quiere conocer otras opciones',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'histerectomia-y-cirugia-ginecologica'],
  icd10: 'D25',
  questionsToAsk: [
    '¿Cuántos son, dónde están y causan mis molestias?',
    '¿Qué pasa si solo los vigilamos?',
    '¿Qué opciones conservan el útero y cuáles permiten embarazarme?',
    '¿Cuánto alivian los medicamentos y por cuánto tiempo?',
    '¿Pueden volver después de quitarlos?',
  ],
  ctaText:
    'Si le encontraron un mioma o un pólipo, o sus reglas han cambiado, revisemos juntas sus estudios y las opciones que tiene.',
  imageHome: '/dibujos/azulejos/miomas-y-polipos.svg',
  imageIndividual: '/dibujos/paneles/miomas-y-polipos.svg',
  imageAlt:
    'Tablero de azulejos con la silueta de un útero que guarda un círculo ocre, entre flores de Talavera',
  iconIndividual: 'miomas-y-polipos',
  sources: [
    {
      name: 'Diagnóstico y tratamiento de miomatosis uterina. Guía de práctica clínica IMSS-082-08. México: Secretaría de Salud, 2009',
      url: '',
    },
    {
      name: 'American College of Obstetricians and Gynecologists. Management of Symptomatic Uterine Leiomyomas. Practice Bulletin 228, 2021',
      url: 'https://doi.org/10.1097/AOG.0000000000004401',
    },
    {
      name: 'AAGL Practice Report: Practice Guidelines for the Diagnosis and Management of Endometrial Polyps. J Minim Invasive Gynecol, 2012',
      url: 'https://doi.org/10.1016/j.jmig.2011.09.003',
    },
    {
      name: 'Munro MG y cols. The two FIGO systems for normal and abnormal uterine bleeding: 2018 revisions. Int J Gynecol Obstet, 2018',
      url: 'https://doi.org/10.1002/ijgo.12666',
    },
  ],
  metadata: {
    description:
      'Qué son los miomas y los pólipos del útero, cuándo basta vigilarlos, qué tratamientos conservan el útero y qué signos requieren acudir a urgencias.',
    keywords: [
      'miomas uterinos',
      'pólipos endometriales',
      'miomatosis',
      'sangrado abundante',
      'mioma y embarazo',
    ],
    openGraph: {
      title: 'Miomas y pólipos del útero',
      description:
        'Casi siempre son benignos. Cuándo vigilar, cuándo tratar y qué opciones hay para conservar el útero.',
      url: '/enfermedades/miomas-y-polipos',
    },
    alternates: { canonical: '/enfermedades/miomas-y-polipos' },
  },
}
