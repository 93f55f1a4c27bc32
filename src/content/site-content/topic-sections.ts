import { group, longText, text } from '#content/fields/fields.ts'

/** Texts about one of the three data sets (services, symptoms, diseases): home section, list page, detail page. */
const topicSection = (label: string) =>
  group(label, {
    sectionTitle: text('Título en la portada', { max: 120 }),
    sectionSubtitle: text('Subtítulo en la portada', { max: 240 }),
    sectionText: longText('Texto', { max: 1200 }),
    buttonText: text('Botón a la lista', { max: 60 }),
    linkText: text('Enlace a cada página', { max: 60 }),
    page: group('Página de lista', {
      title: text('Título', { max: 120 }),
      subtitle: text('Subtítulo', { max: 240 }),
      text: longText('Introducción', { max: 1200 }),
      contactButtonText: text('Botón de contacto', { max: 60 }),
      returnButtonText: text('Botón para volver', { max: 60 }),
      metadataTitle: text('Título para buscadores', { max: 70 }),
      metadataDescription: text('Descripción para buscadores', { max: 170 }),
    }).prefault({}),
    individualPage: group('Página individual', {
      sidebarTitle: text('Título de la lista lateral', { max: 80 }),
      contactText: text('Texto junto a los botones', { max: 200 }),
      contactButtonText: text('Botón de contacto', { max: 60 }),
      returnButtonText: text('Botón para volver', { max: 60 }),
      disclaimer: longText('Aclaración al final', { max: 600 }),
    }).prefault({}),
  })

export const services = topicSection('Servicios')
export const symptoms = topicSection('Síntomas')
export const diseasesSection = topicSection('Enfermedades')
