import { speculationRules } from '#site/speculation-rules.ts'
import { markLikelyLinks } from './mark-likely-links.ts'
import { showPreparedPageAtOnce } from './show-prepared-page.ts'

declare global {
  interface Navigator {
    /** Only in Chromium, as speculation rules are. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/**
 * Lets the browser prepare the pages that the visitor is likely to open next, unless she saves data or is on a slow
 * line. Not in a frame: there the owner looks at her page in the admin.
 */
export function prepareNextPage(): void {
  const { connection } = navigator
  if (parent !== window || !connection || connection.saveData || connection.effectiveType !== '4g') return
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    text: speculationRules,
  })
  document.head.append(rules)
  markLikelyLinks()
  showPreparedPageAtOnce()
}
