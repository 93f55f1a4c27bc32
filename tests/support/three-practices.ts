import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { PageInput } from '#content/entries/page.ts'
import { type MediaItem, mediaPath } from '#content/media/media.ts'
import { ownSite } from '../../sample-site/testing/own-site.ts'
import type { Documents } from './hard-content.ts'
import { launchedAt } from './launched.ts'
import { type Choice, defaultsWith, selectionOf } from './variant-site.ts'

/** Three invented practices that an owner could have: nothing in them is a placeholder. */
export const threePractices = {
  small: smallPractice,
  photographed: photographedPractice,
  large: largePractice,
}
export type PracticeName = keyof typeof threePractices

/** A short name, no photographs, and one or two of everything. */
function smallPractice(choice: Choice = {}): Snapshot {
  const site = ownSite()
  const content = site['site-content']
  content.theme = { preset: 'nopal', brandColor: '' }
  Object.assign(content.doctorInfo, { name: 'Dra. Ana Paz', city: 'León', state: 'Guanajuato' })
  content.aboutMe.imagePath = '/dibujos/retrato.svg'
  content.heroSection.mainImage = '/dibujos/mural.svg'
  return open(site, choice, {
    services: site.services.slice(0, 2),
    diseases: site.diseases.slice(0, 4),
    symptoms: site.symptoms.slice(0, 2),
    gallery: [],
    notices: [],
    pages: [],
  })
}

/** A name of 52 letters, photographs everywhere, and a city with the name of its state. */
function photographedPractice(choice: Choice = {}): Snapshot {
  const site = ownSite()
  const content = site['site-content']
  content.theme = { preset: 'bugambilia', brandColor: '' }
  Object.assign(content.doctorInfo, {
    name: 'Dra. María Guadalupe Hernández-Villaseñor Etchegaray',
    specialty: 'Ginecología y obstetricia',
    city: 'Querétaro',
    state: 'Querétaro',
    postalCode: '76000',
    address:
      'Av. Constituyentes 1040, torre B, consultorio 804, Centro Sur, C. P. {codigoPostal}, {ciudad}, {estado}',
    socialLinks: {
      ...content.doctorInfo.socialLinks,
      facebook: 'https://www.facebook.com/ejemplo',
      instagram: 'https://www.instagram.com/ejemplo',
      tiktok: 'https://www.tiktok.com/@ejemplo',
    },
  })
  Object.assign(content.heroSection, {
    title: 'Ginecología y obstetricia en Querétaro, con tiempo para escucharla',
    mainImage: mediaPath(photographs.portrait.id),
    tabletImage: '',
    mobileImage: '',
  })
  content.aboutMe.imagePath = mediaPath(photographs.portrait.id)
  content.callToAction.imagePath = mediaPath(photographs.room.id)
  content.generalCallToAction.foregroundImage = mediaPath(photographs.room.id)
  const rooms = [
    'La sala de espera',
    'El consultorio',
    'El equipo de ultrasonido',
    'La entrada por la torre B',
  ]
  return open(site, choice, {
    services: site.services.map((service) => ({
      ...service,
      imageHome: mediaPath(photographs.room.id),
      imageIndividual: mediaPath(photographs.room.id),
    })),
    gallery: rooms.map((alt, index) => ({
      id: `foto-${index + 1}`,
      src: mediaPath(index % 2 ? photographs.portrait.id : photographs.room.id),
      alt,
    })),
    testimonials: [0, 1, 2].map((index) => ({ ...site.testimonials[0], id: `opinion-${index}` })),
  })
}

