import { noSignOff } from '#content/entries/sign-off.ts'
import { ownSignOff, required } from '../own-site.ts'
import {
  type Change,
  content,
  disease,
  type Fault,
  notice,
  ownPage,
  saying,
  service,
  symptom,
} from './fault.ts'

/** One of each group of the table of phrases. */
const phrases: readonly string[] = [
  'Resultados garantizados.',
  'El tratamiento cura los miomas.',
  'Una cirugía sin riesgos.',
  'La mejor ginecóloga de Puebla.',
  'A diferencia de otros médicos, la escuchamos.',
  'Papanicolaou al 2 x 1.',
  'Mire el antes y después de nuestras pacientes.',
  'Colocamos pellets hormonales.',
  'Clínica avalada por la COFEPRIS.',
  'Especialista en ginecología estética.',
]

/** Removes the description of the picture in the library too. */
function undescribed(change: Change): Change {
  return (site) => {
    change(site)
    for (const item of site.media.values()) Object.assign(item, { alt: '' })
  }
}

/** Texts of sections, articles, testimonials, pages and notices. */
export const textFaults: readonly Fault[] = [
  [
    'testimonio-en-seccion-oculta',
    'visible',
    (site) => Object.assign(site['selected-sections'].Testimonials, { display: false }),
  ],
  [
    'testimonio-sin-prueba',
    'consent.note',
    (site) => Object.assign(required(site.testimonials[0]).consent, { note: '' }),
  ],
  [
    'testimonio-sin-consentimiento',
    'consent.isWritten',
    (site) => Object.assign(required(site.testimonials[0]).consent, { isWritten: false }),
    'avisa',
  ],
  [
    'testimonio-con-nombre',
    'name',
    (site) => Object.assign(required(site.testimonials[0]), { name: 'María López' }),
  ],
  [
    'testimonio-sin-consentimiento',
    'consent.givenOn',
    (site) => Object.assign(required(site.testimonials[0]).consent, { givenOn: '' }),
  ],
  ...['Me curó el VPH.', 'Me quitó los miomas.', 'Hoy estoy curada.'].map(
    (shortTestimonial): Fault => [
      'frase-de-riesgo',
      'shortTestimonial',
      (site) => Object.assign(required(site.testimonials[0]), { shortTestimonial }),
    ],
  ),
  [
    'estudio-sin-servicio',
    'heroSection.description',
    (site) => {
      for (const each of site.services) if (/ultrasonido/i.test(each.title)) each.visible = false
    },
    'avisa',
  ],
  [
    'estudio-sin-servicio',
    'doctorWorkInfo.hospital.hours.dayRange1',
    (site) => {
      for (const each of site.services) if (/parto/i.test(each.title)) each.visible = false
    },
    'avisa',
  ],
  [
    'estudio-sin-servicio',
    'aboutMe.description',
    (site) => {
      content(site).aboutMe.description = 'Soy {especialista}. Coloco DIU en {ciudad}.'
      for (const each of site.services) if (/planificación/i.test(each.title)) each.visible = false
    },
    'avisa',
  ],
  ['anios-distintos', 'description', saying('Tiene más de 20 años de experiencia.')],
  ['codigo-postal-distinto', 'description', saying('Nos encuentra en el C. P. 44100.')],
  ['nombre-u-horario-distinto', 'description', saying('Atiende de lunes a viernes de 10:00 a 18:00.')],
  ['nombre-u-horario-distinto', 'description', saying('Los sábados, de 9 a. m. a 1 p. m., con cita.')],
  ['precio-distinto', 'description', saying('La consulta cuesta 800 pesos.')],
  ['precio-distinto', 'description', saying('La consulta cuesta 1,200 MXN.')],
  ['enlace-roto', 'description', saying('Lea /perfil-doctora completo.')],
  ['enlace-roto', 'translationOf', (site) => Object.assign(ownPage(site), { translationOf: 'no-existe' })],
  [
    'enlace-roto',
    'text.0.buttons.1.url',
    (site) => Object.assign(required(required(ownPage(site).text[0]).buttons[1]), { url: '/precios' }),
  ],
  [
    'texto-por-escribir',
    'text.0.text',
    (site) => Object.assign(required(ownPage(site).text[0]), { text: 'Escriba aquí qué se hace.' }),
  ],
  [
    'frase-de-riesgo',
    'text.0.text',
    (site) => Object.assign(required(ownPage(site).text[0]), { text: 'Resultados garantizados.' }),
  ],
  [
    'sin-fuentes',
    'sources',
    (site) => {
      Object.assign(ownPage(site), { type: 'article', alarmSigns: ['sangra mucho'], signOff: ownSignOff })
    },
  ],
  ['enlace-roto', 'description', saying('Lea https://anaruiz.mx/servicios/no-hay hoy.')],
  [
    'enlace-roto',
    'relatedServices.0',
    (site) => Object.assign(symptom(site), { relatedServices: ['no-existe'] }),
  ],
  [
    'precio-distinto',
    'generalCallToAction.price1',
    (site) => Object.assign(content(site).generalCallToAction, { price1: 'Consulta $800 MXN' }),
  ],
  [
    'telefono-distinto',
    'contact.urgencyNote',
    (site) => Object.assign(content(site).contact, { urgencyNote: 'En urgencias llame al 222 999 8877.' }),
  ],
  ['correo-distinto', 'description', saying('Escriba a recepcion@viejo.mx.')],
  ['nombre-u-horario-distinto', 'description', saying('La atiende la Dra. Laura Pérez.')],
  ['cedula-distinta', 'description', saying('Cédula profesional 9988776.'), 'avisa'],
  ['dato-desconocido', 'description', saying('En {cuidad}.')],
  ...phrases.map((phrase): Fault => ['frase-de-riesgo', 'description', saying(phrase), 'sugiere']),
  ['frase-de-riesgo', '0.text', (site) => Object.assign(notice(site), { text: 'Resultados garantizados.' })],
  ['enlace-roto', '0.text', (site) => Object.assign(notice(site), { text: 'Vea /servicios/no-hay.' })],
  [
    'enlace-roto',
    '0.service',
    (site) => Object.assign(notice(site), { place: 'service', service: 'ya-no-existe' }),
  ],
  ['sin-signos-de-alarma', 'alarmSigns', (site) => Object.assign(disease(site), { alarmSigns: [] })],
  ['sin-signos-de-alarma', 'alarmSigns', (site) => Object.assign(service(site), { alarmSigns: [] })],
  [
    'sin-signos-de-alarma',
    'alarmSigns',
    (site) =>
      Object.assign(ownPage(site), {
        type: 'article',
        signOff: ownSignOff,
        sources: service(site).sources,
      }),
  ],
  ['sin-fuentes', 'sources', (site) => Object.assign(service(site), { sources: [] })],
  ['sin-fuentes', 'sources', (site) => Object.assign(symptom(site), { sources: [] })],
  ['revision-medica', 'signOff', (site) => Object.assign(disease(site).signOff, { date: '2025-11-01' })],
  ['revision-medica', 'signOff', (site) => Object.assign(disease(site), { signOff: noSignOff })],
  ['revision-medica', 'signOff', (site) => Object.assign(service(site), { signOff: noSignOff })],
  [
    'fotografia-borrada',
    'aboutMe.imagePath',
    (site) => Object.assign(content(site).aboutMe, { imagePath: '/medios/fedcba9876543210' }),
  ],
  [
    'imagen-sin-descripcion',
    'aboutMe.imageAlt',
    undescribed((site) => Object.assign(content(site).aboutMe, { imageAlt: '' })),
  ],
  [
    'enlace-roto',
    'navMenu.items.1.path',
    (site) => Object.assign(required(content(site).navMenu.items[1]), { path: '/precios' }),
  ],
  ['enlace-roto', 'description', saying('Lea también /enfermedades/quistes.')],
  [
    'encabezado-vacio',
    'experience.sectionTitle',
    (site) => Object.assign(content(site).experience, { sectionTitle: '' }),
  ],
  [
    'contraste',
    'experience.entities.0.color',
    (site) => Object.assign(required(content(site).experience.entities[0]), { color: '#ffe680' }),
  ],
]
