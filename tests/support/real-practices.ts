import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { seededRandom } from './random.ts'
import { type Choice, selectionOf } from './variant-site.ts'

/** What a practice's owner types, from the shortest usual text to the longest. */
const options = {
  name: [
    'Dra. Ana Paz',
    'Dra. Lucía Herrera Montes',
    'Dra. Guadalupe Echeverría Zúñiga',
    'Dra. María de los Ángeles Hernández-Villaseñor',
    'Dra. María Guadalupe Hernández-Villaseñor Etchegaray',
    'Dra. Montserrat Iturriagagoitia Bustamante de la Garza-Nava',
  ],
  specialty: [
    'Ginecología',
    'Ginecología y obstetricia',
    'Ginecología oncológica y cirugía laparoscópica',
    'Biología de la reproducción humana, ginecología y obstetricia',
  ],
  city: ['León', 'Villahermosa', 'San Cristóbal de las Casas', 'Dolores Hidalgo, Guanajuato'],
  address: [
    'Av. Juárez 12, Centro',
    'Calle Orizaba 145, consultorio 3, Roma Norte, C. P. 06700, Ciudad de México',
    'Torre Médica Ángeles Metropolitano, Blvd. Adolfo Ruiz Cortines 4333, torre B, piso 12, consultorio 1204, Fraccionamiento Jardines de la Montaña, C. P. 14210, Alcaldía Tlalpan, Ciudad de México, entre Periférico e Insurgentes',
  ],
  place: ['Consultorio', 'Consultorio en Torre Médica Ángeles Metropolitano, piso 12'],
  days: ['Lunes a viernes', 'Lunes, martes, miércoles y viernes'],
  hours: ['9 a 14 h', '9:00 a 14:00 y de 16:00 a 20:30'],
  phone: ['55 1234 5678', '(999) 123 45 67, extensión 1204'],
  call: ['Llamar', 'Agende su cita', 'Llame al consultorio ahora'],
  message: ['WhatsApp', 'Escríbanos', 'Escríbanos por WhatsApp'],
  title: [
    'Ginecología en León',
    'Ginecología y obstetricia con tiempo para escucharla',
    'Acompañamiento ginecológico y obstétrico integral y cercano',
  ],
  price: ['Consulta $950', 'Consulta con ultrasonido $1,200 MXN', 'Cirugía laparoscópica desde $125,000 MXN'],
  amount: [950, 1_800, 25_000, 185_500],
  institution: [
    'UNAM',
    'Universidad Autónoma de Nuevo León',
    'Instituto Tecnológico y de Estudios Superiores de Monterrey',
  ],
  insurers: [0, 1, 8, 30],
  networks: [0, 2, 4, 6],
  menu: [5, 6, 8],
} as const

const labels = {
  short: ['Inicio', 'Servicios', 'Enfermedades', 'Síntomas', 'Contacto', 'Blog', 'Precios', 'Sobre mí'],
  long: [
    'Página de inicio',
    'Servicios y procedimientos',
    'Enfermedades ginecológicas',
    'Síntomas frecuentes',
    'Contacto y ubicación',
    'Preguntas frecuentes',
    'Preparación prequirúrgica',
    'Acerca de la doctora',
  ],
}

const paths = [
  '/',
  '/servicios',
  '/enfermedades',
  '/sintomas',
  '/contacto',
  '/#blog',
  '/#precios',
  '/#sobre-mi',
]

const insurerNames = [
  'GNP Seguros',
  'Seguros Monterrey New York Life',
  'Grupo Nacional Provincial',
  'AXA',
  'Instituto de Seguridad y Servicios Sociales de los Trabajadores',
]

type Key = keyof typeof options

/** A practice with made-up but realistic data. */
export type Practice = { readonly title: string; readonly content: SiteContent }

/**
 * Twelve practices: first the one with the longest texts, then the one with the shortest, and ten with a random
 * mixture that is the same in every run.
 */
export function realPractices(): readonly Practice[] {
  const random = seededRandom(14)
  return Array.from({ length: 12 }, (_, place) =>
    practice((count) => {
      if (place === 0) return count - 1
      if (place === 1) return 0
      return Math.floor(random() * count)
    }),
  )
}

/** A site of this practice with this choice of layouts. */
export const practiceSnapshot = ({ content }: Practice, choice: Choice): Snapshot =>
  parseSnapshot({
    ...sampleDocuments,
    'site-content': content,
    'selected-sections': selectionOf(choice),
  })

/** @param choose Returns the index of one of `count` options. */
function practice(choose: (count: number) => number): Practice {
  const pick = <K extends Key>(key: K): (typeof options)[K][number] => {
    const list: readonly (typeof options)[K][number][] = options[key]
    const found = list[choose(list.length)]
    if (found === undefined) throw new Error(`${key} has no options.`)
    return found
  }
  const content = structuredClone(parseSnapshot(sampleDocuments)['site-content'])
  const name = pick('name')
  const phoneDisplay = pick('phone')
  const specialty = pick('specialty')
  const city = pick('city')
  const institution = pick('institution')
  Object.assign(content.doctorInfo, {
    name,
    specialty,
    phoneDisplay,
    city,
    cedProf: `12345678, ${institution}`,
    cedEsp: `87654321, ${institution}`,
    socialLinks: socialLinks(pick('networks')),
  })
  const { consulting } = content.doctorWorkInfo
  consulting.header = pick('place')
  consulting.address = pick('address')
  consulting.hours = {
    dayRange1: pick('days'),
    hours1: pick('hours'),
    dayRange2: 'Sábado',
    hours2: pick('hours'),
  }
  content.buttons.btnCallText = pick('call')
  content.buttons.btnMessageText = pick('message')
  content.heroSection.title = pick('title')
  content.heroSection.subTitle = `${name}, ginecóloga y obstetra en ${city}`
  for (const slide of content.heroSlider.slides) slide.title = pick('title')
  content.aboutMe.title = `Mucho gusto, soy la ${name}`
  content.generalCallToAction.title = pick('title')
  content.generalCallToAction.price1 = pick('price')
  for (const price of content.consultationPrice.prices) price.amount = pick('amount')
  content.insurances.companies = Array.from({ length: pick('insurers') }, (_, place) => ({
    id: `${place}`,
    name: `${insurerNames[place % insurerNames.length]}`,
    logoPath: place % 2 ? '/dibujos/aseguradoras/vitalia.svg' : '',
    visible: true,
  }))
  const written = choose(2) === 1 ? labels.long : labels.short
  const items = paths.map((path, place) => ({ id: `${place}`, path, label: written[place] ?? '' }))
  content.navMenu.items = items.slice(0, pick('menu'))
  return { title: name, content }
}

const networks = [
  ['facebook', 'https://www.facebook.com/consultorio'],
  ['instagram', 'https://www.instagram.com/consultorio'],
  ['tiktok', 'https://www.tiktok.com/@consultorio'],
  ['youtube', 'https://www.youtube.com/@consultorio'],
  ['linkedin', 'https://www.linkedin.com/in/consultorio'],
  ['x', 'https://x.com/consultorio'],
] as const

const socialLinks = (count: number) => ({
  twitter: '',
  ...Object.fromEntries(networks.map(([key, address], place) => [key, place < count ? address : ''])),
})
