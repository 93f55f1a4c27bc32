import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { PageInput } from '#content/entries/page.ts'
import type { MediaItem } from '#content/media/media.ts'
import type { NoticeInput } from '#content/notices/notice.ts'
import { mapTexts } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'

export const sample = parseSnapshot(sampleDocuments)
export const today = '2026-11-22'
/** The doctor's review of every article. */
export const ownSignOff = { date: '2026-05-10', reviewer: 'Dra. Ana Ruiz Soto', licence: '7654321' }
const photo = '0123456789abcdef'
const photoPath = `/medios/${photo}`

/** The site of an invented practice, with everything filled in as an owner should: no check finds anything on it. */
export function ownSite(): Snapshot {
  const media = new Map([[photo, ownPhoto]])
  const reviewed = { signOff: ownSignOff }
  const documents = structuredClone({
    'site-content': ownContent(),
    'selected-sections': sample['selected-sections'],
    services: sample.services.map((entry) => ({ ...entry, ...reviewed, price: '' })),
    diseases: sample.diseases.map((entry) => ({ ...entry, ...reviewed })),
    symptoms: sample.symptoms.map((entry) => ({ ...entry, ...reviewed })),
    testimonials: [ownTestimonial],
    gallery: [{ id: 'sala', src: photoPath, alt: 'La sala de espera' }],
    notices: [ownNotice],
    pages: [ownPage],
  })
  return parseSnapshot(documents, {}, media)
}

function ownContent(): Snapshot['site-content'] {
  const content = structuredClone(sample['site-content'])
  Object.assign(content.doctorInfo, {
    name: 'Dra. Ana Ruiz Soto',
    address: 'Calle 5 de Mayo 12, Centro, C. P. {codigoPostal}, {ciudad}, {estado}',
    city: 'Puebla',
    state: 'Puebla',
    postalCode: '72000',
    latitude: 19.0437,
    longitude: -98.1982,
    phone: '+522221234567',
    whatsapp: '+522227654321',
    email: 'citas@anaruiz.mx',
    cedProf: '1234567, Universidad Nacional Autónoma de México',
    cedEsp: '7654321, Universidad Nacional Autónoma de México',
    websiteUrl: 'https://anaruiz.mx',
    doctoraliaLink: '',
    googleMapsEmbedLink: '',
    socialLinks: { facebook: '', instagram: '', linkedin: '', x: '', twitter: '', youtube: '', tiktok: '' },
  })
  const { doctorWorkInfo, certifications, experience, aboutMe, contact, consultationPrice } = content
  doctorWorkInfo.avisoCofepris = '263300201A1234'
  doctorWorkInfo.hospitalHeader = 'Hospital Santa Clara'
  doctorWorkInfo.hospitalAddress = 'Av. Juárez 100, {ciudad}'
  doctorWorkInfo.consulting.hours.hours1 = '9:00 a 15:00'
  doctorWorkInfo.hospital.hours.hours1 = 'Martes y jueves'
  for (const row of doctorWorkInfo.hospital.phones) row.phone = '+522223000000'
  content.doctorInfo.urgenciesPhone = '+522223000001'
  doctorWorkInfo.urgencies.address = 'Hospital Santa Clara, Av. Juárez 100, entrada de urgencias'
  doctorWorkInfo.urgencies.hours = {
    ...{
      dayRange1: 'Todos los días',
      hours1: 'De 8:00 a 20:00',
      dayRange2: 'De noche',
      hours2: 'llame al 911',
    },
  }
  certifications.documents = certifications.documents.map((document) => ({
    ...document,
    name: 'Universidad Nacional Autónoma de México',
    elements: ['Registrado ante la Dirección General de Profesiones'],
  }))
  certifications.entities = certifications.entities.slice(0, 1).map((entity) => ({
    ...entity,
    name: 'Consejo Mexicano de Ginecología y Obstetricia',
    number: '4321',
    elements: ['Certificado número 4321', 'Vigencia: de 2024 a 2029'],
  }))
  experience.sectionSubtitle = ''
  experience.entities = experience.entities.map((entity) => ({ ...entity, value: `${entity.value}3` }))
  aboutMe.yearsOfExperience = 12
  aboutMe.description = 'Soy {especialista}. Estudié en la UNAM y atiendo en {ciudad}.'
  aboutMe.imagePath = photoPath
  content.heroSection.mainImage = photoPath
  content.buttons.videoLink = ''
  content.testimonials.sectionDescription = ''
  content.insurances.companies = []
  content.insurances.additionalInfo = ''
  contact.directions = ['Frente al Jardín del Carmen.']
  const [price] = consultationPrice.prices
  const inclusions = 'Historia clínica y exploración'
  consultationPrice.prices = [{ ...required(price), name: 'Consulta', description: inclusions, amount: 950 }]
  return withOwnTexts(content)
}

/** Changes every long text of the sample a little, where the field allows it. */
const withOwnTexts = (content: Snapshot['site-content']): Snapshot['site-content'] =>
  mapTexts(content, (text) => {
    if (text.length < 60 || /^\/|^https:|\{\p{L}[\p{L}\d:-]*\}/u.test(text)) return text
    return text.replace(/(?<!\p{L})(?:y|a|la|el|de)(?= )/u, (word) => `${word} `).replace(/\s+$/, '')
  })

const ownTestimonial: Snapshot['testimonials'][number] = {
  ...required(sample.testimonials[0]),
  id: 't-1',
  isSample: false,
  name: 'M. G.',
  shortTestimonial: 'Salí de la consulta con todas mis dudas resueltas.',
  fullTestimonial: '',
  consent: {
    isWritten: true,
    givenOn: '2026-03-01',
    way: 'signature',
    withdrawnOn: '',
    note: 'Hoja firmada en la carpeta del consultorio',
  },
}

const ownNotice: NoticeInput = {
  id: 'vacaciones',
  kind: 'vacation',
  from: '2026-12-21',
  until: '2027-01-02',
  announceDays: 30,
  hours: 'closed',
}

const ownPage: PageInput = {
  id: 'vacuna-vph',
  title: 'Vacuna contra el VPH',
  type: 'campaign',
  shortDescription: 'En noviembre y diciembre se aplica la vacuna en el consultorio, con cita.',
  from: '2026-11-01',
  until: '2026-12-31',
  placement: { menu: true, footer: true, home: 'strip', shortTitle: 'Vacuna VPH' },
  text: [
    {
      title: 'Qué traer',
      text: 'Llegue diez minutos antes de su cita.',
      items: ['Su cartilla de vacunación', 'Una identificación'],
      buttons: [{ action: 'call' }, { action: 'link', label: 'Cómo llegar', url: '/contacto' }],
    },
  ],
  image: photoPath,
  imageAlt: 'La sala de vacunación',
  metadata: { description: 'Vacuna contra el VPH en Puebla, con cita.' },
}

const ownPhoto: MediaItem = {
  ...{
    id: photo,
    version: photo,
    title: 'Retrato',
    fileName: 'retrato.jpg',
    alt: 'La doctora en su consultorio',
  },
  decorative: false,
  focus: { x: 50, y: 50 },
  crop: null,
  width: 1600,
  height: 1200,
  sourceWidth: 1600,
  sourceHeight: 1200,
  bytes: 200_000,
  color: '#aabbcc',
  isComplete: true,
  renditions: { avif: [320], webp: [320] },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The own site lacks what the test changes.')
  return value
}
