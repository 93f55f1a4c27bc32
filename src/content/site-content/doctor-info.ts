import { z } from 'zod'
import {
  advanced,
  advised,
  email,
  group,
  httpsUrl,
  imagePath,
  licenceHint,
  noNumber,
  number,
  ownerOnly,
  phone,
  requiredText,
  text,
  textList,
} from '#content/fields/fields.ts'
import { googleMapHosts } from '#content/links/read-place.ts'

const social = (
  label: string,
  profile: string,
  hosts: readonly [string, ...string[]],
  otherHosts?: Readonly<Record<string, string>>,
) =>
  httpsUrl(label, {
    hosts,
    profile,
    otherHosts,
    hint: `La dirección debe incluir ${hosts[0]}. También puede escribir su usuario, por ejemplo @dra.ejemplo.`,
  })

export const socialLinks = group('Redes sociales', {
  facebook: social('Facebook', 'https://www.facebook.com/', ['facebook.com', 'fb.me'], {
    'fb.com': 'www.facebook.com',
  }),
  instagram: social('Instagram', 'https://www.instagram.com/', ['instagram.com'], {
    'instagr.am': 'www.instagram.com',
  }),
  linkedin: social('LinkedIn', 'https://www.linkedin.com/in/', ['linkedin.com', 'lnkd.in']),
  x: social('X', 'https://x.com/', ['x.com'], { 'twitter.com': 'x.com' }),
  twitter: social('Twitter', 'https://twitter.com/', ['twitter.com', 'x.com']),
  youtube: social('YouTube', 'https://www.youtube.com/@', ['youtube.com', 'youtu.be']),
  tiktok: social('TikTok', 'https://www.tiktok.com/@', ['tiktok.com']),
})

/** The map that sites came with before it followed the address. */
const allOfMexico =
  'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d7500000!2d-102.5!3d23.6!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0!3m2!1ses-419!2smx!4v1700000000000!5m2!1ses-419!2smx'

export const doctorInfo = group('Doctora', {
  name: requiredText('Nombre', { max: 80, hint: 'Con su título, como debe leerse en todo el sitio.' }),
  specialty: requiredText('Especialidad', { max: 80 }),
  specialtyShort: text('Especialidad, forma corta', { max: 40 }),
  specialist: text('Cómo se le nombra', { max: 80, hint: 'Por ejemplo «ginecóloga y obstetra».' }),
  address: text('Dirección', { max: 240, hint: 'Calle, número, piso, colonia y código postal.' }),
  city: text('Ciudad', { max: 80 }),
  state: text('Estado', { max: 80 }),
  postalCode: advised('postal-code', text('Código postal', { max: 10 })),
  latitude: advanced(
    z.number(noNumber(90)).min(-90).max(90).nullable().default(null).meta({
      label: 'Latitud del punto en el mapa',
      hint: 'Se llena sola al pegar el enlace de Google Maps. La leen los buscadores; puede dejarse vacía.',
    }),
  ),
  longitude: advanced(
    z
      .number(noNumber(180))
      .min(-180)
      .max(180)
      .nullable()
      .default(null)
      .meta({ label: 'Longitud del punto en el mapa', hint: 'Se llena sola, como la latitud.' }),
  ),
  phone: phone('Teléfono', { hint: 'El que se marca al tocar «Llamar». Escríbalo como acostumbre.' }),
  phoneDisplay: advanced(text('Teléfono, como se lee', { max: 40 })),
  whatsapp: phone('WhatsApp', {
    hint: 'Escríbalo como acostumbre, por ejemplo 55 1234 5678.',
    advice: 'whatsapp',
  }),
  whatsappDisplay: advanced(text('WhatsApp, como se lee', { max: 40 })),
  whatsappMessage: text('Mensaje inicial de WhatsApp', {
    max: 200,
    hint: 'Texto neutro con el que se abre la conversación; no debe mencionar padecimientos.',
  }),
  urgenciesPhone: phone('Teléfono de urgencias', {
    hint: 'Uno que se conteste a toda hora. Vacío no se muestra: no se toma del de citas.',
  }),
  email: email('Correo'),
  cedProf: ownerOnly(advised('licence', text('Cédula profesional', { max: 160, hint: licenceHint }))),
  cedEsp: ownerOnly(advised('licence', text('Cédula de especialidad', { max: 160, hint: licenceHint }))),
  languages: textList('Idiomas en que atiende', { max: 10, itemMax: 40 }),
  websiteUrl: httpsUrl('Dirección del sitio'),
  socialLinks: socialLinks.prefault({}),
  googleMapsLink: advised(
    'map-link',
    httpsUrl('Enlace de Google Maps', {
      hosts: googleMapHosts,
      hint: 'Se abre al tocar la dirección. Busque su consultorio en Google Maps y pegue aquí la dirección de la página, o el mapa que copia en Compartir, Incorporar un mapa: de ahí se toma el punto.',
    }),
  ).meta({ control: 'map-link' }),
  googleMapsEmbedLink: advanced(
    httpsUrl('Mapa incrustado de Google', {
      hosts: ['www.google.com'],
      pathPrefix: '/maps/embed',
      none: allOfMexico,
      hint: 'Vacío muestra el punto o la dirección. Para mostrar otro mapa, en Google Maps: Compartir, Incorporar un mapa, Copiar HTML; péguelo aquí completo.',
    }),
  ),
  doctoraliaLink: httpsUrl('Perfil de Doctoralia', { hosts: ['doctoralia.com.mx'] }),
  doctoraliaReviewsLink: httpsUrl('Opiniones en Doctoralia', { hosts: ['doctoralia.com.mx'] }),
  nimboLink: httpsUrl('Agenda de Nimbo', { hosts: ['nimbo-x.com', 'nimbo.mx'] }),
  logoPath: imagePath('Logotipo', { width: 400 }),
  logoHeight: advanced(number('Alto del logotipo (px)', { min: 20, max: 200, fallback: 70 })),
  favicon: imagePath('Icono de la pestaña', { width: 512, isSquare: true }),
})
