import { checkSite } from '#content/checks/check-site.ts'
import type { CheckLevel } from '#content/checks/finding.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { medicalDigest } from '#content/entries/sign-off.ts'
import { siteContent } from '#content/site-content/index.ts'
import { ownSite, required, sample, today } from './own-site.ts'

type Change = (site: Snapshot) => void
/** A fault, the rule that must find it, and the field that it must name. */
type Fault = readonly [rule: string, path: string, plant: Change, level?: CheckLevel]

export const content = (site: Snapshot) => site['site-content']
export const disease = (site: Snapshot) => required(site.diseases[0])
const service = (site: Snapshot) => required(site.services[0])
const symptom = (site: Snapshot) => required(site.symptoms[0])
export const price = (site: Snapshot) => required(content(site).consultationPrice.prices[0])
const ownPage = (site: Snapshot) => required(site.pages[0])
export const notice = (site: Snapshot) => required(site.notices[0])
const certificate = (site: Snapshot) => required(content(site).certifications.entities[0])
const urgencies = (site: Snapshot) => content(site).doctorWorkInfo.urgencies
export const from = sample['site-content']

/** Signs the text that a disease has now. */
export function sign(entry: Snapshot['diseases'][number]): void {
  const signed = { date: '2026-05-10', reviewer: 'Dra. Ana Ruiz Soto', licence: '7654321' }
  entry.signOff = { ...signed, digest: medicalDigest(entry) }
}

/** Says something in the description of the first service. */
export const saying =
  (words: string): Change =>
  (site) => {
    service(site).description = `${words} ${service(site).description}`
  }

/** Adds a place where nothing is wrong but these values. */
const addPlace =
  (values: object): Change =>
  (site) => {
    const { otherPlaces: added } = siteContent.parse({
      ...content(site),
      doctorWorkInfo: { otherPlaces: [{ id: 'torre', header: 'Torre Médica', ...values }] },
    }).doctorWorkInfo
    content(site).doctorWorkInfo.otherPlaces.push(...added)
  }

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

