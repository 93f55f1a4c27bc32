import { photoVariant, sectionEntry, variant } from './variant.ts'

/** The sections at the top of pages and of the home page. */
export const openingSections = {
  Header: sectionEntry('Encabezado', [
    variant(
      'header-strip',
      'Franja y menú',
      'Franja con el aviso y las cédulas; debajo, logotipo, menú, redes y botón de cita.',
    ),
    variant(
      'header-centered',
      'Nombre al centro',
      'El logotipo y el nombre al centro, entre las redes y el botón de cita; el menú en su propio renglón. Elíjalo si el nombre debe ser lo primero que se lea o si el menú tiene muchas opciones.',
    ),
    variant(
      'header-contact',
      'Horario y teléfono',
      'Arriba del menú, el horario, el mapa y las redes; el teléfono se lee completo en su botón. Elíjalo si la mayoría de las pacientes agenda por teléfono.',
    ),
  ]),
  NavMenu: sectionEntry('Menú', [
    variant(
      'nav-menu-dropdowns',
      'Listas desplegables',
      'Menú con listas que se despliegan; en teléfono, panel lateral.',
    ),
    variant(
      'nav-menu-index',
      'Índice completo',
      'Un solo botón abre todas las listas en columnas, junto al horario y los teléfonos; en teléfono, letra grande. Elíjalo si quiere un encabezado despejado o tiene muchas opciones.',
    ),
  ]),
  Hero: sectionEntry('Portada', [
    variant(
      'hero-static',
      'Texto e imagen',
      'Texto y botones a un lado, una imagen al otro. Para presentarse con claridad.',
    ),
    variant(
      'hero-slider',
      'Carrusel',
      'Varias láminas que se turnan, cada una con su imagen y su texto; los botones y el horario no se mueven. Para contar dos o tres cosas a la vez.',
    ),
    photoVariant(
      'hero-photo-panel',
      'Foto con panel',
      'La imagen principal hasta el borde de la pantalla y, a su lado, el texto en un panel azul. Para cuando tenga una buena fotografía de usted o del consultorio.',
    ),
  ]),
  Purpose: sectionEntry('Propósito', [
    variant('purpose-cells', 'Celdas', 'Una celda grande con el propósito y celdas menores con el método.'),
    variant(
      'purpose-statement',
      'Declaración con pasos',
      'El propósito en una sola frase muy grande y el método en pasos numerados sobre una línea. Elíjala cuando la frase diga lo más importante y el método tenga un orden.',
    ),
  ]),
  Certifications: sectionEntry('Certificaciones', [
    variant(
      'certifications-seals',
      'Documentos y sellos',
      'Títulos como documentos y certificaciones como sellos.',
    ),
    variant(
      'certifications-register',
      'Registro sobrio',
      'Un renglón por título, con su cédula, institución y detalles, y las certificaciones debajo entre líneas finas. Elíjala cuando tenga muchos documentos o prefiera que se lean a que se vean.',
    ),
  ]),
  CallToAction: sectionEntry('Valoración', [
    variant(
      'call-to-action-scene',
      'Escena de lado a lado',
      'Escena de lado a lado con el texto de la primera consulta.',
    ),
    variant(
      'call-to-action-letter',
      'Carta firmada',
      'Una hoja de carta con un azulejo por timbre y el nombre de la doctora al final; no lleva foto. Elíjala si el texto dice más que una imagen.',
    ),
  ]),
} as const
