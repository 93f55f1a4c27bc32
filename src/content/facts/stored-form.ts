import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { completeContent } from './complete-content.ts'
import { derivedFields } from './derived-fields.ts'
import { fitText } from './fit-text.ts'
import { licenceNumber } from './licences.ts'
import { withTextAt } from './map-texts.ts'
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

/** Empties the fields whose text equals what would be derived, so that they follow their fact from now on. */
function factsOnce(content: SiteContent): SiteContent {
  let current = withPriceIds(withLicenceMarks(withoutStale(content)))
  // A field may equal what is derived only after another one is empty.
  for (let next = withoutRepeats(current); next !== current; next = withoutRepeats(current)) current = next
  return current
}

function withoutRepeats(content: SiteContent): SiteContent {
  const complete = completeContent(content)
  const repeated = derivedFields(content)
    .filter(({ path }) => valueAt(content, path) !== '')
    // Avoids most of the comparisons of the whole content, which are slower.
    .filter(({ path, derive }) => valueAt(complete, path) === fitText(derive(complete), path))
    .map(({ path }) => path)
  return emptied(content, repeated)
}

/**
 * Empties those of the fields that visitors see the same without. All at once if possible, because every check
 * completes the whole content.
 */
function emptied(content: SiteContent, paths: readonly string[]): SiteContent {
  if (paths.length === 0) return content
  const without = paths.reduce((current, path) => withTextAt(current, path, ''), content)
  if (isShownAlike(content, without)) return without
  if (paths.length === 1) return content
  const middle = paths.length >> 1
  return emptied(emptied(content, paths.slice(0, middle)), paths.slice(middle))
}

const isShownAlike = (one: SiteContent, other: SiteContent) =>
  JSON.stringify(completeContent(one)) === JSON.stringify(completeContent(other))

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