export const faults: readonly Fault[] = [
  [
    'muestra-dato',
    'doctorWorkInfo.hospital.phones.0.phone',
    (site) => {
      const phone = required(content(site).doctorWorkInfo.hospital.phones[0])
      phone.phone = required(from.doctorWorkInfo.hospital.phones[0]).phone
    },
  ],
  [
    'muestra-dato',
    'doctorInfo.name',
    (site) => Object.assign(content(site).doctorInfo, { name: from.doctorInfo.name }),
  ],
  [
    'muestra-dato',
    'insurances.companies.0.name',
    (site) => content(site).insurances.companies.push(...from.insurances.companies.slice(2, 4)),
  ],
  [
    'muestra-dato',
    'contact.directions.0',
    (site) => Object.assign(content(site).contact, { directions: from.contact.directions }),
  ],
  [
    'muestra-dato',
    'aboutMe.description',
    (site) =>
      Object.assign(content(site).aboutMe, {
        description: 'Me formé en la Universidad Nombre de la Institución, y doy clases.',
      }),
  ],
  [
    'muestra-dato',
    'experience.entities.0.value',
    (site) => Object.assign(content(site).experience, from.experience),
  ],
  [
    'muestra-cifra',
    'aboutMe.yearsOfExperience',
    (site) => Object.assign(content(site).aboutMe, { yearsOfExperience: from.aboutMe.yearsOfExperience }),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'consultationPrice.prices',
    (site) => Object.assign(content(site).consultationPrice, { prices: from.consultationPrice.prices }),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'consultationPrice.prices.1',
    (site) => content(site).consultationPrice.prices.push(required(from.consultationPrice.prices[1])),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'doctorWorkInfo.hospital.schedule',
    (site) =>
      Object.assign(content(site).doctorWorkInfo.hospital, { hours: from.doctorWorkInfo.hospital.hours }),
    'avisa',
  ],
  [
    'muestra-urgencias',
    'doctorWorkInfo.urgencies.hours.hours1',
    (site) => Object.assign(urgencies(site).hours, { hours1: 'Las 24 horas, en el hospital' }),
    'bloquea',
  ],
  [
    'urgencias-telefono-de-citas',
    'doctorInfo.urgenciesPhone',
    (site) => Object.assign(content(site).doctorInfo, { urgenciesPhone: content(site).doctorInfo.phone }),
    'avisa',
  ],
  [
    'urgencias-incompletas',
    'doctorInfo.urgenciesPhone',
    (site) => Object.assign(content(site).doctorInfo, { urgenciesPhone: '' }),
    'avisa',
  ],
  [
    'urgencias-incompletas',
    'doctorWorkInfo.urgencies.address',
    (site) => Object.assign(urgencies(site), { address: '' }),
    'avisa',
  ],
  [
    'muestra-contenido',
    'aboutMe.imagePath',
    (site) => Object.assign(content(site).aboutMe, { imagePath: from.aboutMe.imagePath }),
  ],
  ['muestra-contenido', '0.src', (site) => site.gallery.splice(0, 1, required(sample.gallery[1]))],
  [
    'muestra-contenido',
    'shortTestimonial',
    (site) => {
      const text = required(sample.testimonials[3]).shortTestimonial
      required(site.testimonials[0]).shortTestimonial = text
    },
  ],
  [
    'sin-punto-en-el-mapa',
    'doctorInfo.googleMapsLink',
    (site) => Object.assign(content(site).doctorInfo, { latitude: null }),
  ],
  [
    'punto-dudoso',
    'doctorInfo.googleMapsLink',
    (site) => Object.assign(content(site).doctorInfo, { latitude: 40.4, longitude: -3.7 }),
  ],
  ['punto-dudoso', 'doctorWorkInfo.otherPlaces.0.mapLink', addPlace({ point: { lat: 40.4, lng: -3.7 } })],
  [
    'lugares-del-mismo-nombre',
    'doctorWorkInfo.otherPlaces.0.header',
    (site) => addPlace({ header: content(site).doctorWorkInfo.consulting.header || 'Consultorio' })(site),
  ],
  [
    'en-dos-lugares',
    'doctorWorkInfo.otherPlaces',
    (site) => {
      const { schedule, hours } = content(site).doctorWorkInfo.consulting
      addPlace({ schedule, hours })(site)
    },
  ],
  [
    'muestra-contenido',
    'purpose.entities.0.title',
    (site) => Object.assign(content(site), { purpose: from.purpose }),
  ],
  [
    'cedula-falta',
    'doctorInfo.cedEsp',
    (site) => Object.assign(content(site).doctorInfo, { cedEsp: 'UNAM' }),
  ],
  [
    'cedula-falta',
    'doctorInfo.cedProf',
    (site) => Object.assign(content(site).doctorInfo, { cedProf: from.doctorInfo.cedProf }),
  ],
  [
    'cedula-sin-institucion',
    'doctorInfo.cedProf',
    (site) => Object.assign(content(site).doctorInfo, { cedProf: '1234567' }),
  ],
  [
    'cedula-sin-institucion',
    'certifications.documents.0.institution',
    (site) =>
      Object.assign(required(content(site).certifications.documents[0]), {
        kind: 'subspecialty',
        cedula: '11223344',
        institution: '',
      }),
  ],
  [
    'aviso-cofepris',
    'doctorWorkInfo.avisoCofepris',
    (site) => Object.assign(content(site).doctorWorkInfo, { avisoCofepris: 'XXXXXXXXXXXXXXXXX' }),
  ],
  ...['En trámite', 'Pendiente', '0000'].map(
    (avisoCofepris): Fault => [
      'aviso-cofepris',
      'doctorWorkInfo.avisoCofepris',
      (site) => Object.assign(content(site).doctorWorkInfo, { avisoCofepris }),
    ],
  ),
  [
    'certificado',
    'certifications.entities',
    (site) => Object.assign(certificate(site), { visible: false }),
    'bloquea',
  ],
  [
    'certificado',
    'certifications.entities.0.validUntil',
    (site) => Object.assign(certificate(site), { elements: ['Certificado número 4321'] }),
    'avisa',
  ],
  [
    'certificado',
    'certifications.entities.0.number',
    (site) => Object.assign(certificate(site), { number: '', elements: ['Vigencia: de 2024 a 2029'] }),
    'avisa',
  ],
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
  ...['Me curó el VPH.', 'Me quitó los miomas.', 'Hoy estoy curada.'].map(
    (shortTestimonial): Fault => [
      'frase-de-riesgo',
      'shortTestimonial',
      (site) => Object.assign(required(site.testimonials[0]), { shortTestimonial }),
    ],
  ),
  [
    'testimonio-con-nombre',
    'name',
    (site) => Object.assign(required(site.testimonials[0]), { name: 'María López' }),
  ],
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
  [
    'aviso-sin-domicilio',
    'privacy.address',
    (site) => {
      Object.assign(content(site).doctorInfo, { address: '' })
      content(site).leftEmpty = ['doctorInfo.googleMapsLink']
    },
    'bloquea',
  ],
  ...['Ginecología del Centro, S. C.', 'Clínica Ruiz', 'Ruiz SA de CV'].map(
    (responsible): Fault => [
      'permiso-cofepris',
      'privacy.responsible',
      (site) => Object.assign(content(site).privacy, { responsible }),
    ],
  ),
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
      const signs = { alarmSigns: ['sangra mucho'], lastReviewed: '2026-05-10' }
      Object.assign(ownPage(site), { type: 'article', ...signs })
    },
  ],
  ['enlace-roto', 'description', saying('Lea https://anaruiz.mx/servicios/no-hay hoy.')],
  [
    'enlace-roto',
    'relatedServices.0',
    (site) => Object.assign(symptom(site), { relatedServices: ['no-existe'] }),
  ],
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigencia: de 2020 a 2025'] }),
    'bloquea',
  ],
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigencia: de 2021 a 2026'] }),
    'avisa',
  ],
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigente hasta el 2027-04-01'] }),
    'sugiere',
  ],
  [
    'testimonio-sin-consentimiento',
    'consent.givenOn',
    (site) => Object.assign(required(site.testimonials[0]).consent, { givenOn: '' }),
  ],
  [
    'precio-sin-monto',
    'consultationPrice.prices.0.amount',
    (site) => Object.assign(price(site), { amount: 0 }),
  ],
  ['precio-raro', 'consultationPrice.prices.0.amount', (site) => Object.assign(price(site), { amount: 12 })],
  [
    'precio-raro',
    'consultationPrice.prices.0.amount',
    (site) => Object.assign(price(site), { amount: 500_001 }),
  ],
  [
    'precio-sin-incluye',
    'consultationPrice.prices.0.description',
    (site) => Object.assign(price(site), { description: '' }),
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
  ['precio-sin-mostrar', 'price', (site) => Object.assign(service(site), { price: 'ya-no-existe' })],
  ['correo-distinto', 'description', saying('Escriba a recepcion@viejo.mx.')],
  ['nombre-u-horario-distinto', 'description', saying('La atiende la Dra. Laura Pérez.')],
  ['cedula-distinta', 'description', saying('Cédula profesional 9988776.'), 'avisa'],
  [
    'dato-con-forma-rara',
    'doctorInfo.postalCode',
    (site) => Object.assign(content(site).doctorInfo, { postalCode: '7200' }),
  ],
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
        lastReviewed: '2026-05-10',
        sources: service(site).sources,
      }),
  ],
  ['sin-fuentes', 'sources', (site) => Object.assign(service(site), { sources: [] })],
  ['sin-fuentes', 'sources', (site) => Object.assign(symptom(site), { sources: [] })],
  ['revision-medica', 'signOff', (site) => Object.assign(disease(site), { lastReviewed: '2025-11-01' })],
  [
    'revision-medica',
    'signOff',
    (site) => {
      sign(disease(site))
      disease(site).description += ' Y algo más.'
    },
  ],
  ['revision-medica', 'signOff', (site) => Object.assign(disease(site), { lastReviewed: '' })],
  ['revision-medica', 'signOff', (site) => Object.assign(service(site), { lastReviewed: '' })],
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

/** Removes the description of the picture in the library too. */
function undescribed(change: Change): Change {
  return (site) => {
    change(site)
    for (const item of site.media.values()) Object.assign(item, { alt: '' })
  }
}

/** What is wrong with the findings of a planted fault: none if the checks find it, and nothing else. */
export function missedFault([rule, path, plant, level]: Fault): string[] {
  const site = ownSite()
  plant(site)
  const all = checkSite(site, { today, sample })
  const isFound = all.some(
    (one) => one.rule === rule && one.place.path === path && (level === undefined || one.level === level),
  )
  // A text of the sample is a fault by itself, and is found as one too.
  const others = all.filter((one) => one.rule !== rule && one.rule !== 'muestra-contenido')
  return [
    ...(isFound ? [] : [`${rule} in ${path} is not found`]),
    ...others.map((one) => `${rule}: also ${one.rule}`),
  ]
}
