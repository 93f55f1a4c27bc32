import type { ServiceInput } from '#content/entries/service.ts'
import {
  bleedingAfterMenopause,
  faintness,
  heavyBleeding,
  pelvicInfection,
  possiblePregnancy,
  strongPain,
} from '../alarm-signs.ts'

export const ultrasonidoDeUteroYOvarios: ServiceInput = {
  id: 'ultrasonido-de-utero-y-ovarios',
  synonyms: ['ultrasonido de matriz', 'eco', 'ecografía', 'ultrasonido vaginal', 'ultrasonido pélvico'],
  title: 'Ultrasonido de útero y ovarios',
  shortDescription:
    'Estudio breve para valorar útero, endometrio y ovarios. Ayuda a buscar la causa del dolor, del sangrado o de las reglas irregulares.',
  price: 'consulta-con-ultrasonido',
  description: `El ultrasonido de útero y ovarios (ultrasonido pélvico) muestra con ondas de sonido el útero, el endometrio, que es la capa que lo recubre por dentro, y los ovarios. Suele ser el primer estudio de imagen cuando hay dolor, sangrado o reglas fuera de lo habitual.

La imagen es una parte del diagnóstico. A veces basta con repetirla semanas después. Otras veces se completa con análisis, resonancia o biopsia. Nunca sustituye al Papanicolaou ni a la exploración.`,
  fact: { value: '10 a 20 min', label: 'suele durar el estudio en el consultorio' },
  forWhat: `Permite buscar miomas, pólipos, quistes y otros tumores de ovario, así como señales de endometriosis o de ovario poliquístico. También mide el endometrio cuando hay sangrado después de la menopausia y revisa la posición de un DIU.

Se usa además en el estudio de la fertilidad y para dar seguimiento a un hallazgo previo.`,
  benefits: [
    'Valora útero, endometrio y ovarios en una sola sesión',
    'Ayuda a encontrar la causa del dolor o del sangrado',
    'No usa radiación',
    'Permite comparar un hallazgo a lo largo del tiempo',
    'Resultado explicado en la misma consulta',
  ],
  types: [
    {
      name: 'Transvaginal',
      description: 'Da la imagen más cercana del útero y los ovarios. Se realiza con la vejiga vacía.',
    },
    {
      name: 'Abdominal (suprapúbico)',
      description:
        'Se hace sobre la piel, con la vejiga llena. Es útil cuando no se desea la vía vaginal o si hay masas grandes.',
    },
    {
      name: 'Con Doppler color',
      description: 'Estudia el paso de la sangre por el útero, los ovarios o una lesión.',
    },
    {
      name: 'Sonohisterografía',
      description:
        'Se introduce solución salina en el útero para ver mejor pólipos o miomas dentro de la cavidad. Se programa aparte y solo si se necesita.',
    },
  ],
  whenToBook: {
    text: 'Si el dolor es fuerte o sangra mucho, vea los signos de alarma. Pida una cita si:',
    items: [
      'Le pidieron el estudio y aún no tiene fecha',
      bleedingAfterMenopause,
      'Tiene dolor de un lado que va y viene, o peso en la pelvis',
      'Sus reglas cambiaron o son más abundantes',
      'Le encontraron un quiste, un mioma o un pólipo y ya toca repetir el estudio',
      'No encuentra los hilos de su DIU',
      'El vientre inflamado o llenarse pronto al comer son nuevos y se repiten',
    ],
  },
  process: [
    {
      name: 'Se elige la vía',
      description:
        'La más usada es la transvaginal, con la vejiga vacía. Si no ha iniciado su vida sexual o prefiere evitarla, puede hacerse por el abdomen, con la vejiga llena.',
    },
    {
      name: 'Se recuesta, cubierta con una sábana',
      description:
        'Le preguntamos la fecha de su última regla, porque el momento del ciclo cambia lo que se observa.',
    },
    {
      name: 'Se coloca el transductor',
      description:
        'Es delgado, lleva una funda nueva y gel, y se introduce con suavidad. Puede pedir una pausa o suspenderlo en cualquier momento.',
    },
    {
      name: 'Se miden el útero, el endometrio y los ovarios',
      description: 'Le mostramos en pantalla lo que se va viendo.',
    },
    {
      name: 'Recibe el reporte',
      description: 'Se le explica qué se encontró y si basta con repetirlo o falta otro estudio.',
    },
  ],
  painful:
    'No suele doler. La vía transvaginal puede sentirse como presión, y molestar más si hay endometriosis, resequedad o tensión. Avísenos: usamos más gel, cambiamos la posición o elegimos la vía abdominal.',
  hospitalOrAmbulatory: 'Ambulatorio: se realiza en el consultorio.',
  procedureTime: 'Suele durar de 10 a 20 minutos.',
  anesthesia: 'No requiere anestesia.',
  recoveryTime: 'No requiere recuperación: puede volver a sus actividades al salir.',
  postProcedureRecommendations: [
    'Puede comer, manejar y trabajar como de costumbre',
    'Use un pantiprotector si queda algo de gel',
    'Guarde el reporte y las imágenes para comparar',
    'Si se acordó un nuevo estudio, anote la fecha según su ciclo',
    'Acuda a consulta si sangra después de la menopausia, aunque sea poco',
  ],
  alarmSigns: [strongPain, heavyBleeding, possiblePregnancy, faintness, pelvicInfection],
  myths: [
    {
      myth: 'Todo quiste de ovario se opera',
      fact: 'Muchos quistes son parte del ciclo y desaparecen solos. El tamaño, el aspecto, la edad y los síntomas orientan la decisión.',
    },
    {
      myth: 'Con la regla no se puede hacer',
      fact: 'Sí se puede, y a veces es necesario. Si la cita puede esperar, elegimos los días más útiles para lo que se busca.',
    },
    {
      myth: 'Un ultrasonido normal descarta la endometriosis',
      fact: 'No. Las lesiones superficiales suelen no verse. Si el dolor continúa, el estudio continúa.',
    },
    {
      myth: 'Cada año hay que buscar así el cáncer de ovario',
      fact: 'En mujeres sin síntomas y con riesgo promedio no se recomienda como tamizaje. Si hay antecedentes familiares, lo hablamos.',
    },
  ],
  questionsToAsk: [
    '¿Qué se busca y por qué vía se hará?',
    '¿Qué se encontró, y es frecuente a mi edad?',
    '¿Explica lo que siento?',
    '¿Hay que tratarlo, o basta con vigilarlo?',
    '¿Cuándo se repite y en qué días del ciclo?',
    '¿Hace falta otro estudio?',
  ],
  ctaText: 'Si tiene dolor, sangrado o reglas irregulares, agende una valoración con ultrasonido.',
  images: [
    {
      src: '/dibujos/escenas/ultrasonido-de-utero-y-ovarios.svg',
      alt: 'Monitor de ultrasonido que muestra el útero y los ovarios, sobre una pared con azulejos',
    },
    {
      src: '/dibujos/azulejos/ultrasonido-de-utero-y-ovarios.svg',
      alt: 'Azulejo de Talavera del tema ultrasonido de útero y ovarios',
    },
  ],
  imageHome: '/dibujos/escenas/ultrasonido-de-utero-y-ovarios.svg',
  imageIndividual: '/dibujos/escenas/ultrasonido-de-utero-y-ovarios.svg',
  imageAlt: 'Ilustración: el monitor de un ultrasonido muestra el útero y los ovarios',
  iconIndividual: 'ultrasonido-de-utero-y-ovarios',
  sources: [
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Ultrasound Exams',
      url: 'https://www.acog.org/womens-health/faqs/ultrasound-exams',
    },
    {
      name: 'MedlinePlus en español, Biblioteca Nacional de Medicina de EUA: Ecografía transvaginal',
      url: 'https://medlineplus.gov/spanish/ency/article/003779.htm',
    },
    {
      name: 'ACOG Committee Opinion 716: The Role of the Obstetrician–Gynecologist in the Early Detection of Epithelial Ovarian Cancer in Women at Average Risk, 2017',
      url: 'https://doi.org/10.1097/AOG.0000000000002299',
    },
  ],
  metadata: {
    description:
      'Ultrasonido pélvico para estudiar dolor, sangrado, miomas y quistes de ovario: cómo se hace, si duele, cuánto dura y cuándo acudir a urgencias.',
    keywords: [
      'ultrasonido pélvico',
      'ultrasonido transvaginal',
      'ultrasonido de útero y ovarios',
      'quistes de ovario',
      'miomas',
      'endometrio',
    ],
    openGraph: {
      title: 'Ultrasonido de útero y ovarios',
      description:
        'Qué permite ver, cómo se hace por vía vaginal o abdominal y qué sigue después del resultado.',
      url: '/servicios/ultrasonido-de-utero-y-ovarios',
    },
    alternates: { canonical: '/servicios/ultrasonido-de-utero-y-ovarios' },
  },
}