/** Three places, twelve services, thirty insurers and two pages of her own. */
function largePractice(choice: Choice = {}): Snapshot {
  const site = ownSite()
  const content = site['site-content']
  content.theme = { preset: 'cempasuchil', brandColor: '' }
  Object.assign(content.doctorInfo, { name: 'Dra. Lucía Herrera Montes' })
  const morning = [{ opens: '09:00', closes: '14:00', weeks: [] }]
  const evening = [{ opens: '16:00', closes: '20:00', weeks: [] }]
  content.doctorWorkInfo.consulting = {
    ...content.doctorWorkInfo.consulting,
    header: 'Consultorio Centro',
    schedule: { ...content.doctorWorkInfo.consulting.schedule, monday: morning, wednesday: morning },
  }
  const otherPlaces = [
    {
      id: 'star-medica',
      header: 'Hospital Star Médica, torre de especialidades',
      kind: 'hospital',
      address: 'Blvd. Bernardo Quintana 4060',
      neighbourhood: 'San Pablo',
      postalCode: '72160',
      access: 'Piso 3, consultorio 304. Estacionamiento con costo en el sótano.',
      hasLift: true,
      schedule: { tuesday: evening, thursday: evening },
      phones: [{ subheader: 'Recepción', phone: '+522221112233' }],
    },
    {
      id: 'cholula',
      header: 'Consultorio Cholula',
      kind: 'consultorio',
      address: 'Calle 6 Oriente 12, local 3',
      city: 'San Andrés Cholula',
      schedule: { saturday: [{ opens: '10:00', closes: '13:00', weeks: ['first', 'third'] }] },
    },
  ]
  const companies = Array.from({ length: 30 }, (_, index) => ({
    name: `${insurers[index % insurers.length]}${index < insurers.length ? '' : ` ${Math.floor(index / insurers.length) + 1}`}`,
    logoPath: '',
    visible: true,
  }))
  const services = Array.from({ length: 12 }, (_, index) => {
    const service = site.services[index % site.services.length]
    return index < site.services.length
      ? service
      : { ...service, id: `${service?.id}-2`, title: `${service?.title} en casa`, aliases: [] }
  })
  return open(site, choice, {
    'site-content': {
      ...content,
      doctorWorkInfo: { ...content.doctorWorkInfo, otherPlaces },
      insurances: { ...content.insurances, companies },
    },
    services,
    testimonials: Array.from({ length: 9 }, (_, index) => ({
      ...site.testimonials[0],
      id: `opinion-${index}`,
    })),
    pages: [...site.pages, secondPage],
  })
}

const insurers = [
  'Seguros Alameda',
  'Mutua Anáhuac',
  'Previsora del Centro',
  'Grupo Cordillera de Gastos Médicos',
  'Jacal',
]

const secondPage: PageInput = {
  id: 'curso-de-parto',
  title: 'Curso de preparación para el parto, de la semana 28 a la 36, con su pareja o con quien usted elija',
  type: 'information',
  shortDescription: 'Cuatro sábados, en grupos de seis personas.',
  placement: { menu: true, footer: true, home: 'card', shortTitle: 'Curso de parto' },
  text: [
    {
      title: 'Qué se ve en cada sesión',
      text: 'Respiración, posturas, señales y el primer día en casa.',
      items: ['Respiración y posturas', 'Cuándo ir al hospital', 'El nacimiento', 'Los primeros días'],
      isNumbered: true,
    },
    {
      title: 'Costo',
      text: 'El curso completo cuesta $2,400 por pareja.',
      isHighlighted: true,
      buttons: [{ action: 'whatsapp' }, { action: 'call' }],
    },
  ],
}

const photograph = (id: string, width: number, height: number, alt: string): MediaItem => ({
  ...{ id, version: id, title: alt, fileName: `${id}.jpg`, alt, decorative: false },
  ...{ focus: { x: 50, y: 35 }, crop: null, width, height, sourceWidth: width, sourceHeight: height },
  ...{ bytes: 1, color: '#c9b8a8', isComplete: true, createdAt: launchedAt, updatedAt: launchedAt },
  renditions: { avif: [320, 640, 1280], webp: [320, 640, 1280] },
})

/** The photographs of the second practice. A test answers the requests for their files. */
const photographs = {
  portrait: photograph('aaaaaaaaaaaaaaaa', 1200, 1500, 'La doctora en su consultorio'),
  room: photograph('bbbbbbbbbbbbbbbb', 1600, 1067, 'La sala de espera, con luz de la mañana'),
}

function open(site: Snapshot, choice: Choice, changes: Partial<Record<DocumentName, unknown>>): Snapshot {
  const values = { ...site, ...changes, 'selected-sections': selectionOf(defaultsWith(choice)) }
  const documents = Object.fromEntries(documentNames.map((name) => [name, values[name]]))
  const media = new Map([
    ...site.media,
    ...Object.values(photographs).map((item) => [item.id, item] as const),
  ])
  return { ...parseSnapshot(documents as Documents, {}, media), launchedAt }
}
