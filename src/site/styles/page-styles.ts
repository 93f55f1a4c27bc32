import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Images } from '#site/images.ts'
import './fonts.css'
import './tokens.css'
import './base.css'
import { withConstantsInPlace } from './custom-properties.ts'
import { documentRules } from './document-rules.ts'

/** A compiled style sheet, as the build writes it; see `build/style-sheets.ts`. */
type StyleSheet = { readonly source: string; readonly css: string; readonly classes: readonly string[] }

/** Finds, for a page, the style sheets of what is on it. */
export function createStyles(styleSheetsFile: string) {
  const sheets: readonly StyleSheet[] = JSON.parse(readFileSync(styleSheetsFile, 'utf8'))
  const shared = sheets.filter(({ classes }) => classes.length === 0)
  const modules = sheets.filter(({ classes }) => classes.length > 0)
  const sheetOfClass = new Map(
    modules.flatMap((sheet) => sheet.classes.map((name) => [name, sheet] as const)),
  )

  return {
    /** The page's whole CSS and its CSP source. @param body HTML whose class attributes tell what is on the page. */
    forPage(body: string, content: SiteContent, images: Images): { css: string; hash: string } {
      const used = new Set<StyleSheet>()
      for (const [, names = ''] of body.matchAll(/class="([^"]*)"/g)) {
        for (const name of names.split(' ')) {
          const sheet = sheetOfClass.get(name)
          if (sheet) used.add(sheet)
        }
      }
      const parts = [...shared, ...modules.filter((sheet) => used.has(sheet))].map(({ css }) => css)
      const css = withConstantsInPlace(parts.join('') + documentRules(content, images))
      return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
    },
  }
}
