import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { loadRenderer } from '#server/releases/renderer.ts'

export const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: browsers read it alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    // Telephone numbers may break between their groups: some rows are narrower than a number.
    'tel-non-breaking': 'off',
    // An owner's own text may end with a space.
    'no-trailing-whitespace': 'off',
  },
})

/**
 * The styles of what follows the first screen. HTML's content model allows styles in the head only; its rules for parsers
 * apply them anywhere. Each page may have one such element (record 0076).
 */
const laterStyles = /<style>.*?<\/style>/s

/** What is wrong with a page, with its path. */
export async function htmlFaults(snapshot: Snapshot, path: string): Promise<string[]> {
  const page = renderer.open(snapshot).render(path, 'visitors') ?? renderer.open(snapshot).notFound()
  if (!page.contentType.startsWith('text/html')) return []
  const [head = '', body = ''] = `${page.body}`.split('<body')
  const { results } = await validator.validateString(`${head}<body${body.replace(laterStyles, '')}`)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${selector ?? ''}: ${message} (${ruleId})`),
  )
}
