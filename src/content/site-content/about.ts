import { z } from 'zod'
import {
  advanced,
  cedula,
  color,
  date,
  group,
  icon,
  imagePath,
  list,
  listItem,
  longText,
  number,
  ownerOnly,
  requiredText,
  text,
  textList,
  visible,
} from '#content/fields/fields.ts'

const credentialTexts = {
  nameTitle: text('Título', { max: 120 }),
  name: text('Nombre', { max: 200 }),
  elements: textList('Detalles', { max: 12, itemMax: 200 }),
}

const image = { imagePath: imagePath('Imagen', { width: 800 }) }
const institution = text('Institución', {
  max: 160,
  hint: 'La que lo expidió o lo avala. La página la muestra si los demás textos no la dicen.',
})
const dates = {
  issuedOn: date('Fecha de expedición'),
  validUntil: date('Vigente hasta', { hint: 'Vacía si no vence.' }),
}

/**
 * Facts and texts of degrees contain licence numbers, so they are owner-only like the licence fields. Hiding one hides its
 * cédula, which the law wants on every page.
 */
const degree = listItem('Documento', {
  kind: ownerOnly(
    z
      .enum(['unknown', 'profession', 'specialty', 'subspecialty', 'postgraduate'], 'Elija qué documento es.')
      .default('unknown')
      .meta({ label: 'Qué es' }),
  ),
  cedula: ownerOnly(cedula('Cédula')),
  nameTitle: ownerOnly(credentialTexts.nameTitle),
  name: ownerOnly(credentialTexts.name),
  ...image,
  elements: ownerOnly(credentialTexts.elements),
  institution: ownerOnly(institution),
  ...dates,
  visible: ownerOnly(visible()),
})

const certificate = listItem('Certificación', {
  kind: z
    .enum(['unknown', 'certificate', 'membership', 'course'], 'Elija qué es.')
    .default('unknown')
    .meta({ label: 'Qué es' }),
  ...credentialTexts,
  ...image,
  institution,
  number: text('Número del certificado', {
    max: 40,
    hint: 'El de su consejo se muestra en todas las páginas con su vigencia, como pide la ley.',
  }),
  ...dates,
  visible: visible(),
})

export const certifications = group('Certificaciones', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionSubtitle: text('Subtítulo', { max: 240 }),
  documents: list('Documentos', degree, { rowTitle: 'nameTitle' }),
  entities: list('Certificaciones', certificate, { rowTitle: 'nameTitle' }),
})

export const experience = group('Experiencia', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionSubtitle: text('Subtítulo', { max: 240 }),
  entities: list(
    'Cifras',
    listItem('Cifra', {
      icon: icon('Icono'),
      value: requiredText('Valor', { max: 20, hint: 'Por ejemplo «+500». Debe poder comprobarse.' }),
      label: requiredText('Etiqueta', { max: 80 }),
      color: advanced(color('Color del número')),
      itemFrame: advanced(imagePath('Marco o azulejo', { width: 320 })),
    }),
    { max: 12, rowTitle: 'label' },
  ),
})

export const aboutMe = group('Sobre mí', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  title: text('Encabezado', { max: 120 }),
  description: longText('Descripción', {
    max: 4000,
    hint: 'Deje un renglón vacío entre párrafos. Con «Usar de Mis datos» puede poner sus años de experiencia y otros datos.',
  }),
  imagePath: imagePath('Fotografía', { width: 1200 }),
  imageAlt: advanced(
    text('Qué se ve en la fotografía', { max: 200, hint: 'Vacío se usa el que la imagen tiene en Medios.' }),
  ),
  backgroundImagePath: imagePath('Imagen de fondo', { width: 1920 }),
  yearsOfExperience: number('Años de experiencia', { min: 0, max: 80, fallback: 0, hint: 'Solo el número.' }),
  entities: list(
    'Puntos',
    listItem('Punto', {
      icon: icon('Icono'),
      title: text('Título', { max: 80 }),
      description: text('Descripción', { max: 240 }),
      line1: text('Renglón 1', { max: 120 }),
      line2: text('Renglón 2', { max: 120 }),
      imagePath: imagePath('Imagen', { width: 960 }),
    }),
    { max: 12, rowTitle: 'title' },
  ),
})

export const purpose = group('Propósito', {
  entities: list(
    'Tarjetas',
    listItem('Tarjeta', {
      icon: icon('Icono'),
      title: requiredText('Título', { max: 140 }),
      description: longText('Descripción', { max: 800 }),
      imagePath: imagePath('Imagen', { width: 960 }),
      imageBackgroundPath: imagePath('Imagen de fondo', { width: 960 }),
    }),
    { max: 12, rowTitle: 'title', hint: 'La primera se muestra destacada.' },
  ),
})
