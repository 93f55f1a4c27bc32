import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import type { PageInput } from '#content/entries/page.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { launchedAt } from './launched.ts'

const picture = '/dibujos/escenas/colposcopia.svg'

/** A campaign with everything that a page of her own may have, and with long words. */
const campaign: PageInput = {
  id: 'vacuna-vph',
  title: 'Vacuna contra el virus del papiloma humano para adultas: campaña anual',
  type: 'campaign',
  shortDescription: 'Se aplica en el consultorio, con cita, a quien aún no la recibe. Cupo limitado por día.',
  from: '2026-11-01',
  until: '2099-12-31',
  placement: { menu: true, footer: true, home: 'card', shortTitle: 'Vacuna VPH' },
  author: 'Dra. Nombre Apellido Apellido',
  date: '2026-10-28',
  image: picture,
  imageHome: picture,
  sources: [
    {
      name: 'Organización Mundial de la Salud: Vacunas contra el virus del papiloma humano, documento de posición',
      url: 'https://www.who.int/es/publications/i/item/who-wer9750-645-672',
    },
  ],
  text: [
    {
      title: 'Para quién es',
      text: 'Para quien aún no la recibe.\n\nEscriba a recepcion.de.la.doctora.nombre-apellido@consultorio-de-ginecologia.example.',
      items: ['Mujeres de 27 a 45 años', 'Otorrinolaringológicamente-sin-contraindicación-documentada'],
    },
    {
      title: 'Qué traer',
      items: ['Una identificación', 'Su cartilla de vacunación', 'Lista de medicamentos'],
      isNumbered: true,
      image: picture,
      imageAlt: 'Una mesa de consulta con un colposcopio',
    },
    {
      title: 'Precios por dosis',
      items: [
        'Primera dosis · con consulta: $3,200 · sin consulta: $2,600 · pago en efectivo, tarjeta o transferencia',
        'Segunda dosis · con consulta: $3,200 · sin consulta: $2,600',
      ],
      isHighlighted: true,
      buttons: [
        { action: 'call' },
        { action: 'whatsapp', label: 'Preguntar por WhatsApp si hay lugar esta semana' },
        { action: 'booking' },
        { action: 'link', label: 'Ver cómo llegar al consultorio', url: '/contacto' },
      ],
    },
    { title: 'Si ya tiene una dosis', text: 'Traiga el comprobante.', isSubheading: true },
  ],
}

const english: PageInput = {
  id: 'patients-from-abroad',
  title: 'For patients from abroad',
  shortDescription: 'Languages, how to pay, and what to bring to a first visit.',
  language: 'en',
  translationOf: 'pacientes-del-extranjero',
  placement: { menu: true, footer: true },
  image: picture,
  text: [
    { title: 'What to bring', items: ['A passport', 'Former results, also in English'], isNumbered: true },
    { title: 'How to pay', text: 'By card or in cash.', isHighlighted: true, buttons: [{ action: 'call' }] },
  ],
}

const french: PageInput = {
  ...english,
  id: 'patientes-etrangeres',
  title: 'Pour les patientes venues de l’étranger',
  shortDescription: 'Les langues, le paiement et ce qu’il faut apporter.',
  language: 'fr',
  text: [{ title: 'À apporter', items: ['Un passeport', 'Vos derniers résultats'] }],
}

const spanish: PageInput = {
  id: 'pacientes-del-extranjero',
  title: 'Para pacientes del extranjero',
  shortDescription: 'Idiomas, cómo pagar y qué traer.',
  type: 'faq',
  text: [
    { title: '¿Atiende en inglés?', text: 'Sí.' },
    { title: '¿Aceptan dólares?', text: 'No.' },
  ],
}

/** Their list, and a page of every kind. */
export const ownPagePaths = [
  '/paginas',
  '/paginas/vacuna-vph',
  '/paginas/patients-from-abroad',
  '/paginas/patientes-etrangeres',
  '/paginas/pacientes-del-extranjero',
]

/** The sample with pages of her own. */
export const documentsWithPages = { ...sampleDocuments, pages: [campaign, english, french, spanish] }

export const snapshotWithPages = (): Snapshot => ({ ...parseSnapshot(documentsWithPages), launchedAt })
