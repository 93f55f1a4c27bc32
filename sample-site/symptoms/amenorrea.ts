import type { SymptomInput } from '#content/entries/symptom.ts'
import { possiblePregnancy, selfHarm } from '../alarm-signs.ts'

export const amenorrea: SymptomInput = {
  id: 'amenorrea',
  synonyms: [
    'no me baja',
    'no me llega la regla',
    'falta de regla',
    'menstruación',
    'retraso',
    'se me fue la regla',
  ],
  name: 'Amenorrea',
  shortDescription: 'Ausencia de la regla durante tres meses o más.',
  description: `La amenorrea es la ausencia de la regla. Es secundaria cuando una mujer que ya menstruaba pasa tres meses sin hacerlo, o seis si sus ciclos eran irregulares. Es primaria cuando la primera regla no ha llegado a los 15 años, o tres años después de que empezaron a crecer los senos. También conviene una revisión si a los 13 años los senos no han empezado a crecer.

Es natural en el embarazo, la lactancia y la menopausia, y puede ser un efecto esperado de algunos anticonceptivos hormonales. En esos casos la sangre no «se queda adentro»: el endometrio se mantiene sin desprenderse o muy delgado. Fuera de esas situaciones, la falta de regla avisa de un cambio en la comunicación entre el cerebro, los ovarios y el útero, y merece una revisión aunque no le cause molestias.`,
  alarmSigns: [
    possiblePregnancy,
    'tiene un dolor de cabeza muy intenso y repentino, ve doble o está perdiendo la vista',
    'nunca ha menstruado y presenta dolor fuerte en el vientre o no puede orinar',
    'ha bajado mucho de peso y se desmaya, tiene palpitaciones o no tolera alimentos',
    'tuvo una hemorragia grave en un parto y ahora presenta debilidad extrema, vómito o confusión',
    selfHarm,
  ],
  causes: {
    text: 'Después de descartar un embarazo, unas cuantas causas explican la mayoría de los casos:',
    items: [
      'Síndrome de ovario poliquístico',
      'Amenorrea hipotalámica: el cerebro frena el ciclo por comer poco, bajar de peso, hacer ejercicio intenso o vivir mucho estrés',
      'Prolactina elevada o alteraciones de la tiroides',
      'Insuficiencia ovárica prematura: los ovarios dejan de funcionar con regularidad antes de los 40 años',
      'Anticonceptivos hormonales y otros medicamentos, como algunos para la salud mental o contra el cáncer',
      'Adherencias dentro del útero después de un legrado, una cirugía o una infección',
      'Diferencias congénitas o genéticas, sobre todo si la regla nunca ha llegado',
      'Enfermedades crónicas sin control, como la diabetes o la enfermedad celíaca',
    ],
  },
  relatedConditions: [
    {
      name: 'Síndrome de ovario poliquístico',
      description:
        'Reglas espaciadas o ausentes, acné o vello. Además del ciclo, se vigilan la glucosa, el peso, la presión y el ánimo.',
      diseaseId: 'sindrome-de-ovario-poliquistico',
    },
    {
      name: 'Menopausia e insuficiencia ovárica prematura',
      description:
        'Después de los 45 años la falta de regla suele ser parte del climaterio. Antes de los 40 requiere estudio y, por lo general, tratamiento hormonal, salvo que haya una contraindicación.',
      diseaseId: 'menopausia-y-climaterio',
    },
    {
      name: 'Amenorrea hipotalámica funcional',
      description:
        'Mejora al recuperar la energía que el cuerpo necesita. Se atiende junto con nutrición y salud mental.',
      diseaseId: '',
    },
    {
      name: 'Hiperprolactinemia y enfermedad de la tiroides',
      description:
        'Pueden acompañarse de salida de leche sin estar lactando, cansancio o cambios de peso. Se detectan con un análisis de sangre.',
      diseaseId: '',
    },
    {
      name: 'Embarazo y sus complicaciones',
      description:
        'Es la causa más frecuente de retraso. Confirmarlo pronto permite saber dónde está y empezar el control.',
      diseaseId: 'enfermedades-del-embarazo',
    },
    {
      name: 'Adherencias uterinas',
      description:
        'Cicatrices dentro del útero, también llamadas síndrome de Asherman. Se confirman y pueden tratarse con histeroscopia.',
      diseaseId: '',
    },
  ],
  managementTips: {
    text: 'Mientras llega su cita, esto puede ayudarla:',
    items: [
      'Hágase una prueba de embarazo y, si es negativa y la regla no llega, repítala una semana después',
      'No se confíe: aunque no haya regla puede haber ovulación. Use anticoncepción si no desea embarazarse',
      'Anote cuándo fue su última regla y qué cambió desde entonces: peso, ejercicio, estrés o medicamentos',
      'Observe si tiene acné o vello nuevos, bochornos, dolor de cabeza o salida de leche, y coméntelo',
      'Coma lo suficiente y evite las dietas estrictas; si hace mucho ejercicio, baje la intensidad',
      'No tome hormonas, hierbas ni remedios «para que baje»',
      'No suspenda por su cuenta un tratamiento psiquiátrico o de otra especialidad',
    ],
  },
  complications: {
    text: 'Dependen de la causa y del tiempo que pase sin atenderse:',
    items: [
      'Pérdida de masa ósea cuando faltan estrógenos, con mayor riesgo de fracturas',
      'Engrosamiento del endometrio cuando hay estrógenos pero no ovulación, lo que aumenta el riesgo de cáncer de endometrio',
      'Dificultad para embarazarse',
      'Mayor riesgo cardiovascular si los ovarios dejan de funcionar a edad temprana y no se recibe tratamiento',
      'Ansiedad, tristeza o preocupación por el cuerpo y la fertilidad',
    ],
  },
  diagnosis: {
    text: 'El primer paso siempre es una prueba de embarazo. Después se revisan su historia, su peso y alimentación, el ejercicio que hace, el estrés y los medicamentos que toma. Con la exploración y unos cuantos estudios se orienta la mayoría de los casos:',
    items: [
      'Tiroides y prolactina',
      'FSH y estradiol, que dicen cómo trabajan los ovarios',
      'Testosterona y otros andrógenos, si hay acné o vello',
      'Ultrasonido del útero y los ovarios',
      'Resonancia de la hipófisis, si la prolactina está alta o hay dolor de cabeza o cambios en la vista',
      'Estudio genético (cariotipo), si los ovarios dejaron de funcionar pronto o la regla nunca llegó',
      'Densitometría, si han faltado estrógenos por mucho tiempo',
    ],
  },
  whenToBook: {
    text: 'Primero hágase una prueba de embarazo. Pida una cita si:',
    items: [
      'Salió positiva, para empezar el control',
      'Lleva tres meses sin regla, o seis si siempre fue irregular',
      'Tiene 15 años y no ha llegado la primera regla, o 13 y los senos no han empezado a crecer',
      'Le sale leche y no está lactando',
      'Tiene bochornos y menos de 45 años',
      'Bajó de peso, come muy poco o hace mucho ejercicio',
      'Dejó los anticonceptivos y la regla no volvió en tres meses',
      'Le hicieron un legrado o una cirugía y desde entonces no regresa',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios'],
  icd10: 'N91.2',
  questionsToAsk: [
    '¿Cuál cree que es la causa y qué falta para confirmarla?',
    '¿Qué análisis necesito y en qué días?',
    '¿Puedo embarazarme aunque no tenga regla?',
    '¿Corren riesgo mis huesos o mi corazón?',
    '¿Necesito tratamiento o basta con esperar?',
    '¿Cuánto tiempo sin regla es demasiado?',
  ],
  ctaText: 'Si lleva tres meses sin regla, averigüemos por qué.',
  imageHome: '/dibujos/azulejos/amenorrea.svg',
  imageAlt: 'Azulejo de la amenorrea',
  icon: 'amenorrea',
  sources: [
    {
      name: 'ASRM, Current evaluation of amenorrhea: a committee opinion (2024)',
      url: 'https://www.asrm.org/practice-guidance/practice-committee-documents/current-evaluation-of-amenorrhea/',
    },
    {
      name: 'ACOG, Amenorrhea: Absence of Periods (guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/amenorrhea-absence-of-periods',
    },
    {
      name: 'International Evidence-based Guideline for the Assessment and Management of Polycystic Ovary Syndrome (2023)',
      url: 'https://www.monash.edu/medicine/mchri/pcos/guideline',
    },
  ],
  metadata: {
    description:
      'Tres meses o más sin regla, o una primera regla que no llega: qué puede causarlo, cuándo es una urgencia, qué hacer en casa y qué estudios se piden.',
    keywords: [
      'amenorrea',
      'falta de regla',
      'ausencia de menstruación',
      'no me baja y no estoy embarazada',
      'amenorrea secundaria',
      'retraso menstrual',
    ],
    openGraph: {
      title: 'Amenorrea: por qué falta la regla y qué hacer',
      description: 'Qué puede causarla, cuándo es una urgencia y qué estudios se piden.',
      url: '/sintomas/amenorrea',
    },
    alternates: { canonical: '/sintomas/amenorrea' },
  },
}
