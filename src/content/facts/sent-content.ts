import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import { alignItems } from '#content/documents/list-alignment.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { childOf, isJsonList, isJsonObject, type Json, joinPath, parentPath } from '#content/values/json.ts'
import { completeContent } from './complete-content.ts'
import { type DerivedField, derivedFields } from './derived-fields.ts'
import { withTextAt } from './map-texts.ts'

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
