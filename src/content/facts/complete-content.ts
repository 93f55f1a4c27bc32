import type { SiteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { derivedFields } from './derived-fields.ts'
import { fitText } from './fit-text.ts'
import { mapTexts, withTextAt } from './map-texts.ts'
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
