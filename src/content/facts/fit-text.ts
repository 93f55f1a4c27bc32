import { fieldAt } from '#content/field-walk.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'

/**
 * A text with its facts in place may be longer than its field allows, because the name of a practice may be long. This
 * cuts it at the end of a word, so that complete content is always valid.
 */
export function fitText(text: string, path: string): string {
  const field = fieldAt(schemaTree(siteContent), path)
  const max = field && 'maxLength' in field ? field.maxLength : undefined
  if (max === undefined || text.length <= max) return text
  const words = text.slice(0, max + 1).replace(/\s+\S*$/, '')
  return words.slice(0, max).replace(/(?:[\s,;:|·(–-]+(?:en|de|del|la|el|y|o|a|con|por|para)?)+$/, '')
}
