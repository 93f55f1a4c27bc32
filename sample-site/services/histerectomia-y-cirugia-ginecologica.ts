import type { ServiceInput } from '#content/entries/service.ts'
import { feverAfterProcedure, heavyBleedingAfterwards } from '../alarm-signs.ts'

export const histerectomiaYCirugiaGinecologica: ServiceInput = {
  id: 'histerectomia-y-cirugia-ginecologica',
  synonyms: [
    'quitar la matriz',
    'operación de matriz',
    'operar',
    'cirugía de miomas',
    'laparoscopia',
    'prolapso',
    'se me baja la matriz',
  ],
  title: 'Histerectomía y cirugía ginecológica',
  shortDescription:
    'Cirugía del útero y los ovarios cuando el tratamiento médico no basta. Antes de decidir, revisamos con usted alternativas, riesgos y recuperación.',
  priceNote: 'El costo de la cirugía y del hospital se cotiza después de valorarla.',
  description: `La cirugía ginecológica trata enfermedades del útero, los ovarios y las trompas cuando los medicamentos no bastan o no convienen. La histerectomía, que es la extirpación del útero, es una de varias opciones y rara vez la primera.

Antes de decidir le explicamos qué pasaría con cada camino, incluido el de no operar. Si desea un embarazo, eso cambia el plan. Puede pedir una segunda opinión.

La operación se hace en hospital, con anestesióloga o anestesiólogo. La histerectomía puede realizarse por la vagina, por laparoscopia (incisiones pequeñas y una cámara) o por una incisión en el abdomen. Siempre que es posible se prefieren las dos primeras, porque la recuperación suele ser más corta. Los ovarios se conservan o se retiran según su edad, sus antecedentes y su decisión.

Como toda cirugía, tiene riesgos: sangrado, infección, coágulos, lesión de vejiga, uréteres o intestino, y los de la anestesia. Son poco frecuentes, pero existen. Los revisamos antes de firmar la carta de consentimiento informado.`,
  fact: { value: '3 vías', label: 'vaginal, laparoscópica o abdominal: se elige según cada caso' },
  forWhat: `Se considera ante miomas con síntomas, sangrado abundante que no mejora, pólipos, endometriosis, quistes o tumores de ovario, prolapso y lesiones precancerosas.

Si se sospecha o se confirma un cáncer, le ayudamos a llegar con oncología ginecológica.`,
  benefits: [
    'Puede aliviar sangrado, dolor o presión que no mejoran con medicamentos',
    'Permite estudiar el tejido retirado para precisar el diagnóstico',
    'Vías de mínima invasión cuando el caso lo permite',
    'Alternativas para conservar el útero, si usted lo desea',
    'Seguimiento en el consultorio antes y después',
  ],
  types: [
    {
      name: 'Histerectomía',
      description:
        'Retira el útero, con el cuello (total) o sin él (subtotal). A menudo se propone retirar también las trompas, porque así baja el riesgo de cáncer de ovario.',
    },
    {
      name: 'Miomectomía',
      description: 'Retira los miomas y conserva el útero. Con el tiempo pueden aparecer otros.',
    },
    {
      name: 'Laparoscopia de ovario y pelvis',
      description: 'Trata quistes, endometriosis o adherencias a través de incisiones pequeñas.',
    },
    {
      name: 'Histeroscopia',
      description:
        'Una cámara delgada entra por el cuello uterino, sin incisiones. Permite retirar pólipos y algunos miomas.',
    },
  ],
  whenToBook: {
    text: 'Si sangra mucho o el dolor es fuerte, vea los signos de alarma. Pida una cita si:',
    items: [
      'Le propusieron una operación y quiere conocer otras opciones o una segunda opinión',
      'El sangrado o el dolor siguen aunque ya tomó tratamiento',
      'Le dijeron que tiene anemia por sus reglas',
      'Siente un bulto en la vagina o se le sale la orina',
      'Le encontraron un mioma, un pólipo o un quiste y no sabe si se opera',
      'El resultado de una biopsia habla de lesión de alto grado o de cáncer: pídala esta semana',
      'Ya la operaron y no tiene su resultado de patología ni fecha de revisión',
    ],
  },
  process: [
    {
      name: 'Valoración',
      description:
        'Historia clínica, exploración, ultrasonido y los análisis que su caso pida. Se acuerdan la operación y la vía.',
    },
    {
      name: 'Preparación',
      description:
        'Anestesiología la valora. Le dicen cuántas horas de ayuno necesita y qué medicamentos suspender. Lee y firma la carta de consentimiento; puede preguntar todo.',
    },
    {
      name: 'El día de la cirugía',
      description: 'Ingresa al hospital. Se confirman su nombre y la operación, y se aplica la anestesia.',
    },
    {
      name: 'La operación',
      description:
        'Por la vagina, por laparoscopia o por una incisión. Lo que se retira se envía a patología.',
    },
    {
      name: 'Recuperación',
      description:
        'Despierta en una sala vigilada. Se trata el dolor y se le ayuda a caminar pronto, para evitar coágulos.',
    },
    {
      name: 'Alta y revisión',
      description:
        'Sale con indicaciones por escrito. En la revisión se leen con usted el resultado de patología y los siguientes pasos.',
    },
  ],
  painful:
    'Durante la cirugía la anestesia evita el dolor. Después es normal sentirlo los primeros días. Se trata con medicamentos programados y se espera que disminuya. La intensidad varía según la vía y la persona.',
  hospitalOrAmbulatory:
    'Hospitalario. La histeroscopia suele permitir el alta el mismo día; la histerectomía suele requerir de una a tres noches, según la vía.',
  procedureTime: 'La histeroscopia suele durar menos de una hora; la histerectomía, de una a tres horas.',
  anesthesia: 'General o regional; en la histeroscopia, a veces sedación o anestesia local.',
  recoveryTime:
    'De uno a tres días tras una histeroscopia; la histerectomía suele pedir de tres a seis semanas, según la vía.',
  postProcedureRecommendations: [
    'Camine distancias cortas desde el primer día, según se le indique',
    'Tome sus medicamentos como están en la receta y no agregue otros',
    'Mantenga limpias y secas las heridas',
    'No cargue peso hasta que se le autorice',
    'Evite relaciones sexuales, tampones y duchas vaginales; tras una histerectomía suelen ser seis semanas o más',
    'Acuda a su revisión y recoja el resultado de patología',
  ],
  alarmSigns: [
    feverAfterProcedure,
    `${heavyBleedingAfterwards} o sangra cada vez más`,
    'el dolor aumenta en lugar de disminuir, o el vientre se distiende con vómito',
    'la herida se abre, está muy roja o drena pus',
    'se le hincha o le duele una pierna, le falta el aire o le duele el pecho',
    'no puede orinar',
    'siente que algo sale por la vagina',
    'le sale orina o líquido por la vagina sin control',
  ],
  myths: [
    {
      myth: 'La histerectomía siempre provoca la menopausia',
      fact: 'En general deja de haber regla. Si se conservan los ovarios, siguen produciendo hormonas, aunque la menopausia puede llegar algo antes.',
    },
    {
      myth: 'Después ya no hay vida sexual',
      fact: 'La mayoría de las mujeres la retoma, y en algunas mejora al quitarse el dolor o el sangrado. Si hay molestias, existen tratamientos.',
    },
    {
      myth: 'Los miomas obligan a quitar el útero',
      fact: 'Muchos solo se vigilan. Hay medicamentos, miomectomía y otros procedimientos.',
    },
  ],
  questionsToAsk: [
    '¿Por qué me conviene operarme y qué pasa si espero?',
    '¿Qué otras opciones tengo y cuáles conservan el útero?',
    '¿Qué se retira: el cuello, las trompas, los ovarios? ¿Por qué?',
    '¿Por qué vía, cuánto dura y cuándo vuelvo a trabajar?',
    '¿Qué riesgos tiene en mi caso y qué haría si algo se complica?',
    '¿Cuánto cuestan la cirugía, el hospital y la anestesia, y qué cubre mi seguro?',
  ],
  ctaText: 'Si le propusieron una cirugía, agende una valoración para revisar con calma todas sus opciones.',
  images: [
    {
      src: '/dibujos/escenas/histerectomia-y-cirugia-ginecologica.svg',
      alt: 'Quirófano con lámpara, mesa de instrumental y pantalla de laparoscopia',
    },
    {
      src: '/dibujos/azulejos/histerectomia-y-cirugia-ginecologica.svg',
      alt: 'Azulejo de Talavera del tema cirugía ginecológica',
    },
  ],
  imageHome: '/dibujos/escenas/histerectomia-y-cirugia-ginecologica.svg',
  imageIndividual: '/dibujos/escenas/histerectomia-y-cirugia-ginecologica.svg',
  imageAlt: 'Ilustración: lámpara de quirófano, charola de instrumental y pantalla de laparoscopia',
  iconIndividual: 'histerectomia-y-cirugia-ginecologica',
  sources: [
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Hysterectomy',
      url: 'https://www.acog.org/womens-health/faqs/hysterectomy',
    },
    {
      name: 'ACOG Committee Opinion 701: Choosing the Route of Hysterectomy for Benign Disease, 2017',
      url: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/06/choosing-the-route-of-hysterectomy-for-benign-disease',
    },
    {
      name: 'NOM-004-SSA3-2012, Del expediente clínico (carta de consentimiento informado)',
      url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5272787&fecha=15/10/2012',
    },
  ],
  metadata: {
    description:
      'Histerectomía, laparoscopia, miomectomía e histeroscopia: cuándo se consideran, alternativas, riesgos, recuperación y signos de alarma.',
    keywords: [
      'histerectomía',
      'cirugía ginecológica',
      'laparoscopia ginecológica',
      'miomectomía',
      'histeroscopia',
      'cirugía de miomas',
    ],
    openGraph: {
      title: 'Histerectomía y cirugía ginecológica',
      description: 'Cuándo se considera operar, qué alternativas hay y cómo es la recuperación según la vía.',
      url: '/servicios/histerectomia-y-cirugia-ginecologica',
    },
    alternates: { canonical: '/servicios/histerectomia-y-cirugia-ginecologica' },
  },
}
