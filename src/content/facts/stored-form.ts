import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { completeContent } from './complete-content.ts'
import { type DerivedField, derivedFields } from './derived-fields.ts'
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
