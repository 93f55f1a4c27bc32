import { photoVariant, sectionEntry, variant } from './variant.ts'

/** The sections about what the practice treats and about its doctor. */
export const topicSections = {
  Services: sectionEntry('Servicios', [
    variant('services-tabs', 'Pestañas', 'Cinco servicios en pestañas, con imagen y beneficios.'),
    variant(
      'services-accordion',
      'Lista plegable',
      'Cinco títulos grandes que se despliegan hacia abajo. Para una página corta, donde cada quien abre lo que busca.',
    ),
    photoVariant(
      'services-rows',
      'Filas alternadas',
      'Imagen y texto de lado a lado, que cambian de sitio en cada fila. Para lucir buenas fotografías.',
    ),
  ]),
  Symptoms: sectionEntry('Síntomas', [
    variant('symptoms-wall', 'Muro de azulejos', 'Muro de azulejos continuos, cuatro por página.'),
    variant(
      'symptoms-names',
      'Nombres grandes',
      'Los nombres en letra muy grande, cada uno tras un azulejo pequeño. Para que se encuentren de un vistazo.',
    ),
  ]),
  Diseases: sectionEntry('Enfermedades', [
    variant(
      'diseases-rows',
      'Renglones',
      'Cuatro enfermedades en renglones, con su azulejo y nombre técnico.',
    ),
    variant(
      'diseases-panel',
      'Panel de azulejos',
      'Cuatro imágenes unidas en un panel central, con sus textos a los lados. Para cuatro padecimientos de igual importancia.',
    ),
  ]),
  Experience: sectionEntry('Experiencia', [
    variant(
      'experience-checkerboard',
      'Tablero de ajedrez',
      'Cifras y azulejos alternados como tablero de ajedrez.',
    ),
    variant(
      'experience-line',
      'Cifras en renglón',
      'Cifras muy grandes en un renglón, entre líneas finas. Elíjala cuando los números hablen por sí solos y la página ya tenga bastantes azulejos.',
    ),
  ]),
  AboutMe: sectionEntry('Sobre mí', [
    variant(
      'about-me-arch',
      'Retrato en arco',
      'Retrato dentro de un arco, con la presentación y tres puntos.',
    ),
    photoVariant(
      'about-me-wide',
      'Mitad y mitad',
      'La fotografía ocupa media pantalla hasta el borde y la presentación va sobre azul. Elíjala cuando tenga una buena fotografía suya, vertical y con luz.',
    ),
  ]),
  Testimonials: sectionEntry('Testimonios', [
    variant('testimonials-quotes', 'Dos citas grandes', 'Dos citas grandes que avanzan en carrusel.'),
    variant(
      'testimonials-single',
      'Cita con azulejo',
      'Una sola cita a la vez, muy grande, sobre cobalto y junto a un azulejo. Elíjala si tiene pocas opiniones y quiere que cada una se lea con calma.',
    ),
    variant(
      'testimonials-notes',
      'Notas en columnas',
      'Notas de papel en dos columnas, con el título fijo a un lado. Elíjala si tiene muchas opiniones: se ven ocho y el resto se abre con un botón.',
    ),
  ]),
} as const
