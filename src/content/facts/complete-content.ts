import { fieldAt } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { mapTexts, valueAt, withTextAt } from '../values/json.ts'
import { derivedFields } from './derived-fields.ts'
import { type MarkValues, markValues, replaceMarks } from './marks.ts'

/** Facts are used as they are typed. A mark in one of them would repeat a fact in another. */
const factPaths: ReadonlySet<string> = new Set(
  [
    ...['name', 'specialty', 'specialtyShort', 'specialist', 'city', 'state', 'postalCode', 'email'],
    ...['phone', 'phoneDisplay', 'whatsapp', 'whatsappDisplay', 'urgenciesPhone', 'cedProf', 'cedEsp'],
  ].map((key) => `doctorInfo.${key}`),
)

/** The content as visitors get it: marks are replaced with their facts, and empty derived fields are filled. */
export const completeContent = (content: SiteContent): SiteContent =>
  withDerived(withoutMarks(content, markValues(content)))

function withoutMarks(content: SiteContent, values: MarkValues): SiteContent {
  return mapTexts(content, (text, path) => {
    if (path === 'doctorInfo.address') return values.get('direccion')?.text ?? text
    if (factPaths.has(path)) return text
    const replaced = replaceMarks(text, values)
    return replaced === text ? text : fitText(replaced, path)
  })
}

function withDerived(content: SiteContent): SiteContent {
  const leftEmpty = new Set(content.leftEmpty)
  let complete = content
  for (const { path, derive } of derivedFields(content)) {
    if (valueAt(complete, path) !== '' || leftEmpty.has(path)) continue
    const text = fitText(derive(complete), path)
    if (text !== '') complete = withTextAt(complete, path, text)
  }
  return complete
}

/**
 * A text with its facts in place may be longer than its field allows, because the name of a practice may be long. This
 * cuts it at the end of a word, so that complete content is always valid.
 */
export function fitText(text: string, path: string): string {
  const field = fieldAt(schemaTree(siteContent), path)
  const max = field && 'maxLength' in field ? field.maxLength : undefined
  if (max === undefined || text.length <= max) return text
  const words = text.slice(0, max + 1).replace(/(?<!\s)\s+\S*$/, '')
  return withoutLooseEnd(words.slice(0, max))
}

const looseWords = new Set(['en', 'de', 'del', 'la', 'el', 'y', 'o', 'a', 'con', 'por', 'para'])

const isSeparator = (character: string) => /[\s,;:|·(–-]/.test(character)

/** The text without separators and words at its end that lead to what was cut off: 'Consulta en la' → 'Consulta'. */
function withoutLooseEnd(text: string): string {
  let end = text.length
  for (;;) {
    while (end > 0 && isSeparator(text.charAt(end - 1))) end -= 1
    let start = end
    while (start > 0 && !isSeparator(text.charAt(start - 1))) start -= 1
    if (start === 0 || !looseWords.has(text.slice(start, end))) return text.slice(0, end)
    end = start
  }
}
