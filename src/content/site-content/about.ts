import {
  advanced,
  color,
  group,
  icon,
  imagePath,
  list,
  longText,
  number,
  ownerOnly,
  requiredText,
  text,
  textList,
  visible,
} from '#content/fields.ts'

const credentialTexts = {
  nameTitle: text('Título', { max: 120 }),
  name: text('Nombre', { max: 200 }),
  elements: textList('Detalles', { max: 12, itemMax: 200 }),
}

const credential = (label: string, { nameTitle, name, elements } = credentialTexts) =>
  group(label, {
    nameTitle,
    name,
    imagePath: imagePath('Imagen', { width: 800 }),
    elements,
    visible: visible(),
  })

/** The texts of degrees contain licence numbers, so they are owner-only like the licence fields. */
const degree = credential('Documento', {
  nameTitle: ownerOnly(credentialTexts.nameTitle),
  name: ownerOnly(credentialTexts.name),
  elements: ownerOnly(credentialTexts.elements),
})

export const certifications = group('Certificaciones', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionSubtitle: text('Subtítulo', { max: 240 }),
  documents: list('Documentos', degree, {
    rowTitle: 'nameTitle',
  }),
  entities: list('Certificaciones', credential('Certificación'), {
    rowTitle: 'nameTitle',
  }),
})

export const experience = group('Experiencia', {
  sectionTitle: text('Título de la sección', { max: 120 }),
  sectionSubtitle: text('Subtítulo', { max: 240 }),
  entities: list(
    'Cifras',
    group('Cifra', {
      icon: icon('Icono'),
      value: requiredText('Valor', {
        max: 20,
        hint: 'Por ejemplo «+500». Debe poder comprobarse.',
      }),
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
    hint: 'Deje un renglón vacío entre párrafos. Con «Insertar dato» puede poner sus años de experiencia y otros datos.',
  }),
  imagePath: imagePath('Fotografía', { width: 1200 }),
  imageAlt: text('Texto alternativo de la fotografía', { max: 200 }),
  backgroundImagePath: imagePath('Imagen de fondo', { width: 1920 }),
  yearsOfExperience: number('Años de experiencia', {
    min: 0,
    max: 80,
    fallback: 0,
    hint: 'Solo el número.',
  }),
  entities: list(
    'Puntos',
    group('Punto', {
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
    group('Tarjeta', {
      icon: icon('Icono'),
      title: requiredText('Título', { max: 140 }),
      description: longText('Descripción', { max: 800 }),
      imagePath: imagePath('Imagen', { width: 960 }),
      imageBackgroundPath: imagePath('Imagen de fondo', { width: 960 }),
    }),
    { max: 12, rowTitle: 'title', hint: 'La primera se muestra destacada.' },
  ),
})
