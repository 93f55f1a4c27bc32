import { type DocumentName, documents, isDocumentName } from '#content/documents/documents.ts'
import { type Field, type LeafField, type ListField, schemaTree } from '#content/fields/schema-tree.ts'
import type { Notice } from '#content/notices/notice.ts'
import { isJson, isJsonList, isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

export type Documents = Readonly<Record<DocumentName, unknown>>
export type Change = (field: Field, value: Json, index: number) => Json

/** Values that the schemas allow and no sample contains. Every layout must handle each of these. */
export const hardContent = {
  /** Every list empty, and every optional text empty. */
  empty: (values) => changed(values, emptied),
  /** One item in every list. */
  one: (values) => withNotices(changed(values, oneOfEach), ['info']),
  /** Forty items in every list, or the maximum of its schema. */
  forty: (values) => changed(values, fortyOfEach),
  /** Long titles, and words longer than any line, in every free text. */
  hard: (values) => withNotices(changed(values, hardWords), ['urgent', 'important', 'info'], hardNotice),
  /** No icons; image paths that are empty or broken. */
  bare: (values) => changed(values, withoutPictures),
} as const satisfies Record<string, (values: Documents) => Documents>

export type HardContentName = keyof typeof hardContent

/** The selection stays, because each test chooses the layouts; so do notices, whose dates must not cross. */
export function changed(values: Documents, change: Change): Documents {
  const result: Record<DocumentName, unknown> = { ...values }
  for (const name of Object.keys(values).filter(isDocumentName)) {
    if (name === 'selected-sections' || name === 'notices') continue
    const value: unknown = documents[name].schema.parse(values[name])
    if (!isJson(value)) throw new TypeError(`${name} is not JSON.`)
    result[name] = change(schemaTree(documents[name].schema), value, 0)
  }
  return result
}

/** Notices that run on every day of a test, at the top of every page and on the contact page. */
function withNotices(
  values: Documents,
  tones: readonly Notice['tone'][],
  text = 'El estacionamiento está en obras.',
): Documents {
  const notices = (['top', 'contact'] as const).flatMap((place) =>
    tones.map((tone) => ({
      id: `${place}-${tone}`,
      kind: 'other',
      from: '2020-01-01',
      until: '2099-12-31',
      place,
      tone,
      text,
    })),
  )
  return { ...values, notices: documents.notices.schema.parse(notices) }
}

/** Applies `change` to every field below a group or a list. */
export function within(field: Field, value: Json, index: number, change: Change): Json {
  if (field.kind === 'group' && isJsonObject(value)) {
    return Object.fromEntries(
      field.fields.map((child) => [child.key, change(child, value[child.key] ?? child.initial, index)]),
    )
  }
  if (field.kind === 'list' && isJsonList(value)) {
    return value.map((item, place) => change(field.item, item, place))
  }
  return value
}

const emptied: Change = (field, value, index) => {
  if (field.kind === 'list') return []
  if (field.kind === 'group') return within(field, value, index, emptied)
  return isOptionalText(field) && accepts(field, '') ? '' : value
}

const isOptionalText = (field: Field) =>
  ['text', 'longText', 'url', 'phone', 'email'].includes(field.kind) &&
  !('required' in field && field.required)

const oneOfEach: Change = (field, value, index) => {
  if (field.kind === 'list' && isJsonList(value)) return resized(field, value, 1, oneOfEach)
  return within(field, value, index, oneOfEach)
}

const fortyOfEach: Change = (field, value, index) => {
  if (field.kind === 'list' && isJsonList(value)) return resized(field, value, 40, fortyOfEach)
  return within(field, value, index, fortyOfEach)
}

/** Repeats the existing items, all visible and with distinct addresses. */
function resized(field: ListField, items: readonly Json[], size: number, change: Change): Json {
  // Other addresses of an entry are not content, and each must be unique.
  if (field.key === 'aliases') return []
  // Intervals of one day must not overlap.
  if (field.path.includes('.schedule.')) return [...items]
  const sources = items.length > 0 ? items : [newItem(field.item)]
  return Array.from({ length: Math.min(size, field.max ?? size) }, (_, place) => {
    const source = sources[place % sources.length] ?? newItem(field.item)
    return change(field.item, shown(source, Math.floor(place / sources.length)), place)
  })
}

function shown(item: Json, round: number): Json {
  if (!isJsonObject(item)) return item
  const copy: Record<string, Json> = { ...item }
  if ('visible' in item) copy.visible = true
  if (round > 0 && typeof item.id === 'string') copy.id = `${item.id.slice(0, 70)}-${round + 1}`
  return copy
}

function newItem(field: Field): Json {
  if (field.kind === 'group') {
    const entries = field.fields.map((child): [string, Json] => [child.key, newItem(child)])
    return Object.fromEntries(entries) satisfies JsonObject
  }
  // An address must be neither empty nor one of the site's own.
  if (field.key === 'id') return 'entrada'
  const isRequired = 'required' in field && field.required
  return isRequired && accepts(field, field.label) ? field.label : field.initial
}

/** Addresses are strings too, but not free text. */
const addresses = /(?:^|\.)(?:id|diseaseId|path|url|canonical|websiteUrl|postalCode|avisoCofepris)$/

const hardWords: Change = (field, value, index) => {
  if (field.kind === 'text' && !addresses.test(field.path)) {
    const text = hardLine(longWord(field, index), Math.min(field.maxLength ?? 120, 160), index)
    return accepts(field, text) ? text : value
  }
  if (field.kind === 'longText')
    return hardParagraphs(longWord(field, index), Math.min(field.maxLength ?? 900, 900))
  if (field.kind === 'phone' && value !== '') return '+499999999999999'
  return within(field, value, index, hardWords)
}

const words =
  'Atención ginecológica y obstétrica con estudios completos, explicados sin prisa y con palabras claras '

/** A title of 60 letters that no other field has, because two sections must not have the same title. */
function longWord({ path }: Field, index: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (index % 26))
  const own = path.replace(/[^a-zA-Z]/g, '').toLowerCase()
  return `${letter}${own}otorrinolaringologogastroenterologohematooncologo`.slice(0, 60).padEnd(60, 'o')
}

/** The overlong word comes first in every second text and last in the others. */
function hardLine(word: string, length: number, index: number): string {
  const plain = words
    .repeat(Math.ceil(length / words.length))
    .slice(0, Math.max(0, length - word.length - 1))
    .trim()
  const text = index % 2 === 0 ? `${word} ${plain}` : `${plain} ${word}`
  return text.trim().slice(0, length).trim()
}

const hardNotice = `${'avisootorrinolaringologogastroenterologo'.padEnd(60, 'o')} ${words.repeat(3)}`
  .slice(0, 300)
  .trim()

const hardParagraphs = (word: string, length: number): string =>
  `${word} ${words.repeat(4)}\n\n${words.repeat(3)}\n\n${word}${word}`.slice(0, length).trim()

const withoutPictures: Change = (field, value, index) => {
  if (field.kind === 'icon') return ''
  if (field.kind === 'image') return index % 2 === 0 ? '' : '/dibujos/no-existe.svg'
  return within(field, value, index, withoutPictures)
}

const accepts = (field: Field | LeafField, value: string) => field.schema.safeParse(value).success
