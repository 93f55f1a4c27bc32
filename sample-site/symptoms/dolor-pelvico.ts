import type { SymptomInput } from '#content/entries/symptom.ts'
import { faintness, heavyBleeding, pelvicInfection, possiblePregnancy, strongPain } from '../alarm-signs.ts'

export const dolorPelvico: SymptomInput = {
  id: 'dolor-pelvico',
  synonyms: [
    'cólicos',
    'dolor de vientre',
    'dolor de panza',
    'me duele el bajo vientre',
    'dolor de ovarios',
    'dolor de matriz',
    'me duele la regla',
  ],
  name: 'Dolor pélvico',
  shortDescription: 'Molestia debajo del ombligo, continua o por temporadas.',
  description: `El dolor pélvico es el que se siente en la parte baja del abdomen, entre el ombligo y las ingles. Puede aparecer de golpe o durar meses; doler todo el tiempo o solo con la regla, al orinar, al evacuar o durante las relaciones. Es un síntoma, no un diagnóstico: detrás puede haber una causa ginecológica, urinaria, intestinal o muscular.

Se llama agudo cuando empezó hace horas o pocos días, y crónico cuando dura seis meses o más. La diferencia importa: un dolor agudo e intenso puede ser una urgencia; uno crónico suele tener varias causas que se suman y se estudia por partes. En ninguno de los dos casos tiene usted que acostumbrarse.`,
  alarmSigns: [
    strongPain,
    possiblePregnancy,
    pelvicInfection,
    `${faintness}, o le duele también el hombro`,
    heavyBleeding,
    'vomita sin parar, el abdomen se pone duro o no puede evacuar ni pasar gases',
    'el dolor aumenta en los días siguientes a un parto, una cirugía o un procedimiento ginecológico',
  ],
  causes: {
    text: 'El dolor puede venir de cualquiera de los órganos que comparten la pelvis, y con frecuencia participa más de uno. Las causas más comunes son:',
    items: [
      'Del útero y los ovarios: cólicos menstruales, endometriosis, adenomiosis, miomas y quistes',
      'Infecciosas: enfermedad pélvica inflamatoria, que suele empezar en la vagina o el cuello uterino y ascender',
      'Del embarazo: amenaza de aborto o embarazo fuera del útero',
      'Urinarias: infección, cálculos o síndrome de vejiga dolorosa',
      'Intestinales: apendicitis, estreñimiento, diverticulitis o síndrome de intestino irritable',
      'Musculares y nerviosas: tensión del piso pélvico, dolor de la pared del abdomen o irritación de un nervio',
      'Factores que lo intensifican: dormir mal, ansiedad, depresión o haber vivido violencia; cambian la forma en que el cuerpo procesa el dolor y también se atienden',
    ],
  },
  relatedConditions: [
    {
      name: 'Endometriosis',
      description:
        'Tejido parecido al endometrio que crece fuera del útero. Suele doler con la regla, al evacuar o durante las relaciones, y puede dificultar el embarazo.',
      diseaseId: 'endometriosis',
    },
    {
      name: 'Quistes de ovario',
      description:
        'La mayoría son benignos y muchos desaparecen solos. Duelen si crecen, sangran, se rompen o el ovario gira sobre sí mismo.',
      diseaseId: 'tumores-y-quistes-de-ovario',
    },
    {
      name: 'Enfermedad pélvica inflamatoria',
      description:
        'Infección del útero, las trompas o los ovarios. El tratamiento temprano disminuye el riesgo de secuelas en la fertilidad.',
      diseaseId: 'infecciones-de-transmision-sexual',
    },
    {
      name: 'Miomas uterinos',
      description:
        'Tumores benignos del músculo del útero. Pueden causar presión, cólicos y reglas abundantes; muchos no dan molestias.',
      diseaseId: 'miomas-y-polipos',
    },
    {
      name: 'Embarazo ectópico',
      description: 'Embarazo que se implanta fuera del útero, casi siempre en una trompa. Es una urgencia.',
      diseaseId: 'enfermedades-del-embarazo',
    },
    {
      name: 'Vejiga dolorosa e intestino irritable',
      description:
        'Acompañan con frecuencia al dolor pélvico crónico. Cuando hacen falta, se atienden junto con otras especialidades.',
      diseaseId: '',
    },
  ],
  managementTips: {
    text: 'Mientras llega su cita, estas medidas pueden aliviarla y dar información útil. Si aparece un signo de alarma, no las pruebe: acuda a urgencias.',
    items: [
      'Anote cada día si duele, cuánto, dónde y qué estaba haciendo; marque también los días de regla',
      'Aplique calor local sobre la ropa, sin quedarse dormida con él',
      'Hágase una prueba de embarazo si tiene un retraso',
      'Tome un analgésico solo si ya lo ha usado sin problemas; si está embarazada, tiene otra enfermedad o toma más medicamentos, pregunte antes',
      'Procure un movimiento suave, como caminar o estirarse, si no aumenta el dolor',
      'No tome antibióticos por su cuenta: pueden ocultar la causa y retrasar el diagnóstico',
      'Lleve a la consulta sus estudios previos y la lista de lo que ya intentó',
    ],
  },
  complications: {
    text: 'La mayoría de las causas se pueden tratar o controlar. El riesgo está en dejarlas avanzar, o en vivir con el dolor durante años:',
    items: [
      'Torsión de un ovario o ruptura de un embarazo ectópico, que requieren atención inmediata',
      'Daño en las trompas y dificultad para embarazarse después de una infección sin tratar',
      'Dolor persistente: el sistema nervioso se vuelve más sensible y duele más con menos estímulo',
      'Faltas al trabajo o a la escuela, insomnio, ansiedad y distancia en la vida de pareja',
    ],
  },
  diagnosis: {
    text: 'Se empieza por su historia: dónde duele, desde cuándo, qué lo empeora y cómo se relaciona con su ciclo. Después, con su permiso, se explora. No siempre se encuentra una lesión visible, y eso no significa que el dolor no sea real. Según el caso se agregan:',
    items: [
      'Prueba de embarazo, si puede haberlo',
      'Estudio de orina',
      'Muestra de flujo o del cuello uterino, si hay riesgo de infección',
      'Ultrasonido, por lo general transvaginal',
      'Revisión de los músculos del vientre y del piso pélvico',
      'Resonancia o laparoscopia, cuando lo anterior no basta',
      'Preguntas sobre el sueño, el ánimo y si ha vivido violencia; usted contesta lo que desee',
    ],
  },
  whenToBook: {
    text: 'Si el dolor es intenso o llegó de golpe, vea los signos de alarma. Pida una cita si:',
    items: [
      'Vuelve cada mes y cambia sus planes',
      'Lleva semanas con una molestia que va y viene',
      'Le duele al tener relaciones, al orinar o al evacuar',
      'Necesita analgésicos cada vez más seguido',
      'Sus reglas son más abundantes o mancha entre ellas',
      'El vientre inflamado o llenarse pronto al comer son nuevos y se repiten',
      'Ya le hicieron estudios, salieron normales y el dolor sigue',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios'],
  icd10: 'R10.2',
  questionsToAsk: [
    '¿Cuáles son las causas más probables en mi caso?',
    '¿Qué estudios necesito y cuáles pueden esperar?',
    '¿Qué puedo tomar para el dolor y cuánto?',
    'Si los estudios salen normales, ¿qué sigue?',
    '¿Esto puede afectar un embarazo?',
    '¿Con qué señales voy a urgencias?',
  ],
  ctaText: 'Si el dolor le quita días, vale la pena revisarlo.',
  imageHome: '/dibujos/azulejos/dolor-pelvico.svg',
  imageAlt: 'Azulejo del dolor pélvico',
  icon: 'dolor-pelvico',
  sources: [
    {
      name: 'ACOG, Chronic Pelvic Pain (Practice Bulletin 218, 2020, y guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/chronic-pelvic-pain',
    },
    {
      name: 'RCOG, The Initial Management of Chronic Pelvic Pain (Green-top Guideline 41, 2012)',
      url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/chronic-pelvic-pain-initial-management-green-top-guideline-no-41/',
    },
    {
      name: 'Organización Mundial de la Salud, Endometriosis (nota descriptiva)',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/endometriosis',
    },
  ],
  metadata: {
    description:
      'Qué puede causar el dolor debajo del ombligo, cuándo es una urgencia, qué puede hacer mientras llega su cita y cómo se estudia en la consulta de ginecología.',
    keywords: [
      'dolor pélvico',
      'dolor de vientre bajo en la mujer',
      'dolor pélvico crónico',
      'causas del dolor pélvico',
      'ginecóloga dolor pélvico',
    ],
    openGraph: {
      title: 'Dolor pélvico: causas y cuándo ir a urgencias',
      description: 'Qué puede causarlo, cuándo es una urgencia y qué hacer mientras llega su cita.',
      url: '/sintomas/dolor-pelvico',
    },
    alternates: { canonical: '/sintomas/dolor-pelvico' },
  },
}
