import { basePaths } from '#content/addresses/page-documents.ts'
import { editableFields } from '#content/documents/draft-schema.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { leaves } from '#content/fields/field-walk.ts'
import type { Json } from '#content/values/json.ts'
import { edited } from './edited.tsx'

const articles = ['services', 'diseases', 'symptoms'] as const
type ArticleDocument = (typeof articles)[number]

/** Faults of the articles of these entries: fields whose text the page shows but does not name. */
export function faultsOfArticles(site: Snapshot, entriesOf: (document: ArticleDocument) => readonly Entry[]) {
  return articles.flatMap((document) =>
    entriesOf(document).flatMap((entry) => faultsOf(site, document, entry)),
  )
}

type Entry = Snapshot[ArticleDocument][number]

function faultsOf(site: Snapshot, document: ArticleDocument, entry: Entry): string[] {
  const { plain, fields } = edited(site, `${basePaths[document]}/${entry.id}`)
  const named = new Set([...fields.values()].map(({ path }) => path))
  const article = ownTexts(entry, document, plain.slice(plain.indexOf('<h1')))
    // Tags of the head and names that a page shows for another reason, for example in a link.
    .filter((path) => !/^(?:metadata|synonyms|aliases|icd|id$|signOff)|(?:url|Id)$/.test(path))
  const place = `${document}/${entry.id}`
  return [
    ...article.filter((path) => !named.has(path)).map((path) => `${place}: ${path} is not named`),
    ...(article.length > 8 ? [] : [`${place}: only ${article.length} texts`]),
  ]
}

/** The texts of an entry that its page shows between two tags. */
function ownTexts(entry: Json, document: ArticleDocument, html: string): string[] {
  const texts = new Set(
    html
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
  )
  return [...leaves(editableFields()[document], entry)].flatMap(({ itemPath: path, field, value }) =>
    (field.kind === 'text' || field.kind === 'longText') &&
    typeof value === 'string' &&
    value !== '' &&
    texts.has(value)
      ? [path]
      : [],
  )
}
