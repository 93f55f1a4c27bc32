import { z } from 'zod'
import { advanced, group, imagePath, longText, requiredText, text } from '#content/fields/fields.ts'
import { isHttpsUrl, linkOrText } from '#content/links/read-link.ts'
import { cleanLine, cleanLines } from '#content/texts/clean-text.ts'

/** The section that describes a first visit, with a picture. */
export const callToAction = group('Valoración', {
  title: text('Título', { max: 140 }),
  description: longText('Texto', { max: 3000, hint: 'Deje un renglón vacío entre párrafos.' }),
  imagePath: imagePath('Imagen', { width: 1200 }),
  imageAlt: advanced(
    text('Qué se ve en la imagen', { max: 200, hint: 'Vacío se usa el que la imagen tiene en Medios.' }),
  ),
  linkText: text('Texto del enlace a Contacto', { max: 80 }),
})

export const generalCallToAction = group('Llamado general', {
  sectionBackground: imagePath('Imagen de fondo', { width: 1920 }),
  foregroundImage: imagePath('Imagen al frente', { width: 960 }),
  subtitle: text('Subtítulo', { max: 120 }),
  title: text('Título', { max: 140 }),
  price1: text('Precio que se anuncia', {
    max: 120,
    hint: 'Con «MXN» y lo que incluye, por ejemplo «Consulta con ultrasonido $800 MXN».',
  }),
})

export const callToActionIndividual = group('Llamado en cada página', {
  backgroundImage: imagePath('Imagen de fondo', { width: 1920 }),
})

/** A video on this site ('/video/…'), an external page (https), or empty to hide the video button. */
const videoLink = z
  .preprocess(
    (value) => {
      const text = typeof value === 'string' ? cleanLines(value) : value
      return typeof text === 'string' && !text.startsWith('/') ? linkOrText(text, { hosts: [] }) : text
    },
    z
      .string()
      .overwrite(cleanLine)
      .max(2000)
      .refine(
        (value) => value === '' || /^\/(?!\/)[\w./-]+\.(?:mp4|webm)$/.test(value) || isHttpsUrl(value),
        'Escriba la dirección de un video de este sitio (/video/….mp4) o una dirección https://.',
      ),
  )
  .default('')
  .meta({
    label: 'Video de presentación',
    control: 'url',
    advice: 'link',
    hint: 'Un video externo (https://) se abre en otra pestaña; uno de este sitio, sobre la página.',
  })

export const buttons = group('Botones', {
  btnCallText: requiredText('Botón de llamada', { max: 40 }),
  btnMessageText: requiredText('Botón de WhatsApp', { max: 40 }),
  isFormal: z.boolean('Elija sí o no.').default(false).meta({
    label: 'Tratar de usted en los botones',
    hint: 'Dicen «Agende su cita» y «Contácteme» en lugar de «Agenda tu cita» y «Contáctame».',
  }),
  videoLink,
  videoPoster: imagePath('Imagen del video', { width: 1280 }),
  videoTitle: text('Título del video', { max: 120 }),
})
