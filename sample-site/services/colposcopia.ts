import type { ServiceInput } from '#content/entries/service.ts'
import {
  feverAfterProcedure,
  heavyBleeding,
  largeClots,
  possiblePregnancy,
  strongPain,
} from '../alarm-signs.ts'

export const colposcopia: ServiceInput = {
  id: 'colposcopia',
  synonyms: [
    'estudio del cuello de la matriz',
    'revisión de la matriz',
    'biopsia',
    'salió mal mi Papanicolaou',
  ],
  title: 'Colposcopia',
  shortDescription:
    'Revisión del cuello uterino con aumento, por lo general después de un Papanicolaou o una prueba de VPH alterados. Si hace falta, se toma biopsia.',
  priceNote: 'Pregunte el costo al agendar. Si hace falta una biopsia, su estudio se cotiza antes.',
  description: `La colposcopia es la revisión del cuello uterino, la vagina y la vulva con un aparato de aumento llamado colposcopio. Se pide sobre todo cuando el Papanicolaou o la prueba de VPH salen alterados, y permite saber si hay una lesión y dónde está.

En el embarazo la colposcopia puede hacerse; la biopsia se reserva para cuando hay sospecha importante, y no se raspa el canal.

El diagnóstico definitivo lo da patología, cuando hay biopsia. Con todos los datos decidimos: vigilar, repetir las pruebas o tratar. Muchas lesiones de bajo grado se resuelven solas y solo se vigilan.`,
  fact: { value: '10 a 20 min', label: 'suele durar la colposcopia, con o sin biopsia' },
  forWhat: `Sirve para localizar lesiones precancerosas, guiar la biopsia y planear el tratamiento o la vigilancia. También se usa ante sangrado después de las relaciones, verrugas, o un cuello uterino que se ve distinto en la exploración.

No sustituye al Papanicolaou ni a la prueba de VPH: los complementa.`,
  benefits: [
    'Ubica con precisión las zonas que hay que estudiar',
    'Permite tomar la biopsia en la misma cita',
    'Ayuda a evitar tratamientos innecesarios',
    'Se realiza en el consultorio',
    'Usted puede ver el estudio en pantalla mientras se le explica',
  ],
  types: [
    {
      name: 'Colposcopia diagnóstica',
      description: 'Revisa el cuello uterino y la vagina con aumento y reactivos.',
    },
    {
      name: 'Con biopsia dirigida',
      description: 'Toma uno o más fragmentos pequeños de las zonas que se ven distintas.',
    },
    {
      name: 'Con estudio del canal (legrado endocervical)',
      description:
        'Obtiene células del interior del cuello cuando no se ve por completo. No se hace en el embarazo.',
    },
    {
      name: 'Vulvoscopia',
      description: 'Revisa con aumento la piel de la vulva ante verrugas, comezón persistente o manchas.',
    },
    {
      name: 'De seguimiento',
      description: 'Comprueba la evolución después de una lesión vigilada o tratada.',
    },
  ],
  whenToBook: {
    text: 'Casi nunca es urgente, pero no conviene dejarla pasar. Pida una cita si:',
    items: [
      'Su Papanicolaou o su prueba de VPH salió alterada y le pidieron colposcopia',
      'Le encontraron una lesión de alto grado (NIC 2 o 3): pídala esta semana',
      'Sangra después de las relaciones, aunque su prueba haya sido normal',
      'Le dijeron que su cuello uterino se ve distinto',
      'Tiene verrugas en la vulva o la vagina',
      'Ya la trataron y le toca su revisión',
      'Está embarazada y su prueba salió alterada: el estudio puede hacerse',
    ],
  },
  process: [
    {
      name: 'Unas preguntas',
      description: 'Sobre alergias, anticoagulantes, embarazo y la fecha de su última regla.',
    },
    {
      name: 'Se recuesta, como en el Papanicolaou',
      description:
        'Se coloca un espejo vaginal. El colposcopio queda afuera, a unos centímetros; no entra al cuerpo.',
    },
    {
      name: 'Se aplican los reactivos',
      description:
        'Ácido acético diluido y a veces solución de yodo, que resaltan las zonas distintas. Puede arder un poco.',
    },
    { name: 'Se mira con aumento', description: 'Puede seguir el estudio en la pantalla, si lo desea.' },
    {
      name: 'Biopsia, solo si hace falta',
      description:
        'Se toma un fragmento muy pequeño de la zona sospechosa y se aplica una sustancia que detiene el sangrado.',
    },
    {
      name: 'Resultado y siguiente paso',
      description: 'Si hubo biopsia, se espera a patología. Después se acuerda con usted el siguiente paso.',
    },
  ],
  painful:
    'La revisión incomoda más de lo que duele: hay presión por el espejo y un ardor leve con el ácido acético. La biopsia puede sentirse como pellizco o cólico breve. Si la necesita, hablamos antes de las opciones para aliviarla, como anestesia local.',
  hospitalOrAmbulatory: 'Ambulatorio: se realiza en el consultorio.',
  procedureTime: 'Suele durar de 10 a 20 minutos.',
  anesthesia: 'Por lo general no se requiere; puede ofrecerse anestesia local si se toma biopsia.',
  recoveryTime: 'El mismo día si no hubo biopsia; con biopsia, las molestias suelen ceder en uno o dos días.',
  postProcedureRecommendations: [
    'Sin biopsia puede hacer su vida normal',
    'Tras una biopsia, evite relaciones, tampones y duchas vaginales cerca de una semana, o el tiempo que se le indique',
    'Es normal un sangrado escaso o flujo café durante unos días, por la sustancia que detiene el sangrado',
    'Tome solo el analgésico que se le recomiende',
    'Acuda por su resultado: de él depende el siguiente paso',
    'Si fuma, dejarlo ayuda a que su cuerpo controle el VPH',
  ],
  alarmSigns: [
    heavyBleeding,
    largeClots,
    feverAfterProcedure,
    strongPain,
    'el flujo tiene mal olor y se acompaña de fiebre o dolor',
    possiblePregnancy,
  ],
  myths: [
    {
      myth: 'Si me piden colposcopia, tengo cáncer',
      fact: 'La mayoría de las mujeres que la necesitan no tiene cáncer. Se pide para ver de cerca y no dejar pasar una lesión.',
    },
    {
      myth: 'La biopsia hace que la lesión se extienda',
      fact: 'No. Es una muestra muy pequeña y es la forma de saber qué tratamiento conviene, o si no hace falta ninguno.',
    },
    {
      myth: 'La colposcopia afecta la fertilidad',
      fact: 'Ni la revisión ni la biopsia han mostrado afectarla. Algunos tratamientos posteriores sí requieren hablar de embarazos futuros.',
    },
    {
      myth: 'Toda lesión debe tratarse de inmediato',
      fact: 'Las de bajo grado suelen vigilarse. Las de alto grado casi siempre se tratan, según edad, biopsia y embarazo.',
    },
  ],
  questionsToAsk: [
    '¿Qué se vio y necesito biopsia?',
    '¿Cuándo está el resultado y cómo lo recibo?',
    'Si hay una lesión, ¿de qué grado es y se trata o se vigila?',
    '¿Cuándo repito las pruebas?',
    '¿Afecta un embarazo, ahora o después?',
  ],
  ctaText:
    'Si su Papanicolaou o su prueba de VPH salió alterado, agende su colposcopia y traiga el resultado.',
  images: [
    {
      src: '/dibujos/escenas/colposcopia.svg',
      alt: 'Colposcopio sobre su soporte junto a una pantalla en el consultorio',
    },
    { src: '/dibujos/azulejos/colposcopia.svg', alt: 'Azulejo de Talavera del tema colposcopia' },
  ],
  imageHome: '/dibujos/escenas/colposcopia.svg',
  imageIndividual: '/dibujos/escenas/colposcopia.svg',
  imageAlt: 'Ilustración: un colposcopio en su soporte, con la pantalla encendida a un lado',
  iconIndividual: 'colposcopia',
  sources: [
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Colposcopy',
      url: 'https://www.acog.org/womens-health/faqs/colposcopy',
    },
    {
      name: 'Perkins RB y cols.: 2019 ASCCP Risk-Based Management Consensus Guidelines for Abnormal Cervical Cancer Screening Tests and Cancer Precursors. J Low Genit Tract Dis, 2020',
      url: 'https://doi.org/10.1097/LGT.0000000000000525',
    },
    {
      name: 'Organización Mundial de la Salud: Guideline for screening and treatment of cervical pre-cancer lesions for cervical cancer prevention, 2.ª ed., 2021',
      url: 'https://www.who.int/publications/i/item/9789240030824',
    },
  ],
  metadata: {
    description:
      'Colposcopia tras un Papanicolaou o VPH alterado: cómo se hace, si duele la biopsia, qué cuidados seguir y cuándo acudir a urgencias.',
    keywords: [
      'colposcopia',
      'biopsia de cuello uterino',
      'Papanicolaou alterado',
      'VPH positivo',
      'lesiones del cuello uterino',
      'displasia cervical',
    ],
    openGraph: {
      title: 'Colposcopia',
      description: 'Qué se revisa, cuándo se toma biopsia y qué cuidados necesita después.',
      url: '/servicios/colposcopia',
    },
    alternates: { canonical: '/servicios/colposcopia' },
  },
}
