/** A layout of a section type. */
export type Variant = {
  /** Name of the component's file in `src/site/sections/<type>/`, without its ending; stored in the selection. */
  readonly file: string
  /** File name of its preview picture. */
  readonly imagePath: string
  /** Tells the owner, in Spanish, when to choose it. */
  readonly description: string
}

type SectionTypeEntry = {
  /** What the owner calls the section. */
  readonly label: string
  readonly variants: readonly [Variant, ...Variant[]]
}

const variant = <const File extends string>(file: File, description: string) => ({
  file,
  imagePath: `${file}.webp`,
  description,
})

/** Every section type with its variants, in the order the admin lists them; the first variant is the default. */
export const catalogue = {
  Header: {
    label: 'Encabezado',
    variants: [
      variant(
        'header-strip',
        'Franja con el aviso y las cédulas; debajo, logotipo, menú, redes y botón de cita.',
      ),
    ],
  },
  NavMenu: {
    label: 'Menú',
    variants: [
      variant('nav-menu-dropdowns', 'Menú con listas que se despliegan; en teléfono, panel lateral.'),
    ],
  },
  Hero: {
    label: 'Portada',
    variants: [
      variant('hero-static', 'Texto y botones a un lado, una imagen al otro. Para presentarse con claridad.'),
    ],
  },
  Purpose: {
    label: 'Propósito',
    variants: [variant('purpose-cells', 'Una celda grande con el propósito y celdas menores con el método.')],
  },
  Certifications: {
    label: 'Certificaciones',
    variants: [variant('certifications-seals', 'Títulos como documentos y certificaciones como sellos.')],
  },
  CallToAction: {
    label: 'Valoración',
    variants: [variant('call-to-action-scene', 'Escena de lado a lado con el texto de la primera consulta.')],
  },
  Services: {
    label: 'Servicios',
    variants: [variant('services-tabs', 'Cinco servicios en pestañas, con imagen y beneficios.')],
  },
  Symptoms: {
    label: 'Síntomas',
    variants: [variant('symptoms-wall', 'Muro de azulejos continuos, cuatro por página.')],
  },
  Diseases: {
    label: 'Enfermedades',
    variants: [
      variant('diseases-rows', 'Cuatro enfermedades en renglones, con su azulejo y nombre técnico.'),
    ],
  },
  Experience: {
    label: 'Experiencia',
    variants: [variant('experience-checkerboard', 'Cifras y azulejos alternados como tablero de ajedrez.')],
  },
  AboutMe: {
    label: 'Sobre mí',
    variants: [variant('about-me-arch', 'Retrato dentro de un arco, con la presentación y tres puntos.')],
  },
  Testimonials: {
    label: 'Testimonios',
    variants: [variant('testimonials-quotes', 'Dos citas grandes que avanzan en carrusel.')],
  },
  PaymentMethods: {
    label: 'Precios y formas de pago',
    variants: [variant('payment-methods-letter', 'Carta de precios y carrusel de formas de pago.')],
  },
  Insurance: {
    label: 'Aseguradoras',
    variants: [variant('insurance-carousel', 'Logotipos en un carrusel continuo.')],
  },
  PhotosGallery: {
    label: 'Galería',
    variants: [variant('photos-gallery-stage', 'Una foto al centro y las vecinas asomadas a los lados.')],
  },
  GeneralCallToAction: {
    label: 'Llamado general',
    variants: [variant('general-call-to-action-tiles', 'Bloque cobalto con precio, botones y azulejos.')],
  },
  CallToActionIndividual: {
    label: 'Llamado en cada página',
    variants: [
      variant('call-to-action-individual-panel', 'Panel cobalto con azulejo al final de cada página.'),
    ],
  },
  Footer: {
    label: 'Pie de página',
    variants: [variant('footer-columns', 'Identidad y dirección, con tres columnas de enlaces.')],
  },
} as const satisfies Record<string, SectionTypeEntry>

export type SectionType = keyof typeof catalogue
export type VariantFile<Type extends SectionType> = (typeof catalogue)[Type]['variants'][number]['file']

export function isSectionType(value: string): value is SectionType {
  return Object.hasOwn(catalogue, value)
}

export const sectionTypes: readonly SectionType[] = Object.keys(catalogue).filter(isSectionType)

/** A section type was asked for a variant that its catalogue does not have. */
export class VariantNotFoundError extends Error {
  override readonly name = 'VariantNotFoundError'
  readonly type: SectionType
  readonly file: string

  constructor(type: SectionType, file: string) {
    super(`La sección ${catalogue[type].label} no tiene la variante «${file}».`)
    this.type = type
    this.file = file
  }
}

/** @throws {VariantNotFoundError} when the catalogue of `type` has no variant of that file name. */
export function findVariant(type: SectionType, file: string): Variant {
  const found = catalogue[type].variants.find((entry) => entry.file === file)
  if (!found) throw new VariantNotFoundError(type, file)
  return found
}
