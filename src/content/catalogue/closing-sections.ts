import { photoVariant, sectionEntry, variant } from './variant.ts'

/** The sections about costs, pictures and ways to get in touch, and the end of every page. */
export const closingSections = {
  PaymentMethods: sectionEntry('Precios y formas de pago', [
    variant('payment-methods-letter', 'Carta de precios', 'Carta de precios y carrusel de formas de pago.'),
    variant(
      'payment-methods-tiles',
      'Cifras en cobalto',
      'Cada precio en cifra grande, en celdas unidas sobre cobalto, y debajo las formas de pago. Elíjala si tiene de dos a seis precios y quiere que sean lo primero que se vea.',
    ),
  ]),
  Insurance: sectionEntry('Aseguradoras', [
    variant('insurance-carousel', 'Carrusel de logotipos', 'Logotipos en un carrusel continuo.'),
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
  ]),
  GeneralCallToAction: sectionEntry('Llamado general', [
    variant(
      'general-call-to-action-tiles',
      'Bloque con azulejos',
      'Bloque cobalto con precio, botones y azulejos.',
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
    photoVariant(
      'call-to-action-individual-portrait',
      'Con su retrato',
      'La invitación junto al retrato de «Sobre mí», dentro de un arco, y con su nombre. Elíjalo si tiene un buen retrato: la paciente ve quién la atenderá.',
    ),
  ]),
  Footer: sectionEntry('Pie de página', [
    variant('footer-columns', 'Columnas', 'Identidad y dirección, con tres columnas de enlaces.'),
    variant(
      'footer-letter',
      'Firma de carta',
      'El nombre grande y al centro, como firma, sobre fondo claro, con los enlaces en renglones corridos y el friso al final. Elíjala si prefiere un cierre sobrio, hecho de letras.',
    ),
  ]),
} as const
