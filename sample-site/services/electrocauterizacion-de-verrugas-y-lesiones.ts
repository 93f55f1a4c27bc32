import type { ServiceInput } from '#content/entries/service.ts'
import { feverAfterProcedure, heavyBleeding } from '../alarm-signs.ts'

export const electrocauterizacionDeVerrugasYLesiones: ServiceInput = {
  id: 'electrocauterizacion-de-verrugas-y-lesiones',
  synonyms: ['quemar verrugas', 'quitar verrugas', 'cauterizar', 'condilomas', 'bolitas en la vulva'],
  title: 'Electrocauterización de verrugas y lesiones',
  shortDescription:
    'Tratamiento ambulatorio de verrugas genitales y de algunas lesiones del cuello uterino. Se decide después de una revisión completa.',
  priceNote: 'Se cotiza después de revisarla, según el número y el sitio de las lesiones.',
  description: `La electrocauterización usa el calor de una corriente eléctrica para retirar verrugas genitales y algunas lesiones del cuello uterino. Suele ser ambulatoria y se hace con anestesia local.

Las verrugas las causan casi siempre tipos de virus del papiloma humano (VPH) de bajo riesgo, distintos de los que se relacionan con el cáncer.

El tratamiento quita la lesión visible, no el virus de la piel vecina. Por eso las verrugas pueden volver, sobre todo en los primeros meses. Hay otras opciones: medicamentos de aplicación local, ácido aplicado en consultorio, frío (crioterapia) o solo observar. Elegimos con usted según número, tamaño, sitio y preferencias.`,
  fact: { value: 'Mismo día', label: 'regreso a casa en la mayoría de los casos' },
  forWhat: `Se usa para verrugas en vulva, vagina, periné o alrededor del ano que molestan, crecen o preocupan. También para lesiones seleccionadas del cuello uterino, ya estudiadas, y para algunas lesiones benignas que sangran.

Las lesiones de bajo grado del cuello suelen vigilarse. Las de alto grado casi siempre requieren tratamiento.`,
  benefits: [
    'Retira las lesiones visibles, a menudo en una sola sesión',
    'Se realiza con anestesia local',
    'Controla el sangrado mientras trata',
    'Cuando se extirpa tejido, permite enviarlo a patología',
    'Permite volver a casa el mismo día en la mayoría de los casos',
  ],
  types: [
    {
      name: 'Verrugas externas',
      description:
        'Trata verrugas (condilomas) de vulva, periné y región perianal. Si son muchas, se planean varias sesiones o quirófano.',
    },
    {
      name: 'Lesiones del cuello uterino',
      description:
        'Destruye con calor la zona afectada, solo si se ve completa y la biopsia descartó cáncer.',
    },
    {
      name: 'Asa diatérmica (LEEP o cono)',
      description:
        'Extirpa la zona con un asa eléctrica y la envía a patología. Se asocia con un ligero aumento de partos prematuros, así que se toma en cuenta si desea embarazarse.',
    },
    {
      name: 'Otras lesiones benignas',
      description: 'Por ejemplo, algunos ectropiones que sangran, una vez descartadas otras causas.',
    },
  ],
  whenToBook: {
    text: 'Primero se revisa qué es; después se decide si se trata. Pida una cita si:',
    items: [
      'Nota una verruga o un granito que no se quita en la vulva, la vagina o el ano',
      'Las verrugas crecen, sangran, le duelen o le preocupan',
      'Está embarazada y tiene verrugas',
      'Una lesión cambió de color, se abrió o no cierra: pídala esta semana',
      'Le encontraron una lesión de alto grado en el cuello uterino y no tiene fecha para tratarla: pídala esta semana',
      'Ya la trataron y volvieron a salir',
      'Le falta su revisión después del tratamiento',
    ],
  },
  process: [
    {
      name: 'Primero, saber qué se va a tratar',
      description:
        'Se revisa la zona, a menudo con colposcopio, y se toma una biopsia si el aspecto no es típico o si se trata del cuello uterino.',
    },
    {
      name: 'Avísenos antes',
      description:
        'Si tiene marcapasos, si toma anticoagulantes, si es alérgica a un anestésico o si puede estar embarazada.',
    },
    {
      name: 'Limpieza y anestesia local',
      description: 'La anestesia arde unos segundos. Se espera a que la zona esté dormida.',
    },
    {
      name: 'Se trata cada lesión',
      description:
        'Con una punta fina, mientras un extractor aspira el humo. Si se usa el asa, el tejido se envía a patología.',
    },
    {
      name: 'Descanso y regreso a casa',
      description: 'Reposa unos minutos y sale con indicaciones por escrito y fecha de revisión.',
    },
  ],
  painful:
    'La anestesia local se siente como piquete y ardor por unos segundos. Después suele sentirse calor o presión, no dolor intenso; en el cuello uterino puede haber cólico. Al pasar el efecto es normal el ardor durante unos días. Se alivia con analgésico y baños de asiento, si se los indicamos.',
  hospitalOrAmbulatory:
    'Ambulatorio en la mayoría de los casos; en quirófano si las lesiones son extensas o el sitio lo requiere.',
  procedureTime: 'Suele durar de 15 a 45 minutos, según el número y el sitio de las lesiones.',
  anesthesia: 'Local; sedación o anestesia regional en casos extensos.',
  recoveryTime:
    'Muchas mujeres vuelven a sus actividades en uno o dos días; la piel suele sanar en dos a cuatro semanas y el cuello uterino, en cuatro a seis.',
  postProcedureRecommendations: [
    'Lave con agua y jabón suave, seque sin tallar y use ropa de algodón holgada',
    'No retire las costras',
    'Evite relaciones, tampones y duchas vaginales hasta su revisión',
    'No se aplique remedios ni cremas que no se le hayan indicado',
    'Acuda a su revisión y mantenga al día el Papanicolaou o la prueba de VPH',
    'Pregunte por la vacuna contra el VPH y hable con su pareja; el condón reduce el contagio, no lo evita del todo',
  ],
  alarmSigns: [
    `${heavyBleeding}; puede aparecer de 7 a 14 días después, al caer la costra`,
    feverAfterProcedure,
    'el dolor aumenta o no cede con lo indicado',
    'la zona se hincha mucho, drena pus o tiene mal olor con fiebre',
    'no puede orinar',
  ],
  myths: [
    {
      myth: 'Al quemar la verruga desaparece el virus',
      fact: 'Se retira la lesión. El VPH puede quedar en la piel vecina. Con el tiempo, el cuerpo suele controlarlo.',
    },
    {
      myth: 'Las verrugas se convierten en cáncer',
      fact: 'Rara vez. Casi todas se deben a tipos de bajo riesgo. Una lesión dura, con úlcera o de color distinto sí requiere biopsia.',
    },
    {
      myth: 'Si tengo verrugas, mi pareja me fue infiel',
      fact: 'No puede saberse. El VPH puede permanecer meses o años sin dar señales antes de que aparezca una lesión.',
    },
  ],
  questionsToAsk: [
    '¿Está segura de lo que es, o hace falta una biopsia?',
    '¿Qué otras opciones tengo, también la de esperar?',
    '¿Cuántas sesiones puedo necesitar y cuánto cuestan?',
    '¿Puede volver a salir? ¿Qué hago entonces?',
    '¿Afecta un embarazo, ahora o más adelante?',
    '¿Qué le digo a mi pareja?',
  ],
  ctaText: 'Si notó una verruga o le encontraron una lesión, agende una revisión privada y sin juicios.',
  images: [
    {
      src: '/dibujos/escenas/electrocauterizacion-de-verrugas-y-lesiones.svg',
      alt: 'Equipo de electrocauterización con su lápiz y un extractor de humo en el consultorio',
    },
    {
      src: '/dibujos/azulejos/electrocauterizacion-de-verrugas-y-lesiones.svg',
      alt: 'Azulejo de Talavera del tema electrocauterización',
    },
  ],
  imageHome: '/dibujos/escenas/electrocauterizacion-de-verrugas-y-lesiones.svg',
  imageIndividual: '/dibujos/escenas/electrocauterizacion-de-verrugas-y-lesiones.svg',
  imageAlt: 'Ilustración: equipo de electrocauterización con su lápiz y el extractor de humo',
  iconIndividual: 'electrocauterizacion-de-verrugas-y-lesiones',
  sources: [
    {
      name: 'Centers for Disease Control and Prevention (CDC): STI Treatment Guidelines, 2021. Anogenital Warts',
      url: 'https://www.cdc.gov/std/treatment-guidelines/anogenital-warts.htm',
    },
    {
      name: 'Organización Mundial de la Salud: Guideline for screening and treatment of cervical pre-cancer lesions for cervical cancer prevention, 2.ª ed., 2021',
      url: 'https://www.who.int/publications/i/item/9789240030824',
    },
    {
      name: 'Perkins RB y cols.: 2019 ASCCP Risk-Based Management Consensus Guidelines for Abnormal Cervical Cancer Screening Tests and Cancer Precursors. J Low Genit Tract Dis, 2020',
      url: 'https://doi.org/10.1097/LGT.0000000000000525',
    },
    {
      name: 'Felber R y cols. Delayed Hemorrhage: A Rare Complication of Loop Electrosurgical Excision Procedure. Cureus, 2024',
      url: 'https://doi.org/10.7759/cureus.53320',
    },
  ],
  metadata: {
    description:
      'Electrocauterización de verrugas genitales y lesiones del cuello uterino: cuándo conviene, anestesia, cuidados, alternativas y signos de alarma.',
    keywords: ['electrocauterización', 'condilomas', 'tratamiento de VPH', 'asa diatérmica', 'LEEP'],
    openGraph: {
      title: 'Electrocauterización de verrugas y lesiones',
      description: 'Cuándo conviene, cómo se realiza, qué cuidados pide y qué otras opciones existen.',
      url: '/servicios/electrocauterizacion-de-verrugas-y-lesiones',
    },
    alternates: { canonical: '/servicios/electrocauterizacion-de-verrugas-y-lesiones' },
  },
}
