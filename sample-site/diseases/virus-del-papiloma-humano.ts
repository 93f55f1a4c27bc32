import type { DiseaseInput } from '#content/entries/disease.ts'
import { faintness, heavyBleeding, possiblePregnancy } from '../alarm-signs.ts'

export const virusDelPapilomaHumano: DiseaseInput = {
  id: 'virus-del-papiloma-humano',
  synonyms: ['papiloma', 'VPH', 'HPV', 'verrugas', 'virus del cuello de la matriz'],
  name: 'Virus del papiloma humano',
  technicalName: 'Infección por VPH',
  shortDescription: 'Es muy frecuente y casi siempre transitoria. Lo importante es vigilarla con método.',
  description: `El virus del papiloma humano (VPH) es una infección muy común que se transmite por contacto íntimo. En la mayoría de las mujeres, las defensas lo controlan sin que haya síntomas ni tratamiento. Lo importante es reconocer a tiempo los casos en los que el virus persiste.

Existen muchos tipos de VPH. Los llamados de bajo riesgo, como el 6 y el 11, pueden causar verrugas genitales. Los de alto riesgo, sobre todo el 16 y el 18, pueden producir cambios en las células del cuello uterino que, si duran años sin atención, a veces avanzan hasta un cáncer.

Tener una prueba positiva no significa tener cáncer. Tampoco permite saber cuándo ocurrió el contagio ni quién lo transmitió: el virus puede permanecer silencioso por años. No es motivo de vergüenza ni prueba de una infidelidad.`,
  alarmSigns: [
    heavyBleeding,
    `sangra y ${faintness}`,
    'tiene fiebre, flujo con mal olor o dolor en el vientre después de una biopsia o un tratamiento del cuello uterino',
    possiblePregnancy,
    'deja de orinar o tiene un dolor fuerte en la cintura y está en estudio por una lesión del cuello uterino',
  ],
  symptoms: {
    text: `La mayoría de las infecciones no se sienten. Por eso la detección no debe esperar a que haya molestias: las lesiones previas al cáncer casi nunca duelen ni sangran.

Consulte pronto, aunque su última prueba haya sido normal, si nota alguno de estos cambios:`,
    items: [
      'Verrugas o «granitos» en vulva, vagina, ano o ingles, a veces con comezón',
      'Sangrado después de la relación sexual',
      'Sangrado entre una regla y otra, o después de la menopausia',
      'Flujo persistente, con sangre o con mal olor',
      'Dolor pélvico o durante las relaciones que no tenía antes',
    ],
  },
  causes: {
    text: `El VPH pasa de una persona a otra por el roce de piel y mucosas durante el contacto sexual vaginal, anal u oral, o por el contacto de los genitales entre sí. No hace falta que haya penetración ni síntomas. El condón reduce el riesgo, aunque no lo elimina, porque no cubre toda la piel de la zona.

Cuando las defensas no logran controlar un tipo de alto riesgo, la infección se vuelve persistente. Entonces puede cambiar las células del cuello uterino (lesión intraepitelial o NIC). Ese proceso suele tomar años, y ese tiempo es la oportunidad de detectarlo.`,
    items: [],
  },
  riskFactors: {
    text: `Cualquier persona que haya tenido actividad sexual puede adquirir el VPH. Algunas condiciones facilitan que la infección persista o avance:`,
    items: [
      'Tabaquismo',
      'Defensas bajas, por VIH, un trasplante o medicamentos que las disminuyen',
      'Inicio de la vida sexual a edad temprana',
      'Varias parejas sexuales a lo largo de la vida, de usted o de su pareja',
      'Otras infecciones de transmisión sexual, como la clamidia',
      'No haber recibido la vacuna contra el VPH',
      'No acudir a las pruebas de detección o a las citas de seguimiento',
    ],
  },
  complications: {
    text: `La mayoría de las mujeres con VPH no tendrá ninguna. Las complicaciones aparecen, sobre todo, cuando una infección de alto riesgo persiste y no se vigila.`,
    items: [
      'Lesiones del cuello uterino de bajo o alto grado',
      'Cáncer cervicouterino',
      'Con menor frecuencia, cáncer de vulva, vagina, ano o garganta',
      'Verrugas que crecen, se multiplican o reaparecen, en especial durante el embarazo',
      'Angustia y dificultades de pareja, que también merecen atención',
    ],
  },
  diagnosis: {
    text: 'El virus no se reconoce por síntomas. Se encuentra con una prueba de VPH, o se sospecha por un Papanicolaou alterado o una verruga. Un resultado positivo dice que el virus está; no dice que haya una lesión. Eso se busca después, según el tipo de virus, su edad y sus resultados anteriores.',
    items: [
      'Prueba de VPH de alto riesgo, con una muestra del cuello uterino; en algunos casos puede tomarla usted misma de la vagina',
      'Papanicolaou (citología), que busca células distintas',
      'Colposcopia, si el resultado lo pide: se mira el cuello uterino con aumento',
      'Biopsia: un fragmento muy pequeño que dice si hay lesión y de qué grado',
      'Revisión a simple vista de las verrugas, con biopsia solo si el aspecto no es típico',
      'Prueba de VIH y de otras infecciones, si usted está de acuerdo',
    ],
  },
  treatments: {
    text: `No existe un medicamento que elimine el virus: se vigila la infección y se tratan las verrugas o las lesiones que causa. La conducta depende del resultado, de su edad y de si está embarazada o desea embarazarse.`,
    items: [
      {
        name: 'Vigilancia',
        description:
          'Si hay virus pero no lesión, o la lesión es de bajo grado, con frecuencia basta repetir las pruebas en el plazo que se le indique. Muchos de estos cambios desaparecen solos.',
      },
      {
        name: 'Tratamiento de las verrugas',
        description:
          'Se retiran con soluciones o cremas de uso médico, congelación (crioterapia) o electrocauterización. Pueden reaparecer, sobre todo en los primeros meses.',
      },
      {
        name: 'Tratamiento de las lesiones del cuello uterino',
        description:
          'Las lesiones de alto grado se destruyen (ablación) o se retiran con un asa eléctrica o un cono. Como retirar tejido puede influir en embarazos futuros, cada caso se decide con cuidado.',
      },
      {
        name: 'Vacunación',
        description:
          'Previene nuevas infecciones por los tipos que incluye; no trata una infección presente. Protege más antes de iniciar la vida sexual, y en consulta valoramos si también le conviene a usted.',
      },
    ],
  },
  mexicoStats: {
    figure: '',
    text: `La NOM-014-SSA2-1994, modificada en 2007, dirige la detección sobre todo a mujeres de 25 a 64 años. En las instituciones públicas de salud, la detección es gratuita. También lo es la vacuna nonavalente, que protege contra nueve tipos de virus: desde 2025 se aplica una dosis a niñas y niños de quinto de primaria, o de 11 años si no van a la escuela, y a las adolescentes de 12 a 16 que no la tengan. Son tres dosis de los 11 a los 49 años si se vive con VIH. A niñas y mujeres de 9 a 19 años atendidas por violencia sexual se les aplica una.`,
    source:
      'NOM-014-SSA2-1994 (modificación, DOF 31-05-2007); Secretaría de Salud, Programa de Vacunación Universal, 2025 (Uno TV, 22-09-2025; El Mañana, 04-11-2025)',
  },
  whenToBook: {
    text: 'Casi nunca es urgente, pero no conviene dejarlo pasar. Pida una cita si:',
    items: [
      'Su prueba de VPH o su Papanicolaou salió alterado y no sabe qué sigue',
      'Le pidieron una colposcopia y no se la ha hecho',
      'Nota alguno de los cambios de «Síntomas», aunque su última prueba haya sido normal',
      'Tiene 25 años o más y nunca se ha hecho una prueba, o no recuerda la última',
      'Vive con VIH, tiene un trasplante o toma medicamentos que bajan las defensas',
      'Está embarazada y tiene verrugas',
      'Quiere saber si le conviene la vacuna',
    ],
  },
  relatedServices: ['papanicolau', 'colposcopia', 'electrocauterizacion-de-verrugas-y-lesiones'],
  icd10: 'B97.7',
  questionsToAsk: [
    '¿Qué tipo de virus salió y qué riesgo tiene?',
    '¿Necesito colposcopia o basta con repetir la prueba? ¿Cuándo?',
    'Si hay una lesión, ¿se vigila o se trata?',
    '¿El tratamiento puede afectar un embarazo futuro?',
    '¿Me conviene la vacuna, aunque ya tenga el virus?',
    '¿Qué le digo a mi pareja?',
  ],
  ctaText:
    'Si tiene un resultado que le preocupa o le toca su revisión, en consulta lo leemos con usted y acordamos el seguimiento.',
  imageHome: '/dibujos/azulejos/virus-del-papiloma-humano.svg',
  imageIndividual: '/dibujos/paneles/virus-del-papiloma-humano.svg',
  imageAlt:
    'Tablero de azulejos con el dibujo sencillo de un virus, un círculo con puntas alrededor, entre flores de Talavera',
  iconIndividual: 'virus-del-papiloma-humano',
  sources: [
    {
      name: 'NOM-014-SSA2-1994, para la prevención, detección, diagnóstico, tratamiento, control y vigilancia epidemiológica del cáncer cérvico uterino (modificación, DOF 31-05-2007)',
      url: 'https://platiica.economia.gob.mx/normalizacion/nom-014-ssa2-1994/',
    },
    {
      name: 'Organización Mundial de la Salud. Cáncer cervicouterino. Nota descriptiva',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/cervical-cancer',
    },
    {
      name: 'World Health Organization. Guideline for screening and treatment of cervical pre-cancer lesions for cervical cancer prevention, 2.ª edición, 2021',
      url: 'https://www.who.int/publications/i/item/9789240030824',
    },
    {
      name: 'Vacuna contra el VPH en el Programa de Vacunación Universal 2025: a quiénes (Uno TV, 22 de septiembre de 2025)',
      url: 'https://www.unotv.com/salud/vacunacion-vph-2025-ninos-de-quinto-de-primaria-y-11-anos-ya-pueden-recibir-la-vacuna/',
    },
    {
      name: 'Campaña de vacunación contra el VPH 2025, con vacuna nonavalente (El Mañana, 4 de noviembre de 2025)',
      url: 'https://www.elmanana.com/noticias/salud/mexico-avanza-en-campana-vacunacion-vph-2025/6051629',
    },
  ],
  metadata: {
    description:
      'Qué significa una prueba de VPH positiva, cuándo vigilar y cuándo tratar, signos de alarma, vacuna y seguimiento con Papanicolaou y colposcopia.',
    keywords: [
      'virus del papiloma humano',
      'VPH',
      'prueba de VPH positiva',
      'verrugas genitales',
      'lesión del cuello uterino',
      'vacuna contra el VPH',
    ],
    openGraph: {
      title: 'Virus del papiloma humano: vigilar con método',
      description:
        'Es muy frecuente y casi siempre transitorio. Qué significa un resultado positivo y cómo se da seguimiento.',
      url: '/enfermedades/virus-del-papiloma-humano',
    },
    alternates: { canonical: '/enfermedades/virus-del-papiloma-humano' },
  },
}
