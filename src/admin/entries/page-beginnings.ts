import { type PageInput, page } from '#content/entries/page.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { toBeWritten } from '#content/texts/to-be-written.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { proposedId } from './new-entry.ts'

type Facts = Pick<SiteContent, 'doctorInfo' | 'payments'>

/** Where a new page of her own begins: what it is, where it is announced, and the headings of its text. */
type Beginning = {
  readonly label: string
  readonly page: (facts: Facts) => Omit<PageInput, 'id' | 'title' | 'shortDescription'> & {
    readonly title?: string
    readonly shortDescription?: string
  }
}

const write = (what: string) => `${toBeWritten['es-MX']} ${what}.`
const writeEnglish = (what: string) => `${toBeWritten.en} ${what}.`

/** By the name in the screen's address. */
export const pageBeginnings: Readonly<Record<string, Beginning>> = {
  campana: {
    label: 'Campaña',
    page: () => ({
      type: 'campaign',
      placement: { menu: true, home: 'strip' },
      text: [
        { title: 'Para quién es', text: write('a quién va dirigida') },
        { title: 'Qué incluye', text: write('qué se hace y cuánto cuesta') },
        {
          title: 'Cómo agendar',
          text: 'Se atiende con cita.',
          isHighlighted: true,
          buttons: [{ action: 'call' }, { action: 'whatsapp' }],
        },
      ],
    }),
  },
  articulo: {
    label: 'Artículo',
    page: ({ doctorInfo }) => ({
      type: 'article',
      author: doctorInfo.name,
      text: [
        { text: write('de qué trata, en dos o tres frases') },
        { title: 'Lo que conviene saber', text: write('lo principal') },
        { title: 'Cuándo pedir cita', text: write('con qué señales conviene venir') },
      ],
    }),
  },
  preguntas: {
    label: 'Preguntas',
    page: () => ({
      type: 'faq',
      text: ['la primera pregunta', 'la segunda pregunta'].map((question) => ({
        title: write(question),
        text: write('la respuesta'),
      })),
    }),
  },
  extranjero: {
    label: 'For patients from abroad (en inglés)',
    page: ({ doctorInfo, payments }) => ({
      title: 'For patients from abroad',
      shortDescription: 'Languages, payment and what to bring to your appointment.',
      language: 'en',
      placement: { menu: true, shortTitle: 'English' },
      text: [
        {
          title: 'Languages spoken',
          ...itemsOr(doctorInfo.languages, 'which languages you speak'),
        },
        {
          title: 'How to pay',
          ...itemsOr(
            payments.methods.filter(({ visible }) => visible).map(({ name }) => name),
            'how patients can pay',
            'Prices are in Mexican pesos (MXN).',
          ),
        },
        {
          title: 'Insurance',
          text: writeEnglish('whether you bill foreign insurers or give an itemized invoice (factura)'),
        },
        {
          title: 'What to bring',
          items: [
            'Your passport or another photo ID',
            'A list of the medicines you take and any allergies',
            'Copies of recent test results and medical records',
          ],
        },
        {
          title: 'Contact',
          isHighlighted: true,
          text: 'Call or message us to make an appointment. From abroad, dial +52 and then the ten-digit number.',
          buttons: [{ action: 'call' }, { action: 'whatsapp' }, { action: 'email' }],
        },
        {
          title: 'In an emergency',
          isHighlighted: true,
          text: 'Call 911 or go to the nearest hospital. Do not wait for an appointment.',
        },
      ],
    }),
  },
}

/** The new page that begins like this, with her facts. Its name and its short description may still be empty. */
export function begunPage({ page: make }: Beginning, facts: Facts, ids: ReadonlySet<string>): JsonObject {
  const { title = '', shortDescription = '', ...rest } = make(facts)
  const begun = page.parse({ id: 'x', title: 'x', shortDescription: 'x', ...rest })
  const value = { ...begun, id: proposedId(title, ids), title, shortDescription }
  if (!isJsonObject(value)) throw new TypeError('A page is an object.')
  return value
}

/** Usual languages and ways to pay. Others stay as she typed them, for her to translate. */
const inEnglish: Readonly<Record<string, string>> = {
  español: 'Spanish',
  inglés: 'English',
  francés: 'French',
  alemán: 'German',
  portugués: 'Portuguese',
  italiano: 'Italian',
  chino: 'Chinese',
  japonés: 'Japanese',
  coreano: 'Korean',
  ruso: 'Russian',
  árabe: 'Arabic',
  náhuatl: 'Nahuatl',
  'lengua de señas mexicana': 'Mexican Sign Language',
  efectivo: 'Cash',
  'tarjeta de crédito': 'Credit card',
  'tarjeta de débito': 'Debit card',
  transferencia: 'Bank transfer',
  cheque: 'Check',
  'meses sin intereses': 'Interest-free installments',
  'seguro de gastos médicos': 'Medical insurance',
}

const itemsOr = (facts: readonly string[], question: string, text = '') =>
  facts.length > 0
    ? { text, items: facts.map((fact) => inEnglish[fact.toLowerCase()] ?? fact) }
    : { text: writeEnglish(question) }
