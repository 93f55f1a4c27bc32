import {
  advanced,
  advised,
  date,
  group,
  imagePath,
  list,
  listItem,
  longText,
  number,
  optionalSlug,
  requiredText,
  text,
  visible,
} from '#content/fields/fields.ts'
import { identifiedPrices } from './price-ids.ts'

export const consultationPrice = group('Precios', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionText: longText('Texto', { max: 800 }),
  prices: list(
    'Precios',
    group('Precio', {
      name: requiredText('Concepto', { max: 80 }),
      description: text('Qué incluye', { max: 200 }),
      amount: advised(
        'price',
        number('Precio total (MXN)', {
          min: 0,
          max: 1_000_000,
          fallback: 0,
          integer: false,
          hint: 'El total que pagará la paciente, con impuestos.',
        }),
      ),
      validFrom: date('Vigente desde', {
        hint: 'Se lee junto al precio. Vacía no se muestra. Si es un día por venir, el precio se publica ese día.',
      }).meta({ control: 'price-date' }),
      visible: visible(),
      id: advanced(
        optionalSlug(
          'Nombre para citarlo',
          'Lo usan los textos y los servicios que citan este precio. Se forma con el concepto.',
        ),
      ),
    }),
    { max: 20, rowTitle: 'name', makeIds: identifiedPrices },
  ),
  note: text('Nota', { max: 240 }),
})

export const testimonials = group('Testimonios', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionDescription: text('Descripción', { max: 240 }),
  sectionBackground: imagePath('Imagen de fondo', { width: 1920 }),
})

export const photosGallery = group('Galería', { sectionTitle: text('Título de la sección', { max: 120 }) })

export const payments = group('Formas de pago', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionSubtitle: text('Subtítulo', { max: 240 }),
  methods: list(
    'Formas de pago',
    listItem('Forma de pago', {
      name: requiredText('Nombre', { max: 60 }),
      iconPath: imagePath('Imagen', { width: 240 }),
      visible: visible(),
    }),
    { max: 30, rowTitle: 'name', usual: 'payments' },
  ),
  additionalInfo: text('Información adicional', { max: 240 }),
})

export const insurances = group('Aseguradoras', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  companies: list(
    'Aseguradoras',
    listItem('Aseguradora', {
      name: requiredText('Nombre', { max: 80 }),
      logoPath: imagePath('Logotipo', {
        width: 400,
        hint: 'Use el logotipo solo con permiso; el nombre basta.',
      }),
      visible: visible(),
    }),
    { max: 60, rowTitle: 'name', usual: 'insurers' },
  ),
  additionalInfo: text('Información adicional', { max: 240 }),
})
