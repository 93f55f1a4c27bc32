import { z } from 'zod'
import { type DocumentName, documents } from '#content/documents/documents.ts'
import { mayStayEmptyPaths } from '#content/fields/left-empty.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { identifiedPrices } from '#content/site-content/price-ids.ts'
import {
  childOf,
  isJson,
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  valueAt,
  withValueAt,
} from '#content/values/json.ts'
import { cleanStored } from './clean-stored.ts'
import { clearFormerSample } from './clear-former-sample.ts'
import { clearSignatures } from './clear-signatures.ts'
import { convertPlaces } from './convert-places.ts'
import { namePageFields } from './name-page-fields.ts'
import { replaceLayouts } from './replace-layouts.ts'
import { tickWrittenConsent } from './tick-written-consent.ts'

/** Converts a value from one format to the next. */
type Upcaster = (value: Json) => Json

/**
 * The changes of each document's form, oldest first. A value of version 0.1 has the number of its format, starting at
 * 1: the changes after that number are applied. A new change is the last one of its document.
 */
const upcasters: { readonly [Name in DocumentName]?: readonly Upcaster[] } = {
  'site-content': [
    keepEmpty,
    identifyPrices,
    nameCredentialKinds,
    cleanTexts('site-content'),
    convertPlaces,
    clearFormerSample,
    identifyPrices,
  ],
  'selected-sections': [replaceLayouts],
  services: [cleanTexts('services'), eachEntry(clearSignatures)],
  diseases: [cleanTexts('diseases'), eachEntry(clearSignatures)],
  symptoms: [cleanTexts('symptoms'), eachEntry(clearSignatures)],
  testimonials: [eachEntry(identifyTestimonial), cleanTexts('testimonials'), eachEntry(tickWrittenConsent)],
  pages: [eachEntry((page) => namePageFields(clearSignatures(page))), eachEntry(clearSignatures)],
  gallery: [cleanTexts('gallery')],
  notices: [cleanTexts('notices')],
}

/** The formats of version 0.1 whose number is not 1. */
const releasedFormats: { readonly [Name in DocumentName]?: number } = {
  'site-content': 6,
  services: 2,
  diseases: 2,
  symptoms: 2,
  testimonials: 3,
  pages: 2,
  gallery: 2,
  notices: 2,
}

/** The format in which version 0.1 stored values. */
export const formatOfRelease = (document: DocumentName): number => releasedFormats[document] ?? 1

/** Brings a stored value to today's form. */
export const upcast = (document: DocumentName, format: number, value: Json): Json =>
  (upcasters[document] ?? []).slice(format - 1).reduce((changed, change) => change(changed), value)

function eachEntry(change: (entry: JsonObject, place: number) => Json): Upcaster {
  return (value) =>
    isJsonList(value)
      ? value.map((entry, place) => (isJsonObject(entry) ? change(entry, place) : entry))
      : value
}

/**
 * Pasted texts in earlier formats may contain characters that cannot be seen or searched. A signature is read first,
 * because its digest is that of the texts before.
 */
function cleanTexts(document: DocumentName): Upcaster {
  const readSignatures = eachEntry(clearSignatures)
  return (value) => cleanStored(schemaTree(documents[document].schema), readSignatures(value))
}

/**
 * From format 2 on, empty fields are derived from others. Those where visitors saw nothing stay empty, and so do
 * telephones without a number, which no one saw.
 */
function keepEmpty(content: Json): Json {
  if (!isJsonObject(content)) return content
  const leftEmpty = mayStayEmptyPaths.filter((path) => (valueAt(content, path) ?? '') === '')
  return ['consulting', 'urgencies'].reduce<Json>(
    (changed, place) => {
      const path = `doctorWorkInfo.${place}.phones`
      const phones = valueAt(changed, path)
      if (!isJsonList(phones)) return changed
      const numbers = phones.filter((row) => (childOf(row, 'phone') ?? '') !== '')
      return withValueAt(changed, path, numbers)
    },
    { ...content, leftEmpty },
  )
}

const listedPrices = z.array(z.looseObject({ id: z.string().default(''), name: z.string() }))

/** Format 3 gives each price an id, so that texts and services can quote it. In format 7, no two have the same. */
function identifyPrices(content: Json): Json {
  const path = 'consultationPrice.prices'
  const { data } = listedPrices.safeParse(valueAt(content, path))
  const ids = data?.map(({ id }) => id) ?? []
  const distinct = data?.map((price, index) => (ids.indexOf(price.id) < index ? { ...price, id: '' } : price))
  const prices: unknown = distinct && identifiedPrices(distinct)
  return isJson(prices) ? withValueAt(content, path, prices) : content
}

/** Format 4 says what each document and certification is; its own texts tell it. */
function nameCredentialKinds(content: Json): Json {
  return Object.entries(credentialKinds).reduce((changed, [list, kinds]) => {
    const path = `certifications.${list}`
    const credentials = valueAt(changed, path)
    if (!isJsonList(credentials)) return changed
    const named = credentials.map((credential) => {
      const texts = `${childOf(credential, 'nameTitle') ?? ''} ${childOf(credential, 'name') ?? ''}`
      const [kind] = kinds.find(([, words]) => words.test(texts)) ?? []
      return kind && isJsonObject(credential) ? { kind, ...credential } : credential
    })
    return withValueAt(changed, path, named)
  }, content)
}

/** The first kind whose words stand in title or name. */
const credentialKinds = {
  documents: [
    ['subspecialty', /subespecialidad|alta especialidad/i],
    ['specialty', /c[eé]dula de (?:la )?especialidad|\{cedulaEspecialidad\}/i],
    ['profession', /c[eé]dula profesional|\{cedulaProfesional\}|m[eé]dic[oa] cirujan[oa]/i],
    ['postgraduate', /maestr[ií]a|doctorado/i],
  ],
  entities: [
    ['course', /curso|diplomado|taller/i],
    ['certificate', /consejo/i],
    ['membership', /colegio|sociedad|asociaci[oó]n|federaci[oó]n/i],
  ],
} as const

/** Format 2 gives each testimonial an id. The bundled samples of format 1 have a placeholder as name. */
function identifyTestimonial(entry: JsonObject, place: number): Json {
  const isSample = entry.name === '{Nombre}'
  return { id: `${isSample ? 'muestra' : 'testimonio'}-${place + 1}`, isSample, ...entry }
}
