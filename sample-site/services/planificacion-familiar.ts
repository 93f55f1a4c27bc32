import type { ServiceInput } from '#content/entries/service.ts'
import { clotOrStroke, heavyBleeding, pelvicInfection, strongPain } from '../alarm-signs.ts'
import { emergencyPillSources } from '../emergency-pill.ts'
import { careAfterSexualViolence, sexualViolence, sexualViolenceSources } from '../violence.ts'

export const planificacionFamiliar: ServiceInput = {
  id: 'planificacion-familiar',
  synonyms: [
    'no quiero embarazarme',
    'anticonceptivos',
    'pastillas',
    'DIU',
    'dispositivo',
    'T de cobre',
    'implante',
    'inyección para no embarazarse',
    'ligadura',
    'cuidarse',
    'pastilla del día siguiente',
    'anticoncepción de emergencia',
    'se rompió el condón',
  ],
  title: 'Planificación familiar',
  shortDescription:
    'Asesoría anticonceptiva y colocación de DIU o implante, según su salud y su plan de vida. La decisión es suya.',
  priceNote: 'El costo depende del método que elija y se cotiza antes de colocarlo.',
  description: `La planificación familiar le ayuda a decidir si desea embarazarse, cuándo y cuántas veces. En la consulta comparamos los métodos anticonceptivos y, si usted elige un DIU o un implante, lo colocamos y le damos seguimiento.

Con sus reglas, sus enfermedades, sus medicamentos y lo que le ha funcionado o no se revisa qué métodos son seguros para usted. No hay uno que sirva a todas, y puede cambiar cuando quiera.

Son muy eficaces, pero ningún método es infalible. El DIU puede expulsarse y, rara vez, perforar el útero o asociarse con infección en las primeras semanas. El implante y el DIU hormonal cambian el patrón de sangrado. Salvo el condón, los métodos no protegen contra infecciones de transmisión sexual.`,
  fact: {
    value: 'Menos de 1 de cada 100',
    label: 'mujeres se embaraza en el primer año con DIU o implante (OMS)',
  },
  forWhat: `Sirve para evitar un embarazo no deseado, espaciar los embarazos o prepararse para uno. Algunos métodos ayudan además con reglas abundantes o dolorosas.

También incluye la anticoncepción después del parto, durante la lactancia y de emergencia, así como la orientación sobre métodos definitivos.`,
  benefits: [
    'Elección informada, sin presión y confidencial',
    'Revisión de los métodos seguros según su salud',
    'DIU e implante: larga duración y sin cuidados diarios',
    'Reversibles: la fertilidad regresa después de retirarlos',
    'Acompañamiento si aparecen molestias o si desea cambiar',
  ],
  types: [
    {
      name: 'DIU de cobre',
      description:
        'No contiene hormonas. Dura de cinco a diez años o más, según el modelo. La regla puede ser más abundante, sobre todo al inicio.',
    },
    {
      name: 'DIU hormonal',
      description:
        'Libera un progestágeno en el útero. Dura de tres a ocho años, según el modelo. La regla suele disminuir y puede ausentarse.',
    },
    {
      name: 'Implante subdérmico',
      description:
        'Varilla en el brazo que libera un progestágeno. Dura de tres a cinco años, según el modelo. El sangrado puede ser irregular.',
    },
    {
      name: 'Otros métodos',
      description: `Pastillas, parche, anillo, inyección y condón. Si ya no quiere más hijos: la ligadura o la vasectomía, que son definitivas.

Los que llevan estrógeno (pastilla combinada, parche, anillo y algunas inyecciones) no suelen convenir si tiene migraña con aura, presión alta, enfermedad del hígado, lupus con riesgo de coágulos, antecedente de trombosis, infarto o evento vascular cerebral, si fuma y tiene 35 años o más, o en las primeras semanas después del parto. Si tuvo cáncer de mama, evite todos los que llevan hormonas. Las medicinas para convulsiones, tuberculosis o VIH pueden quitarles efecto: dígalo.`,
    },
    {
      name: 'Anticoncepción de emergencia',
      description:
        'Se usa después de una relación sin protección o si falló el método, y cuanto antes, mejor. La pastilla de levonorgestrel actúa mejor en las primeras 72 horas y puede tomarse hasta las 120 (cinco días). La de ulipristal también sirve hasta las 120 horas; pregunte si se consigue en su ciudad. El DIU de cobre, colocado dentro de los cinco días, falla menos que las pastillas y sigue protegiéndola después. Si pesa 70 kg o más, o toma medicinas para convulsiones, tuberculosis o VIH, la de levonorgestrel puede fallar más: pregunte por el DIU de cobre o por otra dosis, y tómela de todos modos si es lo único que tiene. Después de ulipristal espere cinco días para empezar o reanudar pastillas, parche, anillo, implante o inyección, y use condón. Si la regla no llega en tres semanas, hágase una prueba de embarazo. No interrumpe un embarazo ni protege contra infecciones.',
    },
  ],
  whenToBook: {
    text: 'Si falló el método o no lo usó, no espere: pida atención hoy, aquí o en un centro de salud. Pida una cita si:',
    items: [
      'Quiere empezar un método o cambiar el que usa',
      'No encuentra los hilos del DIU o no palpa el implante; use condón mientras tanto',
      'Ya venció su DIU o su implante, o no recuerda la fecha',
      'Usa hormonas y sangra más de lo que le dijeron; si le sube la presión, pídala esta semana',
      'Empieza una medicina para convulsiones, tuberculosis o VIH',
      'Tiene migraña, fuma o va a cumplir 35 años y toma pastillas',
      'Acaba de tener a su bebé, o quiere dejar el método para embarazarse',
    ],
  },
  process: [
    {
      name: 'Asesoría',
      description:
        'Se escuchan sus planes y se comparan los métodos que son seguros para usted. Puede venir sola o acompañada, y no está obligada a decidir ese día.',
    },
    {
      name: 'Descartar un embarazo',
      description:
        'Con sus fechas o una prueba. Si hay certeza razonable, el DIU y el implante pueden colocarse en cualquier día del ciclo.',
    },
    {
      name: 'Si elige un DIU',
      description:
        'Se explora la pelvis, se coloca un espejo vaginal y se aplica el alivio del dolor que se acordó. El DIU entra por el cuello uterino, con instrumental estéril, y se recortan los hilos.',
    },
    {
      name: 'Si elige un implante',
      description:
        'Es una varilla flexible. Se coloca bajo la piel del brazo, con anestesia local, y se comprueba que usted pueda palparla.',
    },
    {
      name: 'Después',
      description:
        'A veces se requieren condón o abstinencia los primeros días. Se acuerdan la revisión y la fecha de recambio.',
    },
  ],
  painful:
    'El DIU puede causar un cólico de leve a intenso al colocarse, que suele durar poco y varía mucho. Antes hablamos de las opciones de alivio, como anestesia local. En el implante se siente el piquete de la anestesia y después presión; puede quedar un moretón.',
  hospitalOrAmbulatory: 'Ambulatorio: la asesoría y la colocación se hacen en el consultorio.',
  procedureTime: 'La colocación suele tardar de 5 a 15 minutos, además de la asesoría.',
  anesthesia: 'Local para el implante; en el DIU se ofrece anestesia local u otras medidas de alivio.',
  recoveryTime:
    'Suele volver a sus actividades el mismo día; los cólicos tras el DIU pueden durar uno o dos días.',
  postProcedureRecommendations: [
    'Use condón los días que se le indiquen',
    'Tras el DIU, siga las indicaciones sobre copa menstrual, tampones y relaciones',
    'Tras el implante, conserve el vendaje y evite cargar peso con ese brazo un día',
    'Dé tiempo: el sangrado irregular es común los primeros tres a seis meses',
    'Anote la fecha de recambio',
    'Llámenos si no siente los hilos del DIU o no palpa el implante, y use condón mientras tanto',
  ],
  alarmSigns: [
    strongPain,
    pelvicInfection,
    heavyBleeding,
    'tiene una prueba de embarazo positiva con dolor o sangrado, o con un DIU puesto aunque no le duela',
    'el brazo del implante está muy rojo y caliente, o drena pus',
    `usa un método hormonal y ${clotOrStroke}`,
    sexualViolence,
  ],
  alarmNote: careAfterSexualViolence,
  myths: [
    {
      myth: 'El DIU es solo para mujeres con hijos',
      fact: 'También pueden usarlo adolescentes y mujeres sin hijos. La elección depende de su salud y sus preferencias.',
    },
    {
      myth: 'Los anticonceptivos causan infertilidad',
      fact: 'No. Tras retirar el DIU o el implante la fertilidad suele volver pronto; con la inyección puede tardar algunos meses.',
    },
    {
      myth: 'El DIU provoca abortos',
      fact: 'Actúa sobre todo antes de la fecundación: dificulta que el espermatozoide llegue al óvulo. No interrumpe un embarazo.',
    },
  ],
  questionsToAsk: [
    '¿Qué métodos son seguros con mi salud y mis medicamentos?',
    '¿Cómo cambiará mi regla?',
    '¿Qué opciones hay para que el DIU duela menos?',
    '¿Desde cuándo me protege y qué hago mientras tanto?',
    'Si no me acomoda, ¿cuándo y cómo se retira?',
    '¿Cuánto cuestan el método, la colocación y el retiro?',
  ],
  ctaText: 'Agende una asesoría para elegir, con información clara, el método que le conviene.',
  images: [
    {
      src: '/dibujos/escenas/planificacion-familiar.svg',
      alt: 'Sobre una mesa, un DIU, un implante, pastillas anticonceptivas y un calendario',
    },
    {
      src: '/dibujos/azulejos/planificacion-familiar.svg',
      alt: 'Azulejo de Talavera del tema planificación familiar',
    },
  ],
  imageHome: '/dibujos/escenas/planificacion-familiar.svg',
  imageIndividual: '/dibujos/escenas/planificacion-familiar.svg',
  imageAlt: 'Ilustración: un DIU, un implante, pastillas y un calendario sobre una mesa',
  iconIndividual: 'planificacion-familiar',
  sources: [
    {
      name: 'Organización Mundial de la Salud: Planificación familiar y métodos anticonceptivos (nota descriptiva)',
      url: 'https://www.who.int/es/news-room/fact-sheets/detail/family-planning-contraception',
    },
    {
      name: 'American College of Obstetricians and Gynecologists (ACOG): Long-Acting Reversible Contraception (LARC): IUD and Implant',
      url: 'https://www.acog.org/womens-health/faqs/long-acting-reversible-contraception-iud-and-implant',
    },
    {
      name: 'NOM-005-SSA2-1993, De los servicios de planificación familiar (resolución que la modifica, DOF, 21 de enero de 2004)',
    },
    {
      name: 'ACOG Clinical Consensus: Pain Management for In-Office Uterine and Cervical Procedures, 2025',
      url: 'https://doi.org/10.1097/AOG.0000000000005911',
    },
    {
      name: 'Centers for Disease Control and Prevention (CDC): U.S. Medical Eligibility Criteria for Contraceptive Use, 2024',
      url: 'https://www.cdc.gov/mmwr/volumes/73/rr/rr7304a1.htm',
    },
    {
      name: 'Centers for Disease Control and Prevention (CDC): U.S. Selected Practice Recommendations for Contraceptive Use, 2024. Emergency Contraception',
      url: 'https://www.cdc.gov/contraception/hcp/usspr/emergency-contraception.html',
    },
    ...emergencyPillSources,
    ...sexualViolenceSources,
  ],
  metadata: {
    description:
      'Asesoría anticonceptiva y colocación de DIU o implante: eficacia, duración, si duele, cuidados y signos de alarma. La decisión es suya.',
    keywords: [
      'planificación familiar',
      'métodos anticonceptivos',
      'colocación de DIU',
      'DIU de cobre',
      'DIU hormonal',
      'implante subdérmico',
      'asesoría anticonceptiva',
    ],
    openGraph: {
      title: 'Planificación familiar',
      description: 'Asesoría y colocación de DIU o implante, según su salud y su plan de vida.',
      url: '/servicios/planificacion-familiar',
    },
    alternates: { canonical: '/servicios/planificacion-familiar' },
  },
}
