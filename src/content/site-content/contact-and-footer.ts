import { advanced, group, imagePath, longText, number, text, textList } from '#content/fields/fields.ts'

export const contact = group('Contacto', {
  title: text('Título', { max: 120 }),
  subtitle: text('Subtítulo', { max: 240 }),
  phonesTitle: text('Título de teléfonos', { max: 80 }),
  urgencyNote: longText('Aviso de urgencias', { max: 600 }),
  bookingTitle: text('Título de la agenda en línea', { max: 80 }),
  bookingText: text('Texto de la agenda en línea', { max: 300 }),
  bookingButtonText: text('Botón de la agenda', { max: 60 }),
  bookingImage: imagePath('Imagen de la agenda', { width: 960 }),
  mapTitle: text('Título del mapa', { max: 80 }),
  mapText: text('Texto del mapa', { max: 300 }),
  mapButtonText: text('Botón del mapa', { max: 60 }),
  mapImage: imagePath('Imagen del mapa', { width: 1280 }),
  directionsTitle: text('Título de cómo llegar', { max: 80 }),
  directions: textList('Cómo llegar', { max: 10, itemMax: 300 }),
  firstVisitTitle: text('Título de la primera cita', { max: 80 }),
  firstVisitItems: textList('Para su primera cita', { max: 12, itemMax: 200 }),
  metadataTitle: text('Título para buscadores', { max: 70 }),
  metadataDescription: text('Descripción para buscadores', { max: 170 }),
})

export const footer = group('Pie de página', {
  logoFooter: imagePath('Logotipo del pie', { width: 400 }),
  logoWidth: advanced(number('Ancho del logotipo (px)', { min: 40, max: 400, fallback: 200 })),
  logoHeight: advanced(number('Alto del logotipo (px)', { min: 20, max: 200, fallback: 100 })),
  backgroundImage: imagePath('Imagen de fondo', { width: 1920 }),
})

export const home = group('Inicio', {
  metadataTitle: text('Título para buscadores', { max: 70 }),
  metadataDescription: text('Descripción para buscadores', { max: 170 }),
  keywords: textList('Palabras clave', { max: 20, itemMax: 60 }),
})
