import type { ServiceInput } from '#content/entries/service.ts'
import {
  bleedingAfterMenopause,
  faintness,
  feverAfterProcedure,
  heavyBleeding,
  strongPain,
} from '../alarm-signs.ts'

export const papanicolau: ServiceInput = {
  id: 'papanicolau',
  aliases: ['papanicolaou'],
  synonyms: [
    'papanicolau',
    'papanicolao',
    'pap',
    'citología',
    'prueba de la matriz',
    'cáncer de matriz',
    'primera revisión',
    'virgen',
  ],
  title: 'Papanicolaou',
  shortDescription:
    'Estudio de las células del cuello uterino para detectar cambios antes de que den síntomas. La toma dura pocos minutos.',
  price: 'paquete-ginecologico',
  description: `El Papanicolaou (citología cervical) estudia las células del cuello uterino para encontrar cambios que, sin atención, podrían volverse cáncer con los años. Es una prueba de detección: orienta, pero no da por sí sola un diagnóstico.

En México se ofrece a partir de los 25 años. Con resultados normales suele repetirse cada tres años; las primeras dos veces puede hacerse con un año de diferencia. Desde los 30 o 35 años se prefiere la prueba del virus del papiloma humano (VPH), sola o junto con la citología, por lo general cada cinco años. Si vive con VIH, tiene defensas bajas o resultados previos alterados, el calendario es distinto.

Si aún no inicia su vida sexual, por lo general no lo necesita, porque casi todos los casos de cáncer del cuello uterino se deben a un virus que se transmite así. Dígalo al llegar: la primera revisión puede ser solo una conversación, y nada se explora sin su permiso. Si le retiraron el útero con el cuello por una enfermedad benigna y nunca tuvo una lesión de alto grado (NIC 2 o 3), por lo general tampoco hace falta.

Un resultado alterado es frecuente y casi nunca significa cáncer. Según el caso se repite la prueba, se agrega la de VPH o se programa una colposcopia.`,
  fact: {
    value: 'Cada 3 años',
    label: 'es lo habitual con resultados normales; su calendario se define en consulta',
  },
  forWhat: `Sirve para detectar lesiones precancerosas del cuello uterino en mujeres sin síntomas. Tratarlas a tiempo reduce la probabilidad de que aparezca un cáncer.

No está hecho para buscar cáncer de ovario o de útero, ni para diagnosticar infecciones vaginales. Si usted sangra después de las relaciones, entre reglas o tras la menopausia, no espere a su próxima prueba: pida una revisión.`,
  benefits: [
    'Detecta cambios cuando todavía no hay síntomas',
    'La toma es breve y se hace en el consultorio',
    'Puede combinarse con la prueba de VPH en la misma cita',
    'Permite espaciar las revisiones si el resultado es normal',
    'Resultado explicado, con el siguiente paso por escrito',
  ],
  types: [
    {
      name: 'Citología convencional',
      description: 'Las células se extienden en una laminilla de vidrio y se observan al microscopio.',
    },
    {
      name: 'Citología en base líquida',
      description:
        'Las células se conservan en un frasco. De la misma muestra puede hacerse la prueba de VPH.',
    },
    {
      name: 'Prueba de VPH',
      description:
        'Busca los tipos de virus de alto riesgo. Detecta más lesiones que la citología sola. En algunos casos usted puede tomar la muestra; pregunte si se ofrece y cuánto cuesta.',
    },
    {
      name: 'Prueba conjunta',
      description: 'Reúne citología y VPH. Es una opción a partir de los 30 años.',
    },
  ],
  process: [
    {
      name: 'Unas preguntas',
      description:
        'La fecha de su última regla, sus resultados anteriores y si puede estar embarazada. Se desviste en privado, de la cintura para abajo.',
    },
    {
      name: 'Se recuesta, cubierta con una sábana',
      description:
        'Se coloca un espejo vaginal, despacio y del tamaño que necesite. Puede pedir que se detenga.',
    },
    {
      name: 'Se toman las células',
      description:
        'Con un cepillo suave, del cuello uterino, en unos segundos. Si corresponde, en la misma visita se toma la prueba de VPH.',
    },
    {
      name: 'La muestra va al laboratorio',
      description:
        'En un frasco o en una laminilla. El resultado suele tardar de unos días a un par de semanas.',
    },
    {
      name: 'Se le explica el resultado',
      description: 'Si es normal, se acuerda la fecha siguiente. Si no, se le dice qué sigue y cuándo.',
    },
  ],
  painful:
    'No suele doler. Puede sentir presión por el espejo y un cólico leve al tomar la muestra. Si le ha resultado doloroso antes, díganos: hay espejos más pequeños, podemos ir despacio y usted puede pedir que paremos.',
  hospitalOrAmbulatory: 'Ambulatorio: se toma en el consultorio.',
  procedureTime: 'La toma suele durar menos de cinco minutos dentro de la consulta.',
  anesthesia: 'No requiere anestesia.',
  recoveryTime: 'No requiere recuperación: puede volver a sus actividades de inmediato.',
  whenToBook: {
    text: 'No hace falta sentir nada para pedirla. Pida una cita si:',
    items: [
      'Tiene 25 años o más y nunca se ha hecho la prueba, o no recuerda la última',
      'Ya pasaron tres años de su última citología normal, o cinco de la prueba de VPH',
      'Su resultado salió alterado, o no fue por él',
      'Vive con VIH, tiene un trasplante o toma medicinas que bajan las defensas: el calendario es otro',
      'Le quitaron la matriz y no sabe si aún la necesita',
      'Sangra después de las relaciones o entre una regla y otra, aunque su última prueba haya sido normal',
      bleedingAfterMenopause,
    ],
  },
  preparation: [
    'Programe la toma fuera de los días de regla',
    'Las 48 horas previas evite relaciones, duchas y óvulos o cremas vaginales',
    'Traiga sus resultados anteriores, si los tiene',
  ],
  postProcedureRecommendations: [
    'Es normal un manchado leve durante uno o dos días',
    'Use un pantiprotector si lo necesita',
    'Recoja su resultado aunque se sienta bien',
    'Si sale alterado, acuda a la cita de seguimiento y no la deje pasar',
    'Pregunte si le conviene la vacuna contra el VPH',
  ],
  alarmSigns: [
    heavyBleeding,
    strongPain,
    `${feverAfterProcedure}, en los días siguientes a la toma`,
    faintness,
  ],
  myths: [
    {
      myth: 'Si sale alterado, tengo cáncer',
      fact: 'Casi siempre se trata de cambios leves, muchos por una infección de VPH que el cuerpo controla. Lo importante es darles seguimiento.',
    },
    {
      myth: 'Si me vacuné contra el VPH, ya no lo necesito',
      fact: 'La vacuna protege contra los tipos más peligrosos, no contra todos. La detección continúa.',
    },
    {
      myth: 'Después de la menopausia ya no hace falta',
      fact: 'La edad para suspenderlo suele rondar los 65 años, y solo con resultados previos normales. Tras una histerectomía depende del motivo de la cirugía.',
    },
    {
      myth: 'También detecta el cáncer de ovario',
      fact: 'No. Revisa el cuello uterino. Los ovarios se valoran de otra manera, cuando hay motivo.',
    },
  ],
  questionsToAsk: [
    '¿Me toca Papanicolaou, prueba de VPH o las dos?',
    '¿Cuándo y cómo recibo el resultado?',
    'Si sale alterado, ¿qué sigue?',
    '¿Cada cuánto me toca, según mi edad y mis resultados?',
    '¿Puedo tomarme yo misma la muestra de VPH?',
    '¿Hasta qué edad debo hacérmelo?',
  ],
  ctaText: 'Si no recuerda cuándo fue su último Papanicolaou, agende su cita.',
  images: [
    {
      src: '/dibujos/escenas/papanicolau.svg',
      alt: 'Charola con cepillo citológico y frasco de muestra, junto a un calendario',
    },
    { src: '/dibujos/azulejos/papanicolau.svg', alt: 'Azulejo de Talavera del tema Papanicolaou' },
  ],
  imageHome: '/dibujos/escenas/papanicolau.svg',
  imageIndividual: '/dibujos/escenas/papanicolau.svg',
  imageAlt: 'Ilustración: una charola con el cepillo y el frasco del Papanicolaou, y un calendario',
  iconIndividual: 'papanicolau',
  sources: [
    {
      name: 'Organización Mundial de la Salud: Guideline for screening and treatment of cervical pre-cancer lesions for cervical cancer prevention, 2.ª ed., 2021',
      url: 'https://www.who.int/publications/i/item/9789240030824',
    },
    {
      name: 'Organización Mundial de la Salud: nota descriptiva sobre el cáncer de cuello uterino',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/cervical-cancer',
    },
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Cervical Cancer Screening',
      url: 'https://www.acog.org/womens-health/faqs/cervical-cancer-screening',
    },
    {
      name: 'NOM-014-SSA2-1994, Para la prevención, detección, diagnóstico, tratamiento, control y vigilancia epidemiológica del cáncer cérvico uterino (modificación, DOF, 31 de mayo de 2007)',
      url: 'https://platiica.economia.gob.mx/normalizacion/nom-014-ssa2-1994/',
    },
    {
      name: 'Instituto Nacional del Cáncer (NCI), Estados Unidos. Pruebas de VPH y de Papanicolaou',
      url: 'https://www.cancer.gov/espanol/tipos/cuello-uterino/hoja-informativa-prueba-pap-vph',
    },
    {
      name: 'Vargas-Hernández VM y cols. Nuevas directrices en la detección oportuna del cáncer cervicouterino. Cir Cir, 2014; 82: 453-459',
      url: '',
    },
  ],
  metadata: {
    description:
      'Papanicolaou (citología cervical): a qué edad empezar, cada cuándo repetirlo, cómo prepararse, si duele y qué hacer si el resultado sale alterado.',
    keywords: [
      'Papanicolaou',
      'papanicolau',
      'citología cervical',
      'prueba de VPH',
      'cáncer cervicouterino',
      'detección de VPH',
    ],
    openGraph: {
      title: 'Papanicolaou',
      description:
        'Cada cuándo se recomienda, cómo se toma la muestra y qué significa un resultado alterado.',
      url: '/servicios/papanicolau',
    },
    alternates: { canonical: '/servicios/papanicolau' },
  },
}
