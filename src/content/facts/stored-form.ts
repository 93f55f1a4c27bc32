import { itemsById } from '#content/changes/items.ts'
import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import { type Field, type ListField, schemaTree } from '#content/fields/schema-tree.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import {
  childOf,
  isJsonList,
  isJsonObject,
  type Json,
  joinPath,
  valueAt,
  withTextAt,
} from '../values/json.ts'
import { completeContent, fitText } from './complete-content.ts'
import { type DerivedField, derivedFields } from './derived-fields.ts'
import { licenceNumber } from './licences.ts'

type Forms = { readonly [Name in DocumentName]?: (value: DocumentValue<Name>) => DocumentValue<Name> }

const forms: Forms = { 'site-content': factsOnce }

/** A document as it is stored: with each fact in one place only. Visitors see the same pages with it. */
export function storedForm<Name extends DocumentName>(
  document: Name,
  value: DocumentValue<Name>,
): DocumentValue<Name> {
  const form: Forms[Name] = forms[document]
  return form ? form(value) : value
}

/** Empties the fields without which visitors see the same, so that they follow their fact from now on. */
function factsOnce(content: SiteContent): SiteContent {
  const current = withLicenceMarks(withoutStale(content))
  const shown = completeContent(current)
  const isRepeated = ({ path, derive }: DerivedField) =>
    // Only to avoid comparing the whole content for every field.
    valueAt(current, path) !== '' && valueAt(shown, path) === fitText(derive(shown), path)
  const next = derivedFields(current)
    .filter(isRepeated)
    .reduce((stored, { path }) => {
      const without = withTextAt(stored, path, '')
      return JSON.stringify(completeContent(without)) === JSON.stringify(shown) ? without : stored
    }, current)
  // A field may repeat its fact only after another one is empty.
  return next === current ? current : factsOnce(next)
}

/** Forgets that a field stays empty once it has a text. */
function withoutStale(content: SiteContent): SiteContent {
  const paths = new Set(derivedFields(content).map(({ path }) => path))
  const leftEmpty = content.leftEmpty.filter((path) => paths.has(path) && valueAt(content, path) === '')
  return leftEmpty.length === content.leftEmpty.length ? content : { ...content, leftEmpty }
}

/** Titles of degrees repeat the licence numbers: «Cédula profesional 1234567». */
function withLicenceMarks(content: SiteContent): SiteContent {
  const { cedProf, cedEsp } = content.doctorInfo
  const titles = new Map([
    [`Cédula de especialidad ${licenceNumber(cedEsp)}`, 'Cédula de especialidad {cedulaEspecialidad}'],
    [`Cédula profesional ${licenceNumber(cedProf)}`, 'Cédula profesional {cedulaProfesional}'],
  ])
  const before = content.certifications.documents
  if (!before.some(({ nameTitle }) => titles.has(nameTitle))) return content
  const documents = before.map((document) => {
    const nameTitle = titles.get(document.nameTitle)
    return nameTitle ? { ...document, nameTitle } : document
  })
  return { ...content, certifications: { ...content.certifications, documents } }
}

type Readers = {
  readonly [Name in DocumentName]?: (
    base: DocumentValue<Name>,
    sent: DocumentValue<Name>,
  ) => DocumentValue<Name>
}

const readers: Readers = { 'site-content': storedContent }

/**
 * What to store for the complete content that a client sent: `base`'s form of a text, with marks or empty, if visitors
 * and the client then read exactly what was sent. So an unchanged text still follows its fact when the owner changes
 * it in a form.
 */
export function sentAsRead<Name extends DocumentName>(
  document: Name,
  base: DocumentValue<Name>,
  sent: DocumentValue<Name>,
): DocumentValue<Name> {
  const read: Readers[Name] = readers[document]
  return read ? read(base, sent) : sent
}

function storedContent(base: SiteContent, sent: SiteContent): SiteContent {
  let unchanged = [...unchangedTexts(schemaTree(siteContent), base, completeContent(base), sent)]
  for (;;) {
    const content = unchanged.reduce((stored, { text, to }) => withTextAt(stored, to, text), sent)
    const shown = completeContent(content)
    const same = unchanged.filter(({ to }) => valueAt(shown, to) === valueAt(sent, to))
    // A text that is stored as it was sent may be a fact of another one.
    if (same.length === unchanged.length) return content
    unchanged = same
  }
}

type Unchanged = {
  /** As it is stored: with marks, or empty if it is derived. */
  readonly text: string
  /** Its path in what was sent. */
  readonly to: string
}

/** The texts that were sent as they were read, and are stored otherwise. */
function* unchangedTexts(
  field: Field,
  base: Json | undefined,
  complete: Json | undefined,
  sent: Json | undefined,
  to = '',
): Generator<Unchanged> {
  if (field.kind === 'group') {
    if (!isJsonObject(sent)) return
    for (const child of field.fields) {
      const [stored, seen, value] = [base, complete, sent].map((part) => childOf(part, child.key))
      yield* unchangedTexts(child, stored, seen, value, joinPath(to, child.key))
    }
  } else if (field.kind === 'list') {
    if (!isJsonList(base) || !isJsonList(complete) || !isJsonList(sent)) return
    const places = new Map(keysOf(field, complete).map((key, place) => [key, place]))
    for (const [now, key] of keysOf(field, sent).entries()) {
      const from = places.get(key)
      if (from === undefined) continue
      yield* unchangedTexts(field.item, base[from], complete[from], sent[now], joinPath(to, now))
    }
  } else if (typeof base === 'string' && base !== sent && sent === complete) {
    yield { text: base, to }
  }
}

/** The ids of a list's items; texts identify themselves. */
const keysOf = ({ item }: ListField, items: readonly Json[]): string[] =>
  item.kind === 'group' ? [...itemsById(items).keys()] : items.map(String)
