import type { SymptomInput } from '#content/entries/symptom.ts'
import { kidneyInfection, pelvicInfection, possiblePregnancy, strongPain } from '../alarm-signs.ts'
import { careAfterSexualViolence, sexualViolence, sexualViolenceSources } from '../violence.ts'

export const flujoVaginalAnormal: SymptomInput = {
  id: 'flujo-vaginal-anormal',
  synonyms: [
    'flujo',
    'secreción',
    'comezón',
    'mal olor',
    'ardor',
    'hongos',
    'infección vaginal',
    'picazón',
    'cistitis',
    'ardor al orinar',
    'granito',
  ],
  name: 'Flujo vaginal anormal',
  shortDescription: 'Cambios de color, olor o cantidad; comezón o ardor.',
  description: `Tener flujo es normal: limpia y protege la vagina, y cambia a lo largo del mes. Es anormal cuando su color, olor, consistencia o cantidad son distintos de lo habitual en usted, o cuando se acompaña de comezón, ardor, dolor o sangrado.

El flujo habitual es transparente o blanquecino y casi no huele. A mitad del ciclo se vuelve más líquido y elástico; aumenta en el embarazo y con algunos anticonceptivos, y disminuye después de la menopausia. Esos cambios no son una enfermedad y no necesitan tratamiento.

De este tema se habla aquí con naturalidad y en confianza.`,
  alarmSigns: [
    pelvicInfection,
    kidneyInfection,
    possiblePregnancy,
    'está embarazada y el flujo huele mal',
    'tuvo un parto, un aborto, una cirugía o la colocación de un DIU hace poco y tiene fiebre, dolor o flujo con mal olor',
    'usa tampón o copa menstrual y presenta fiebre alta, mareo o manchas rojas en la piel',
    strongPain,
    sexualViolence,
  ],
  alarmNote: careAfterSexualViolence,
  causes: {
    text: 'La mayoría de los casos se deben a un desequilibrio de la flora vaginal o a una infección; no todas se transmiten por vía sexual. Las causas más frecuentes son:',
    items: [
      'Vaginosis bacteriana: cambio en las bacterias de la vagina, con flujo grisáceo y olor a pescado',
      'Candidiasis: flujo blanco y grumoso, con comezón; la favorecen los antibióticos, el embarazo y la diabetes mal controlada',
      'Tricomoniasis: infección de transmisión sexual, con flujo amarillo verdoso, a veces espumoso',
      'Clamidia y gonorrea: inflaman el cuello uterino y muchas veces no dan síntomas',
      'Falta de estrógenos en la lactancia o después de la menopausia: resequedad, ardor y flujo escaso',
      'Irritación por jabones perfumados, duchas vaginales, espermicidas o un tampón olvidado',
      'Pólipos o lesiones del cuello uterino, sobre todo si el flujo tiene sangre',
    ],
  },
  relatedConditions: [
    {
      name: 'Infecciones de transmisión sexual',
      description:
        'Tricomoniasis, clamidia y gonorrea requieren una prueba específica y tratamiento también para la pareja.',
      diseaseId: 'infecciones-de-transmision-sexual',
    },
    {
      name: 'Vaginosis bacteriana',
      description:
        'Es una de las causas más frecuentes de flujo con mal olor. Puede regresar después del tratamiento; si se repite, se revisan los factores que la favorecen y se valora con usted si conviene tratar también a su pareja (ACOG, 2025).',
      diseaseId: '',
    },
    {
      name: 'Candidiasis vulvovaginal',
      description:
        'Infección por hongos, con comezón y enrojecimiento. Si ocurre tres o más veces en un año conviene confirmar el diagnóstico y buscar la causa.',
      diseaseId: '',
    },
    {
      name: 'Enfermedad pélvica inflamatoria',
      description:
        'Ocurre cuando la infección asciende al útero y las trompas. El flujo se acompaña de dolor y, a veces, de fiebre.',
      diseaseId: 'infecciones-de-transmision-sexual',
    },
    {
      name: 'Síndrome genitourinario de la menopausia',
      description:
        'Los tejidos se vuelven más delgados y secos por la falta de estrógenos. Hay tratamientos locales con y sin hormonas.',
      diseaseId: 'menopausia-y-climaterio',
    },
    {
      name: 'Lesiones por virus del papiloma humano',
      description:
        'El VPH no suele causar flujo. Si nota un granito o una verruga, se revisa la zona; si hay sangrado o una lesión visible, se completa el estudio con colposcopia.',
      diseaseId: 'virus-del-papiloma-humano',
    },
    {
      name: 'Infección de orina (cistitis)',
      description:
        'Arde al orinar, dan ganas de ir a cada rato y el flujo no cambia. Se confirma con un estudio de orina. Con fiebre o dolor de espalda puede haber llegado al riñón y no debe esperar.',
      diseaseId: '',
    },
  ],
  managementTips: {
    text: 'Mientras llega su cita:',
    items: [
      'Lave solo la parte externa, con agua o un jabón suave sin perfume',
      'No se haga duchas vaginales: alteran la flora y pueden empujar una infección hacia arriba',
      'Prefiera ropa interior de algodón y cámbiese pronto el traje de baño o la ropa húmeda',
      'No use óvulos, cremas ni antibióticos que le hayan sobrado',
      'Evite las relaciones hasta saber la causa, o use condón; algunas cremas y óvulos debilitan el látex',
      'En las 48 horas previas a la toma de muestras, evite relaciones, duchas y productos vaginales',
      'Si el diagnóstico es una infección de transmisión sexual, su pareja también debe atenderse para que no se repita',
    ],
  },
  complications: {
    text: 'Casi todas las causas responden bien cuando se identifican. Sin atención, algunas pueden avanzar:',
    items: [
      'Enfermedad pélvica inflamatoria, dolor crónico y dificultad para embarazarse',
      'En el embarazo, mayor riesgo de ruptura de membranas o de parto prematuro con ciertas infecciones',
      'Mayor facilidad para adquirir o transmitir otras infecciones, incluido el VIH',
      'Irritación persistente de la piel y dolor en las relaciones',
    ],
  },
  diagnosis: {
    text: 'El aspecto orienta, pero no basta: causas distintas se parecen y pueden presentarse juntas. Elegir un tratamiento sin revisión suele fallar y puede ocultar el problema. En la consulta se hace lo que su caso pida:',
    items: [
      'Revisión de la vulva, la vagina y el cuello uterino, con su permiso',
      'pH del flujo, con una tira de papel',
      'Muestra al microscopio, para ver hongos, vaginosis o tricomonas',
      'Prueba de laboratorio para tricomonas, clamidia y gonorrea',
      'Cultivo, si los hongos regresan o no mejoran',
      'Estudio de orina, si arde al orinar y el flujo no cambió',
      'Glucosa y, según el caso, VIH, cuando la candidiasis se repite',
    ],
  },
  whenToBook: {
    text: 'Casi siempre puede esperar unos días, no semanas. Pida una cita si:',
    items: [
      'Es la primera vez que tiene comezón, ardor o un flujo distinto',
      'El flujo huele a pescado, es amarillo o verdoso, o tiene sangre',
      'Se trató por su cuenta y sigue igual, o volvió antes de dos meses',
      'Ha tenido tres o más infecciones en un año',
      'Está embarazada y tiene comezón o ardor: que la revisen hoy o mañana',
      'Le arde al orinar, sin fiebre ni dolor de espalda; si está embarazada, hoy',
      'Su pareja tiene molestias o le encontraron una infección',
      'Ya pasó la menopausia y tiene flujo, ardor o manchas',
    ],
  },
  relatedServices: ['papanicolau'],
  icd10: 'N89.8',
  questionsToAsk: [
    '¿Qué causa este flujo y cómo se confirmó?',
    '¿Se contagia? ¿Debe tratarse mi pareja?',
    '¿Qué tratamiento me toca y puedo usarlo si estoy embarazada o lacto?',
    '¿Cuándo puedo volver a tener relaciones?',
    '¿Qué hago si vuelve?',
    '¿Qué jabón o producto debo dejar?',
  ],
  ctaText: 'Un flujo distinto tiene explicación. Revisémoslo antes de tratarlo.',
  imageHome: '/dibujos/azulejos/flujo-vaginal-anormal.svg',
  imageAlt: 'Azulejo del flujo vaginal anormal',
  icon: 'flujo-vaginal-anormal',
  sources: [
    {
      name: 'CDC, Sexually Transmitted Infections Treatment Guidelines, 2021',
      url: 'https://www.cdc.gov/std/treatment-guidelines/default.htm',
    },
    {
      name: 'ACOG, Vaginitis (Practice Bulletin 215, 2020, y guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/vaginitis',
    },
    {
      name: 'ACOG, Clinical Practice Update: Concurrent Sexual Partner Therapy to Prevent Bacterial Vaginosis Recurrence (14 de octubre de 2025)',
      url: '',
    },
    ...sexualViolenceSources,
    {
      name: 'CDC, Vulvovaginal Candidiasis. STI Treatment Guidelines, 2021',
      url: 'https://www.cdc.gov/std/treatment-guidelines/candidiasis.htm',
    },
  ],
  metadata: {
    description:
      'Cambios de color, olor o cantidad del flujo, comezón o ardor: qué los causa, cuándo acudir a urgencias, qué evitar en casa y cómo se estudian en consulta.',
    keywords: [
      'flujo vaginal anormal',
      'flujo con mal olor',
      'comezón vaginal',
      'vaginosis bacteriana',
      'candidiasis',
      'flujo amarillo',
      'flujo blanco',
    ],
    openGraph: {
      title: 'Flujo vaginal anormal: causas y qué hacer',
      description: 'Qué flujo es normal, cuál no, cuándo es una urgencia y cómo se estudia.',
      url: '/sintomas/flujo-vaginal-anormal',
    },
    alternates: { canonical: '/sintomas/flujo-vaginal-anormal' },
  },
}
