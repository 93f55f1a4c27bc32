import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import { alignItems } from '#content/documents/list-alignment.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import {
  childOf,
  isJsonList,
  isJsonObject,
  type Json,
  joinPath,
  parentPath,
  valueAt,
  withTextAt,
} from '../values/json.ts'
import { completeContent, fitText } from './complete-content.ts'
import { type DerivedField, derivedFields } from './derived-fields.ts'
import { licenceNumber } from './licences.ts'
import { identifiedPrices } from './prices.ts'

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
  const current = withPriceIds(withLicenceMarks(withoutStale(content)))
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

function withPriceIds(content: SiteContent): SiteContent {
  const { prices } = content.consultationPrice
  if (prices.every(({ id }) => id !== '')) return content
  return {
    ...content,
    consultationPrice: { ...content.consultationPrice, prices: identifiedPrices(prices) },
  }
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
 * What a client means that read `base` as visitors see it, with every fact in its places, and sends it back changed:
 * a text that it did not change stays as it is stored. So it follows its fact, which the client may have changed.
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
  const derivedBefore = byPath(derivedFields(base))
  const derivedNow = byPath(derivedFields(sent))
  const texts = [...unchangedTexts(schemaTree(siteContent), base, completeContent(base), sent)]
  return texts
    .filter(({ text, from, to }) => text !== '' || isSameFact(derivedBefore.get(from), derivedNow.get(to)))
    .reduce((content, { text, to }) => withTextAt(content, to, text), sent)
}

const byPath = (fields: readonly DerivedField[]) => new Map(fields.map((field) => [field.path, field]))

/** Whether two places repeat the same fact. A row that moved or got another label may repeat another one, or none. */
function isSameFact(one: DerivedField | undefined, other: DerivedField | undefined): boolean {
  const source = ({ path, from }: DerivedField) => from.replace(parentPath(path), '')
  return one !== undefined && other !== undefined && source(one) === source(other)
}

type Unchanged = {
  /** As it is stored: with marks, or empty if it is derived. */
  readonly text: string
  /** Its path in the base. */
  readonly from: string
  /** Its path in what was sent. */
  readonly to: string
}

/** The texts that were sent as they were read, and are stored otherwise. */
function* unchangedTexts(
  field: Field,
  base: Json | undefined,
  complete: Json | undefined,
  sent: Json | undefined,
  from = '',
  to = '',
): Generator<Unchanged> {
  if (field.kind === 'group') {
    if (!isJsonObject(sent)) return
    for (const child of field.fields) {
      const [stored, seen, value] = [base, complete, sent].map((part) => childOf(part, child.key))
      yield* unchangedTexts(child, stored, seen, value, joinPath(from, child.key), joinPath(to, child.key))
    }
  } else if (field.kind === 'list') {
    if (!isJsonList(base) || !isJsonList(complete) || !isJsonList(sent)) return
    for (const { from: then, to: now, before, after } of alignItems(field, complete, sent).pairs) {
      yield* unchangedTexts(field.item, base[then], before, after, joinPath(from, then), joinPath(to, now))
    }
  } else if (typeof base === 'string' && base !== sent && sent === complete) {
    yield { text: base, from, to }
  }
}
