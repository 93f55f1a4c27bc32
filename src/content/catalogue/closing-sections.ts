import { photoVariant, sectionEntry, variant } from './variant.ts'

/** The sections about costs, pictures and ways to get in touch, and the end of every page. */
export const closingSections = {
  PaymentMethods: sectionEntry('Precios y formas de pago', [
    variant('payment-methods-letter', 'Carta de precios', 'Carta de precios y carrusel de formas de pago.'),
    variant(
      'payment-methods-table',
      'Tabla de precios',
      'Los precios en una tabla con filetes y, debajo, todas las formas de pago en renglón. Elíjala si tiene muchos precios o descripciones largas.',
    ),
    variant(
      'payment-methods-tiles',
      'Cifras en cobalto',
      'Cada precio en cifra grande, en celdas unidas sobre cobalto, y debajo las formas de pago. Elíjala si tiene de dos a seis precios y quiere que sean lo primero que se vea.',
    ),
  ]),
  Insurance: sectionEntry('Aseguradoras', [
    variant('insurance-carousel', 'Carrusel de logotipos', 'Logotipos en un carrusel continuo.'),
    variant(
      'insurance-wall',
      'Tablero de logotipos',
      'Todos los logotipos a la vez, en un tablero con filetes junto al título. Elíjalo para que cada quien encuentre su seguro de un vistazo.',
    ),
    variant(
      'insurance-names',
      'Nombres corridos',
      'Los nombres en letra grande, uno tras otro, en una franja cobalto. Elíjalo si no tiene los logotipos o no puede usarlos.',
    ),
  ]),
  PhotosGallery: sectionEntry('Galería', [
    variant(
      'photos-gallery-stage',
      'Foto al centro',
      'Una foto al centro y las vecinas asomadas a los lados.',
    ),
    variant(
      'photos-gallery-mosaic',
      'Mosaico',
      'Todas las fotos a la vez, en campos grandes y chicos; al tocar una se abre en grande. Elíjala si tiene de cinco a doce fotos, con la mejor en primer lugar.',
    ),
    variant(
      'photos-gallery-strip',
      'Tira de lado a lado',
      'Una tira sobre cobalto que se recorre con el dedo, con cada foto entera y su texto debajo. Elíjala si mezcla fotos horizontales y verticales, o si son muchas.',
    ),
    variant(
      'photos-gallery-arcade',
      'Arcos de portal',
      'Las fotos dentro de los arcos de un portal, con su texto debajo. Elíjala si sus fotos son verticales o se entienden recortadas; al tocar una se ve entera.',
    ),
  ]),
  GeneralCallToAction: sectionEntry('Llamado general', [
    variant(
      'general-call-to-action-tiles',
      'Bloque con azulejos',
      'Bloque cobalto con precio, botones y azulejos.',
    ),
    variant(
      'general-call-to-action-band',
      'Franja delgada',
      'Todo en un renglón cobalto de lado a lado: azulejos, título y botones. Elíjala si prefiere un cierre breve en todas las páginas.',
    ),
    variant(
      'general-call-to-action-card',
      'Tarjeta con puerta',
      'Una hoja de papel sobre fondo cálido, con la imagen dentro de un arco como una puerta. Elíjala para un cierre claro y acogedor, o con una foto de la entrada.',
    ),
  ]),
  CallToActionIndividual: sectionEntry('Llamado en cada página', [
    variant(
      'call-to-action-individual-panel',
      'Panel con azulejo',
      'Panel cobalto con azulejo al final de cada página.',
    ),
    variant(
      'call-to-action-individual-band',
      'Renglón con azulejo',
      'La invitación entre dos filetes, sin fondo, con el azulejo propio de cada tema. Elíjalo si prefiere un cierre discreto.',
    ),
    photoVariant(
      'call-to-action-individual-portrait',
      'Con su retrato',
      'La invitación junto al retrato de «Sobre mí», dentro de un arco, y con su nombre. Elíjalo si tiene un buen retrato: la paciente ve quién la atenderá.',
    ),
  ]),
  Footer: sectionEntry('Pie de página', [
    variant('footer-columns', 'Columnas', 'Identidad y dirección, con tres columnas de enlaces.'),
    variant(
      'footer-map-card',
      'Tarjeta del consultorio',
      'Una tarjeta grande con el plano, la dirección, el horario y los botones; al lado, los enlaces en renglones. Elíjala si quiere que llegar y llamar sea lo último que se lea.',
    ),
    variant(
      'footer-letter',
      'Firma de carta',
      'El nombre grande y al centro, como firma, sobre fondo claro, con los enlaces en renglones corridos y el friso al final. Elíjala si prefiere un cierre sobrio, hecho de letras.',
    ),
  ]),
} as const
