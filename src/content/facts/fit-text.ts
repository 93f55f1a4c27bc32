import { fieldAt } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'

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
