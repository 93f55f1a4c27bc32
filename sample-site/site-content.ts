import type { SiteContentInput } from '#content/site-content/index.ts'
import { questions } from './questions/index.ts'

/**
 * Sample texts. The doctor's name, licences, telephones, addresses and figures are placeholders. Each fact is typed
 * once: other texts have marks, such as `{ciudad}`, and derived fields are left out.
 */
export const siteContent: SiteContentInput = {
  doctorInfo: {
    name: 'Dra. Nombre Apellido',
    specialty: 'Ginecología y obstetricia',
    specialtyShort: 'Ginecología',
    specialist: 'ginecóloga y obstetra',
    address:
      'Calle Ejemplo 000, piso 0, consultorio 0, Colonia Centro, C. P. {codigoPostal}, {ciudad}, {estado}',
    city: 'Ciudad',
    state: 'Estado',
    postalCode: '00000',
    latitude: null,
    longitude: null,
    phone: '+525500000000',
    whatsapp: '525500000000',
    whatsappMessage: 'Hola, me gustaría agendar una cita.',
    email: 'consulta@ejemplo.mx',
    cedProf: '0000000, Universidad Nombre de la Institución',
    cedEsp: '0000000, Universidad Nombre de la Institución',
    languages: ['Español'],
    websiteUrl: 'https://ejemplo.mx',
    socialLinks: {
      facebook: 'https://www.facebook.com/ejemplo',
      instagram: 'https://www.instagram.com/ejemplo',
      linkedin: '',
      x: '',
      twitter: '',
      youtube: 'https://www.youtube.com/@ejemplo',
      tiktok: 'https://www.tiktok.com/@ejemplo',
    },
    doctoraliaLink: 'https://www.doctoralia.com.mx/nombre-apellido/ginecologo/ciudad',
    nimboLink: '',
    logoPath: '/dibujos/emblema.svg',
    logoHeight: 70,
    favicon: '/dibujos/emblema.svg',
  },
  doctorWorkInfo: {
    avisoCofepris: 'XXXXXXXXXXXXXXXXX',
    consulting: {
      header: 'Consultorio',
      hours: {
        dayRange1: 'Lunes a viernes',
        hours1: '10:00 a 14:00',
        dayRange2: 'Sábado',
        hours2: '10:00 a 14:00',
      },
      phones: [{ subheader: 'Citas por teléfono' }, { subheader: 'WhatsApp' }],
    },
    hospital: {
      header: 'Hospital',
      hours: {
        dayRange1: 'Cirugías y partos',
        hours1: 'Con cita previa',
        dayRange2: '',
        hours2: '',
      },
      phones: [{ subheader: 'Conmutador', phone: '+525500000001' }],
    },
    urgencies: {
      header: 'Urgencias',
      hours: {
        dayRange1: 'En una urgencia',
        hours1: 'llame al 911 o acuda al hospital más cercano.',
        dayRange2: '',
        hours2: '',
      },
      phones: [{ subheader: 'Urgencias, pacientes en control' }],
    },
    hospitalHeader: 'Hospital Nombre',
    hospitalAddress: 'Av. Ejemplo 000, {ciudad}, {estado}',
  },
  home: {
    metadataTitle: '{doctora}, {especialista} en {ciudad}',
    metadataDescription:
      'Consulta de {especialidad} en {ciudad}, {estado}: ultrasonido el mismo día, control del embarazo y estudios explicados con calma. Agende su cita.',
    keywords: [
      'ginecóloga en {ciudad}',
      'ginecología y obstetricia',
      'obstetra',
      'control del embarazo',
      'ultrasonido obstétrico',
      'Papanicolaou',
      'colposcopia',
      'planificación familiar',
    ],
  },
  header: {
    headerHeight: 140,
    headerStickyHeight: 60,
    isSticky: true,
    logoHeight: 70,
    stickyLogoHeight: 44,
    menuLogoHeight: 100,
  },
  navMenu: {
    items: [
      { label: 'Inicio', path: '/' },
      { label: 'Servicios', path: '/servicios' },
      { label: 'Enfermedades', path: '/enfermedades' },
      { label: 'Síntomas', path: '/sintomas' },
      { label: 'Contacto', path: '/contacto' },
    ],
  },
  heroSection: {
    title: '{especialidad} con tiempo para escucharla',
    subTitle: '{doctora}, {especialista} en {ciudad}, {estado}',
    description:
      'Consulta, ultrasonido y seguimiento en un mismo lugar. Le explicamos qué tiene, qué opciones hay y qué sigue, con palabras claras y sin prisa.',
    alignment: 'left',
    height: 850,
    minHeight: 400,
    heightPercentage: 85,
    tabletHeightPercentage: 70,
    mobileHeightPercentage: 60,
    mainImage: '/dibujos/mural.svg',
    tabletImage: '/dibujos/mural-ancho.svg',
    mobileImage: '/dibujos/mural-movil.svg',
    imageAlt:
      'Tablero de azulejos: un florero del que nace una planta cuyas flores dibujan el útero y los ovarios, con dos colibríes',
    mainOffset: 50,
    tabletOffset: 50,
    mobileOffset: 50,
    foregroundImage: '',
    backgroundImage: '',
    overlayColor: '#082462',
    overlayOpacity: 0.5,
  },
  heroSlider: {
    slides: [
      {
        image: '/dibujos/mural-ancho.svg',
        title: '{especialidad} con tiempo para escucharla',
        subtitle: '{doctora}, {especialista} en {ciudad}, {estado}',
        description:
          'Le explicamos qué tiene, qué opciones hay y qué sigue, con palabras claras y sin prisa.',
        alignment: 'left',
        mobileOffset: 50,
      },
      {
        image: '/dibujos/escenas/ultrasonido.svg',
        title: 'Ultrasonido en la misma consulta',
        subtitle: 'El estudio se hace el mismo día y se explica en pantalla',
        description: 'Usted ve lo que vemos, pregunta lo que necesite y se va sabiendo qué sigue.',
        alignment: 'left',
        mobileOffset: 50,
      },
      {
        image: '/dibujos/escenas/consultorio.svg',
        title: 'Un embarazo acompañado de principio a fin',
        subtitle: 'Control de bajo y de alto riesgo, con un plan para cada trimestre',
        description: 'En cada consulta sabrá qué revisamos, por qué y qué sigue.',
        alignment: 'left',
        mobileOffset: 50,
      },
    ],
    autoplayDelay: 5000,
    transitionEffect: 'fade',
    transitionSpeed: 1500,
  },
  purpose: {
    entities: [
      {
        icon: 'info',
        title: 'Que cada mujer salga de la consulta entendiendo su cuerpo y sus opciones',
        description:
          'Ese es el propósito de este consultorio. Lo demás es método: escuchar primero, explorar con cuidado y decidir juntas.',
        imagePath: '/dibujos/propositos/1.svg',
        imageBackgroundPath: '',
      },
      {
        icon: 'chat',
        title: 'Escuchar antes de tratar',
        description:
          'Su historia orienta el diagnóstico tanto como los estudios. Por eso la primera consulta no se hace contra reloj.',
        imagePath: '/dibujos/propositos/2.svg',
        imageBackgroundPath: '',
      },
      {
        icon: 'check',
        title: 'Pedir solo lo necesario',
        description: 'Cada estudio tiene una razón y se la decimos antes de solicitarlo, junto con su costo.',
        imagePath: '/dibujos/propositos/3.svg',
        imageBackgroundPath: '',
      },
    ],
  },
  certifications: {
    sectionTitle: 'Formación que puede comprobar',
    sectionSubtitle:
      'Las cédulas se consultan en el Registro Nacional de Profesionistas. Aquí tiene los números.',
    documents: [
      {
        kind: 'profession',
        nameTitle: 'Cédula profesional {cedulaProfesional}',
        name: 'Médica cirujana',
        imagePath: '/dibujos/documentos/titulo.svg',
        elements: ['Registrado ante la Dirección General de Profesiones'],
        visible: true,
      },
      {
        kind: 'specialty',
        nameTitle: 'Cédula de especialidad {cedulaEspecialidad}',
        name: 'Especialidad en {especialidad}',
        imagePath: '/dibujos/documentos/especialidad.svg',
        elements: ['Registrada ante la Dirección General de Profesiones'],
        visible: true,
      },
    ],
    entities: [
      {
        kind: 'certificate',
        nameTitle: 'Consejo de la especialidad',
        name: 'Consejo de la especialidad, certificación vigente',
        imagePath: '/dibujos/sellos/consejo.svg',
        elements: ['Certificado número 0000', 'Vigencia: de 0000 a 0000'],
        visible: true,
      },
      {
        kind: 'membership',
        nameTitle: 'Colegio',
        name: 'Colegio estatal de ginecología',
        imagePath: '/dibujos/sellos/colegio.svg',
        elements: ['Integrante desde 0000'],
        visible: true,
      },
      {
        kind: 'course',
        nameTitle: 'Colposcopia',
        name: 'Sociedad de colposcopia',
        imagePath: '/dibujos/sellos/colposcopia.svg',
        elements: ['Curso y prácticas supervisadas, 0000'],
        visible: true,
      },
      {
        kind: 'course',
        nameTitle: 'Ultrasonido',
        name: 'Diplomado en ultrasonido',
        imagePath: '/dibujos/sellos/ultrasonido.svg',
        elements: ['Ultrasonido ginecológico y obstétrico, 0000'],
        visible: true,
      },
    ],
  },
  callToAction: {
    title: 'Una valoración completa, con tiempo para sus preguntas',
    description: `La primera consulta incluye historia clínica, exploración y, cuando se requiere, ultrasonido el mismo día. Usted decide en todo momento qué se hace y qué no, y puede venir acompañada.

Al terminar recibe un resumen por escrito: el diagnóstico o las posibilidades, los estudios que faltan y cuándo conviene volver.

Si su caso necesita a otra especialista, se lo decimos y le ayudamos a llegar con ella.`,
    imagePath: '/dibujos/escenas/valoracion.svg',
    imageAlt: 'La doctora y una paciente conversan en el escritorio del consultorio',
    linkText: 'Cómo prepararse para su cita',
  },
  services: {
    sectionTitle: 'Servicios',
    sectionSubtitle: 'Lo que puede resolver en el consultorio o programar con la doctora.',
    sectionText: '',
    buttonText: 'Todos los servicios',
    linkText: 'Conocer el servicio',
    page: {
      title: 'Servicios',
      subtitle: 'Estudios, procedimientos y acompañamiento, explicados antes de empezar.',
      text: 'Elija el servicio que le interesa. Encontrará para qué sirve, cómo se hace, si duele, cuánto dura y qué cuidados pide después.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver al inicio',
      metadataTitle: 'Servicios de {especialidad} en {ciudad}',
      metadataDescription:
        'Ultrasonido, control del embarazo, Papanicolaou, colposcopia, planificación familiar y cirugía ginecológica: para qué sirven, cómo se hacen y qué esperar.',
    },
    individualPage: {
      sidebarTitle: 'Servicios',
      contactText: '¿Prefiere preguntar? Le respondemos en horario de consulta.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver a servicios',
      disclaimer:
        'Esta información orienta y no sustituye una consulta médica. Cada caso requiere valoración individual.',
    },
  },
  symptoms: {
    sectionTitle: '¿Qué está sintiendo?',
    sectionSubtitle: 'Empiece por el síntoma. Le decimos qué puede significar y cuándo conviene no esperar.',
    sectionText: '',
    buttonText: 'Ver todos los síntomas',
    linkText: 'Leer más',
    page: {
      title: 'Síntomas',
      subtitle: 'Motivos frecuentes de consulta y cuándo conviene no esperar.',
      text: 'Elija lo que está sintiendo. Encontrará cuándo acudir a urgencias, qué puede causarlo, con qué padecimientos se relaciona y qué puede hacer mientras llega su cita. Un síntoma orienta; el diagnóstico se hace en la consulta.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver al inicio',
      metadataTitle: 'Síntomas ginecológicos | {doctora}, {ciudad}',
      metadataDescription:
        'Dolor pélvico, sangrado o flujo anormales, falta de regla y dolor en las relaciones: qué puede causarlos, cuándo es una urgencia y qué hacer mientras tanto.',
    },
    individualPage: {
      sidebarTitle: 'Síntomas',
      contactText: '¿Prefiere preguntar? Le respondemos en horario de consulta.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver a síntomas',
      disclaimer:
        'Esta información orienta y no sustituye una consulta médica. Cada caso requiere valoración individual.',
    },
  },
  diseasesSection: {
    sectionTitle: 'Enfermedades que atendemos',
    sectionSubtitle:
      'Información para llegar mejor preparada a su consulta: qué es, por qué ocurre y cómo se trata.',
    sectionText: '',
    buttonText: 'Ver todas las enfermedades',
    linkText: 'Leer más',
    page: {
      title: 'Enfermedades',
      subtitle: 'Padecimientos frecuentes, explicados con calma.',
      text: 'Elija el padecimiento que le preocupa. Encontrará qué es, cuáles son sus síntomas, qué lo favorece y qué tratamientos existen.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver al inicio',
      metadataTitle: 'Enfermedades de la mujer | {doctora}, {ciudad}',
      metadataDescription:
        'Endometriosis, miomas, quistes, VPH, ovario poliquístico, menopausia y otros padecimientos: síntomas, causas, signos de alarma y opciones de tratamiento.',
    },
    individualPage: {
      sidebarTitle: 'Enfermedades',
      contactText: '¿Prefiere preguntar? Le respondemos en horario de consulta.',
      contactButtonText: 'Contacto',
      returnButtonText: 'Volver a enfermedades',
      disclaimer:
        'Esta información orienta y no sustituye una consulta médica. Cada caso requiere valoración individual.',
    },
  },
  experience: {
    sectionTitle: 'La experiencia, en números',
    sectionSubtitle:
      'Cifras de muestra: la doctora las sustituye por las suyas, que deben poder comprobarse.',
    entities: [
      {
        icon: 'calendar',
        value: '+5',
        label: 'años de práctica en la especialidad',
        color: '',
        itemFrame: '/dibujos/cifras/1.svg',
      },
      {
        icon: 'histerectomia-y-cirugia-ginecologica',
        value: '+500',
        label: 'procedimientos en consultorio y quirófano',
        color: '',
        itemFrame: '/dibujos/cifras/2.svg',
      },
      {
        icon: 'user',
        value: '+1000',
        label: 'pacientes atendidas en consulta',
        color: '',
        itemFrame: '/dibujos/cifras/3.svg',
      },
    ],
  },
  aboutMe: {
    sectionTitle: 'Sobre mí',
    title: 'Mucho gusto, soy la {doctora}',
    description: `Soy {especialista} desde hace más de {añosDeExperiencia} años, y sigo creyendo que la mejor herramienta de la consulta es una buena pregunta.

Mi formación y mis cédulas están en esta página, con sus números.

Atiendo a mujeres en todas las etapas: la primera revisión, el embarazo, la menopausia y lo que hay en medio. Atiendo a toda persona con útero, ovarios o mamas; dígame cómo quiere que la nombre.`,
    imagePath: '/dibujos/retrato.svg',
    imageAlt: 'Retrato ilustrado de la doctora, mientras se sube su fotografía',
    backgroundImagePath: '',
    yearsOfExperience: 5,
    entities: [
      {
        icon: 'user',
        title: 'Atención directa',
        description: 'La doctora la recibe, la explora y le explica.',
        line1: '',
        line2: '',
        imagePath: '',
      },
      {
        icon: 'ultrasonido-obstetrico',
        title: 'Ultrasonido en consulta',
        description: 'El mismo día, explicado en pantalla.',
        line1: '',
        line2: '',
        imagePath: '',
      },
      {
        icon: 'chat',
        title: 'Seguimiento cercano',
        description: 'Citas y avisos por WhatsApp.',
        line1: '',
        line2: '',
        imagePath: '',
      },
    ],
  },
  testimonials: {
    sectionTitle: 'Lo que cuentan las pacientes',
    sectionDescription:
      'Textos de muestra: se sustituyen por opiniones de pacientes que hayan dado su consentimiento.',
    sectionBackground: '',
  },
  consultationPrice: {
    sectionTitle: 'Precios claros, antes de venir',
    sectionText: 'Este es el total; cualquier estudio adicional se cotiza antes.',
    prices: [
      {
        id: 'consulta-con-ultrasonido',
        name: 'Consulta con ultrasonido',
        description: 'Historia clínica, exploración y ultrasonido',
        amount: 800,
        visible: true,
      },
      {
        id: 'paquete-ginecologico',
        name: 'Paquete ginecológico',
        description: 'Consulta, ultrasonido y Papanicolaou',
        amount: 1200,
        visible: true,
      },
      {
        id: 'control-prenatal',
        name: 'Control prenatal',
        description: 'Consulta de embarazo con ultrasonido',
        amount: 800,
        visible: true,
      },
    ],
    note: 'Precio total a pagar, en pesos mexicanos (MXN).',
  },
  payments: {
    sectionTitle: 'Formas de pago',
    sectionSubtitle: '',
    methods: [
      { name: 'Efectivo', iconPath: '/dibujos/pagos/efectivo.svg', visible: true },
      { name: 'Tarjeta de crédito', iconPath: '/dibujos/pagos/tarjeta-de-credito.svg', visible: true },
      { name: 'Tarjeta de débito', iconPath: '/dibujos/pagos/tarjeta-de-debito.svg', visible: true },
      { name: 'Transferencia', iconPath: '/dibujos/pagos/transferencia.svg', visible: true },
      { name: 'Seguro de gastos médicos', iconPath: '/dibujos/pagos/seguro.svg', visible: false },
    ],
    additionalInfo: 'Si requiere factura, solicítela al pagar.',
  },
  insurances: {
    sectionTitle: 'Aseguradoras con las que trabajamos',
    companies: [
      { name: 'Alameda Seguros', logoPath: '/dibujos/aseguradoras/alameda.svg', visible: true },
      { name: 'Grupo Cordillera', logoPath: '/dibujos/aseguradoras/cordillera.svg', visible: true },
      { name: 'Mutua Anáhuac', logoPath: '/dibujos/aseguradoras/anahuac.svg', visible: true },
      { name: 'Vitalia Salud', logoPath: '/dibujos/aseguradoras/vitalia.svg', visible: true },
      { name: 'Previsora del Centro', logoPath: '/dibujos/aseguradoras/previsora.svg', visible: true },
      { name: 'Montealbán Seguros', logoPath: '/dibujos/aseguradoras/montealban.svg', visible: true },
      { name: 'Jacal Protección', logoPath: '/dibujos/aseguradoras/jacal.svg', visible: true },
      { name: 'Nueva Era Médica', logoPath: '/dibujos/aseguradoras/nueva-era.svg', visible: true },
      { name: 'Sierra Gorda Seguros', logoPath: '/dibujos/aseguradoras/sierra-gorda.svg', visible: true },
      { name: 'Grupo Atlántida', logoPath: '/dibujos/aseguradoras/atlantida.svg', visible: true },
      { name: 'Mutua del Bajío', logoPath: '/dibujos/aseguradoras/bajio.svg', visible: true },
      { name: 'Centauro Gastos Médicos', logoPath: '/dibujos/aseguradoras/centauro.svg', visible: true },
      { name: 'Santa Lucía Seguros', logoPath: '/dibujos/aseguradoras/santa-lucia.svg', visible: true },
      { name: 'Planes Pacífico', logoPath: '/dibujos/aseguradoras/pacifico.svg', visible: true },
    ],
    additionalInfo: 'Los nombres son de muestra. Confirme la cobertura de su póliza al agendar.',
  },
  photosGallery: {
    sectionTitle: 'Conozca el consultorio',
  },
  generalCallToAction: {
    sectionBackground: '',
    foregroundImage: '/dibujos/llamado.svg',
    subtitle: 'Agende su valoración',
    title: 'Una consulta completa puede resolver muchas dudas',
  },
  callToActionIndividual: {
    backgroundImage: '/dibujos/llamado-individual.svg',
  },
  contact: {
    title: 'Contacto',
    subtitle: 'Agende por teléfono, por WhatsApp o en línea.',
    phonesTitle: 'La forma más rápida',
    urgencyNote:
      'Si tiene sangrado abundante, cualquier sangrado o salida de líquido en el embarazo, dolor muy intenso, dolor de cabeza con visión borrosa, convulsiones, falta de aire, dolor en el pecho, desmayo o su bebé se mueve menos, o si sufre violencia o tiene ideas de hacerse daño, acuda a urgencias o llame al 911; no espere una cita.',
    bookingTitle: 'Agenda en línea',
    bookingText: 'Elija día y hora en la agenda en línea. Se carga solo cuando usted la abre.',
    bookingButtonText: 'Abrir la agenda',
    bookingImage: '/dibujos/agenda.svg',
    mapTitle: 'Dónde está el consultorio',
    mapText: 'El mapa es de Google y se carga solo cuando usted lo abre.',
    mapButtonText: 'Ver el mapa',
    mapImage: '/dibujos/plano.svg',
    directionsTitle: 'Cómo llegar',
    directions: [
      'Entre Avenida Principal y el Jardín central (referencias de muestra).',
      'Suba al piso 0 y busque el consultorio 0; anúnciese en la recepción.',
      'Si necesita rampa, elevador o lugar para estacionarse, pregunte al agendar.',
    ],
    firstVisitTitle: 'Para su primera cita',
    firstVisitItems: [
      'Identificación y, si tiene, estudios previos',
      'Lista de medicamentos que toma',
      'Fecha de su última regla',
      'Puede venir acompañada',
    ],
    metadataTitle: 'Contacto y citas en {ciudad} | {doctora}',
    metadataDescription:
      'Teléfono, WhatsApp, agenda en línea, dirección y horario del consultorio de {especialidad} en {ciudad}, {estado}, y qué llevar a su primera cita.',
  },
  questions,
  footer: {
    logoWidth: 200,
    logoHeight: 100,
    backgroundImage: '',
  },
  buttons: {
    btnCallText: 'Llamar',
    btnMessageText: 'WhatsApp',
    videoLink: '/video/presentacion.mp4',
    videoPoster: '/dibujos/video.svg',
    videoTitle: 'Presentación del consultorio',
  },
}
