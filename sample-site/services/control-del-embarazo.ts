import type { ServiceInput } from '#content/entries/service.ts'
import { pregnancyAlarmSigns, pregnancyAlarmSources } from '../pregnancy.ts'

export const controlDelEmbarazo: ServiceInput = {
  id: 'control-del-embarazo',
  synonyms: ['estoy embarazada', 'bebé', 'prenatal', 'consultas del embarazo', 'espero un bebé'],
  title: 'Control del embarazo de bajo y alto riesgo',
  shortDescription:
    'Consultas prenatales con un plan para cada trimestre. Vigilamos su salud y el crecimiento de su bebé, y ajustamos el plan si aparece un riesgo.',
  price: 'control-prenatal',
  description: `El control del embarazo (control prenatal) es una serie de consultas para cuidar de usted y de su bebé desde las primeras semanas hasta después del nacimiento. Su propósito es prevenir, reconocer a tiempo lo que cambia y llegar al parto con un plan.

Conviene empezar cuanto antes: la norma mexicana prefiere la primera consulta en las primeras ocho semanas.

Las vacunas la cuidan a usted y a su bebé: la de tétanos, difteria y tosferina (Tdpa), la de influenza y la de covid. Desde 2026, el Programa de Vacunación Universal incluye sin costo la del virus sincitial respiratorio, entre las semanas 32 y 36.

La NOM-007-SSA2-2016 (numeral 5.2.1.15) pide al menos cinco consultas prenatales en un embarazo normal. En el de alto riesgo, la recomendación de la doctora es de ocho o más. La Organización Mundial de la Salud propone al menos ocho contactos en todo embarazo, así que el número se acuerda con usted. El riesgo puede cambiar y se revisa en cada visita.`,
  fact: {
    value: '5 o más',
    label:
      'consultas en un embarazo normal (NOM-007-SSA2-2016); 8 o más si es de alto riesgo: recomendación de la doctora',
  },
  forWhat: `Sirve para detectar y atender anemia, infecciones, presión alta, preeclampsia, diabetes gestacional y alteraciones del crecimiento. También para prevenir: hay vacunas, suplementos y, en algunas mujeres, medicamentos que reducen el riesgo de preeclampsia.

Es, además, el espacio para planear el parto, la lactancia y la anticoncepción posterior.`,
  benefits: [
    'Plan de consultas y estudios por trimestre',
    'Vigilancia de presión, peso y crecimiento del bebé',
    'Detección temprana de complicaciones',
    'Orientación sobre alimentación, vacunas y medicamentos',
    'Plan de parto conversado con anticipación',
  ],
  types: [
    {
      name: 'Embarazo de bajo riesgo',
      description:
        'No hay enfermedades ni antecedentes que exijan vigilancia especial. Las consultas se espacian al inicio y se acercan al final.',
    },
    {
      name: 'Embarazo de alto riesgo',
      description:
        'Por ejemplo, con presión alta, diabetes, gemelos, parto prematuro previo o alteraciones de la placenta. Hay más consultas y estudios, y apoyo de otras especialidades.',
    },
    {
      name: 'Consulta previa al embarazo',
      description:
        'Revisa su salud, sus medicamentos y sus vacunas, e indica el ácido fólico antes de la concepción.',
    },
    {
      name: 'Consulta del puerperio',
      description: 'Después del parto valora recuperación, lactancia, estado de ánimo y anticoncepción.',
    },
  ],
  whenToBook: {
    text: 'Los signos de alarma no esperan una cita. Pida una si:',
    items: [
      'Tiene una prueba positiva: la primera consulta conviene en las primeras ocho semanas',
      'Piensa embarazarse y tiene presión alta, diabetes, epilepsia, enfermedad de la tiroides o lupus',
      'Toma un medicamento y no sabe si puede seguir con él; no lo suspenda antes de preguntar',
      'Tuvo un parto prematuro, preeclampsia o una pérdida en otro embarazo',
      'Le arde al orinar: hoy; tiene comezón intensa en palmas y plantas: en uno o dos días',
      'Va avanzada y aún no tiene control: nunca es tarde para empezar',
      'Ya nació su bebé y no tiene fecha para su revisión',
    ],
  },
  process: [
    {
      name: 'Primera consulta',
      description:
        'Se revisan sus antecedentes, se calcula la fecha probable de parto y se valora el riesgo. Se piden análisis de sangre y orina, grupo y Rh, y pruebas de VIH, sífilis y hepatitis B. También se habla de ácido fólico, alimentación, trabajo y ánimo.',
    },
    {
      name: 'En cada visita',
      description:
        'Presión, peso, crecimiento del útero y latido del bebé. Se resuelven sus dudas y se revisa si cambió el riesgo.',
    },
    {
      name: 'Primer y segundo trimestre',
      description:
        'Un ultrasonido entre las semanas 11 y 14, y otro entre la 18 y la 24, que revisa la anatomía.',
    },
    {
      name: 'Semanas 24 a 28',
      description:
        'Suele buscarse la diabetes gestacional. Si su sangre es Rh negativo, se valora una inmunoglobulina.',
    },
    {
      name: 'Tercer trimestre',
      description: 'Crecimiento y posición del bebé, vacunas, movimientos, plan de parto y lactancia.',
    },
    {
      name: 'Después del parto',
      description: 'Se revisan la recuperación, la lactancia, el ánimo y la anticoncepción.',
    },
  ],
  painful:
    'La consulta no duele. La toma de sangre da un piquete breve y la exploración vaginal, cuando hace falta, puede incomodar. Siempre le pedimos permiso y puede decir que no.',
  hospitalOrAmbulatory: 'Ambulatorio: en el consultorio. El nacimiento se atiende en hospital.',
  procedureTime:
    'La primera consulta suele ser la más larga; conviene apartar cerca de una hora. Las siguientes suelen ser más breves.',
  anesthesia: 'No requiere anestesia.',
  recoveryTime: 'No requiere recuperación: puede seguir con su día al salir.',
  postProcedureRecommendations: [
    'Tome los suplementos indicados y consulte antes de usar cualquier otro medicamento',
    'No consuma alcohol, tabaco ni otras drogas',
    'Lleve a cada cita su carnet, sus análisis y sus ultrasonidos',
    'Manténgase activa, según lo acordado en consulta',
    'Tenga decidido a qué hospital acudiría y quién la llevaría',
    'Díganos si se siente triste, con miedo o insegura en casa',
  ],
  alarmSigns: pregnancyAlarmSigns,
  myths: [
    {
      myth: 'Si me siento bien, no necesito consultas',
      fact: 'La presión alta, la anemia y la diabetes gestacional pueden empezar sin síntomas. Por eso se buscan.',
    },
    {
      myth: 'Hay que comer por dos',
      fact: 'Importa más la calidad que la cantidad. El aumento de peso esperado depende de su peso inicial.',
    },
    {
      myth: 'Alto riesgo significa cesárea',
      fact: 'No siempre. Muchas mujeres con vigilancia especial tienen parto vaginal. La vía se decide según cada caso.',
    },
  ],
  questionsToAsk: [
    '¿Mi embarazo es de bajo o de alto riesgo? ¿Por qué?',
    '¿Qué estudios y vacunas me tocan y en qué semana?',
    '¿Puedo seguir con mis medicamentos, mi trabajo y mi ejercicio?',
    '¿Con qué señales debo ir a urgencias y a qué hospital?',
    '¿Quién me atiende si usted no está?',
  ],
  ctaText: 'Si está embarazada o piensa estarlo, agende su primera consulta prenatal.',
  images: [
    {
      src: '/dibujos/escenas/control-del-embarazo.svg',
      alt: 'La doctora mide la presión arterial de una mujer embarazada en el consultorio',
    },
    {
      src: '/dibujos/azulejos/control-del-embarazo.svg',
      alt: 'Azulejo de Talavera del tema control del embarazo',
    },
  ],
  imageHome: '/dibujos/escenas/control-del-embarazo.svg',
  imageIndividual: '/dibujos/escenas/control-del-embarazo.svg',
  imageAlt: 'Ilustración: la doctora mide la presión arterial de una mujer embarazada',
  iconIndividual: 'control-del-embarazo',
  sources: [
    ...pregnancyAlarmSources,
    {
      name: 'Organización Mundial de la Salud: Recomendaciones sobre atención prenatal para una experiencia positiva del embarazo, 2016',
      url: 'https://www.who.int/publications/i/item/9789241549912',
    },
    {
      name: 'Vacuna contra el virus sincitial respiratorio en el embarazo: ACUERDO-02CONAVA-2025 y Programa de Vacunación Universal 2026 (Excélsior, 1 de marzo de 2026)',
      url: 'https://www.excelsior.com.mx/salud/vacuna-contra-virus-sincitial-es-obligatoria-y-gratuita-mexico',
    },
    {
      name: 'CDC, Estados Unidos. Vacunas recomendadas antes, durante y después del embarazo (tosferina, influenza y virus sincitial respiratorio)',
      url: 'https://www.cdc.gov/vaccines-pregnancy/recommended-vaccines/index.html',
    },
    {
      name: 'Campaña de vacunación invernal 2025-2026 de la Secretaría de Salud: influenza y covid en el embarazo (Vanguardia, 10 de diciembre de 2025)',
      url: 'https://vanguardia.com.mx/informacion/estas-personas-deben-de-vacunarse-contra-influenza-covid-19-y-neumococo-en-invierno-secretaria-de-salud-BO18525664',
    },
  ],
  metadata: {
    description:
      'Control prenatal de bajo y alto riesgo: cuántas consultas pide la norma mexicana, qué se revisa en cada trimestre y cuándo acudir a urgencias.',
    keywords: ['control prenatal', 'control del embarazo', 'embarazo de alto riesgo', 'consultas prenatales'],
    openGraph: {
      title: 'Control del embarazo de bajo y alto riesgo',
      description: 'Un plan de consultas y estudios para cada trimestre, según su nivel de riesgo.',
      url: '/servicios/control-del-embarazo',
    },
    alternates: { canonical: '/servicios/control-del-embarazo' },
  },
}
