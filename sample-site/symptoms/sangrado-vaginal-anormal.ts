import type { SymptomInput } from '#content/entries/symptom.ts'
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

export const sangradoVaginalAnormal: SymptomInput = {
  id: 'sangrado-vaginal-anormal',
  synonyms: [
    'regla',
    'menstruación',
    'periodo',
    'sangro entre reglas',
    'manchado',
    'goteo',
    'sangro después de tener relaciones',
    'hemorragia',
  ],
  name: 'Sangrado vaginal anormal',
  shortDescription: 'Fuera de la regla, después de la relación o tras la menopausia.',
  description: `Un sangrado vaginal es anormal cuando ocurre fuera de la regla, después de una relación sexual, durante el embarazo o tras la menopausia. También lo es una regla que llega muy seguida o muy espaciada, que dura más de ocho días o que es tan abundante que interfiere con su vida.

Como referencia, la regla suele llegar cada 24 a 38 días, durar ocho días o menos y no obligarla a cambiar sus actividades. En la adolescencia y en los años previos a la menopausia los ciclos varían más, pero eso no descarta otra causa. Después de doce meses sin regla, cualquier sangrado debe estudiarse, aunque sea una sola mancha.`,
  alarmSigns: [
    heavyBleeding,
    largeClots,
    possiblePregnancy,
    bleedingAfterBirth,
    faintness,
    pelvicInfection,
    strongPain,
    'toma anticoagulantes y el sangrado no se detiene',
  ],
  causes: {
    text: 'Las causas cambian con la edad. La clasificación internacional de la FIGO separa las que alteran la forma del útero de las que no se ven en una imagen, como las hormonales o las de la coagulación. Antes que ninguna, siempre se piensa en un embarazo.',
    items: [
      'Embarazo: amenaza de aborto, embarazo ectópico o problemas de la placenta',
      'Pólipos del endometrio o del cuello uterino, miomas y adenomiosis',
      'Trastornos de la ovulación: ovario poliquístico, tiroides, prolactina alta o cambios bruscos de peso',
      'Trastornos de la coagulación, a veces presentes desde la primera regla',
      'Medicamentos y dispositivos: anticonceptivos hormonales, DIU o anticoagulantes',
      'Infecciones del cuello uterino o del endometrio',
      'Resequedad y adelgazamiento de los tejidos después de la menopausia',
      'Lesiones precancerosas o cáncer del cuello uterino o del endometrio: son causas menos frecuentes, pero las que no conviene dejar pasar',
    ],
  },
  relatedConditions: [
    {
      name: 'Sangrado uterino anormal',
      description:
        'Nombre que agrupa las reglas muy abundantes, muy largas o fuera de fecha que se originan en el útero.',
      diseaseId: 'sangrados-uterinos',
    },
    {
      name: 'Miomas y pólipos',
      description:
        'Crecimientos casi siempre benignos. Se ven en el ultrasonido o en la histeroscopia, y solo se tratan los que dan problemas o dudas.',
      diseaseId: 'miomas-y-polipos',
    },
    {
      name: 'Síndrome de ovario poliquístico',
      description:
        'Cuando no se ovula con regularidad, el endometrio crece sin orden y el sangrado se vuelve impredecible.',
      diseaseId: 'sindrome-de-ovario-poliquistico',
    },
    {
      name: 'Lesiones por virus del papiloma humano',
      description:
        'Sangrar después de una relación obliga a revisar el cuello uterino, aunque el estudio anterior haya sido normal.',
      diseaseId: 'virus-del-papiloma-humano',
    },
    {
      name: 'Complicaciones del embarazo',
      description: 'Todo sangrado durante el embarazo debe valorarse el mismo día, aunque no duela.',
      diseaseId: 'enfermedades-del-embarazo',
    },
    {
      name: 'Climaterio y posmenopausia',
      description:
        'Antes de la menopausia los ciclos se desordenan; después, cualquier sangrado requiere estudiar el endometrio.',
      diseaseId: 'menopausia-y-climaterio',
    },
  ],
  managementTips: {
    text: 'Estas medidas ayudan a llegar con buena información. No sustituyen la revisión ni deben retrasarla.',
    items: [
      'Anote las fechas, cuántas toallas usa al día y si hay coágulos',
      'Hágase una prueba de embarazo si tiene un retraso o tuvo relaciones sin protección',
      'Mientras se estudia, prefiera toallas: permiten calcular la cantidad de sangre',
      'No tome hormonas por su cuenta para detener o adelantar la regla',
      'No suspenda anticonceptivos ni anticoagulantes sin hablar con quien se los recetó',
      'Evite tomar ácido acetilsalicílico sin indicación, porque puede aumentar el sangrado',
      'No posponga la cita por estar sangrando; al agendar, pregunte si algún estudio debe esperar',
    ],
  },
  complications: {
    text: 'Un sangrado que se repite tiene consecuencias, aunque no duela:',
    items: [
      'Anemia por falta de hierro, con cansancio, palidez, caída de cabello o dificultad para concentrarse',
      'Hemorragia aguda que requiere hospitalización o transfusión',
      'Retraso en el diagnóstico de una lesión precancerosa o de un cáncer, que se tratan con más opciones cuando se detectan a tiempo',
      'Dificultad para embarazarse si la causa es que no hay ovulación',
      'Limitaciones en el trabajo, el ejercicio y la vida sexual',
    ],
  },
  diagnosis: {
    text: 'El estudio empieza por saber de dónde viene la sangre: del útero, del cuello uterino, de la vagina o de la vulva, e incluso de la orina o del recto. El tratamiento depende de la causa, y por eso se busca primero. Según su edad y sus antecedentes se hacen:',
    items: [
      'Prueba de embarazo, antes que cualquier otra',
      'Exploración con espejo vaginal, con su permiso',
      'Biometría hemática, para saber si hay anemia',
      'Papanicolaou o prueba de VPH; si se ve una lesión, colposcopia',
      'Pruebas de infección, sobre todo si sangra después de las relaciones',
      'Ultrasonido, de preferencia transvaginal. Después de la menopausia mide el endometrio: si tiene 4 mm o menos, el cáncer es muy poco probable (ACOG, 2018)',
      'Muestra del endometrio, si la edad, los riesgos o el ultrasonido lo piden, o si el sangrado se repite',
    ],
  },
  whenToBook: {
    text: 'Si sangra mucho, está embarazada o se siente mal, vea los signos de alarma. Pida una cita si:',
    items: [
      bleedingAfterMenopause,
      bleedingGirl,
      'Sangra después de las relaciones',
      'Mancha entre una regla y otra',
      'La regla dura más de ocho días, llega antes de 24 o tarda más de 38',
      'Usa un método hormonal y sigue manchando después de seis meses, o empezó a manchar de pronto',
      'Se cansa con facilidad o le dijeron que tiene anemia',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios', 'papanicolau'],
  icd10: 'N93.9',
  questionsToAsk: [
    '¿De dónde viene el sangrado y qué falta para saberlo?',
    '¿Tengo anemia o me falta hierro?',
    '¿Necesito una muestra del endometrio?',
    '¿Qué tratamientos hay y cuáles permiten embarazarme?',
    '¿Cuánto sangrado es demasiado y a dónde acudo?',
    '¿Cuándo debo volver si no mejora?',
  ],
  ctaText: 'Si su sangrado cambió, encontremos la causa antes de tratarlo.',
  imageHome: '/dibujos/azulejos/sangrado-vaginal-anormal.svg',
  imageAlt: 'Azulejo del sangrado vaginal anormal',
  icon: 'sangrado-vaginal-anormal',
  sources: [
    {
      name: 'FIGO, sistemas para describir el sangrado uterino normal y anormal y clasificar sus causas (Munro y colaboradores, 2018)',
      url: 'https://doi.org/10.1002/ijgo.12666',
    },
    {
      name: 'ACOG, Abnormal Uterine Bleeding (guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/abnormal-uterine-bleeding',
    },
    {
      name: 'ACOG, The Role of Transvaginal Ultrasonography in Evaluating the Endometrium of Women With Postmenopausal Bleeding (Committee Opinion 734, 2018)',
      url: 'https://doi.org/10.1097/AOG.0000000000002631',
    },
    bleedingGirlSource,
  ],
  metadata: {
    description:
      'Sangrado entre reglas, después de la relación o tras la menopausia: qué puede causarlo, cuándo acudir a urgencias, qué hacer y cómo se estudia en consulta.',
    keywords: [
      'sangrado vaginal anormal',
      'sangrado entre reglas',
      'sangrado después de la relación',
      'sangrado después de la menopausia',
      'regla muy abundante',
    ],
    openGraph: {
      title: 'Sangrado vaginal anormal: causas y signos de alarma',
      description: 'Cuándo un sangrado no es una regla, cuándo es una urgencia y cómo se estudia.',
      url: '/sintomas/sangrado-vaginal-anormal',
    },
    alternates: { canonical: '/sintomas/sangrado-vaginal-anormal' },
  },
}
