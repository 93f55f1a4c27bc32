import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Images } from '#site/images.ts'
import './fonts.css'
import './tokens.css'
import './base.css'
import './buttons.css'
import { type SiteTheme, siteTheme } from '#content/theme/index.ts'
import { rareCharacters } from '#site/fonts.ts'
import { withConstantsInPlace } from './custom-properties.ts'
import { documentRules } from './document-rules.ts'
import { drawingRules, photoRules } from './photo-rules.ts'
import rareFonts from './rare-fonts.css?inline'
import { inTheme } from './theme-colours.ts'

/** A compiled style sheet from the build; see `build/style-sheets.ts`. */
type StyleSheet = { readonly source: string; readonly css: string; readonly classes: readonly string[] }

/** Selects the style sheets that a page needs. */
export function createStyles(styleSheetsFile: string) {
  const sheets: readonly StyleSheet[] = JSON.parse(readFileSync(styleSheetsFile, 'utf8'))
  const shared = sheets.filter(({ classes }) => classes.length === 0)
  const modules = sheets.filter(({ classes }) => classes.length > 0)
  const sheetOfClass = new Map(
    modules.flatMap((sheet) => sheet.classes.map((name) => [name, sheet] as const)),
  )

  /** Cache of the sheets in one theme's colours: all pages of a release have the same theme. */
  let painted: { readonly theme: SiteTheme; readonly css: Map<StyleSheet, string> } | undefined

  function paintedSheet(sheet: StyleSheet, theme: SiteTheme): string {
    if (painted?.theme !== theme) painted = { theme, css: new Map() }
    const css = painted.css.get(sheet) ?? inTheme(sheet.css, theme)
    painted.css.set(sheet, css)
    return css
  }

  return {
    /**
     * The page's complete CSS and its CSP hash source. @param body HTML whose class attributes select the style
     * sheets.
     */
    forPage(body: string, content: SiteContent, images: Images): { css: string; hash: string } {
      const used = new Set<StyleSheet>()
      for (const [, names = ''] of body.matchAll(/class="([^"]*)"/g)) {
        for (const name of names.split(' ')) {
          const sheet = sheetOfClass.get(name)
          if (sheet) used.add(sheet)
        }
      }
      const theme = siteTheme(content.theme)
      const sheetsOfPage = [...shared, ...modules.filter((sheet) => used.has(sheet))]
      const parts = sheetsOfPage.map((sheet) => paintedSheet(sheet, theme))
      const css = [
        withConstantsInPlace(parts.join('') + drawingRules(body) + documentRules(content, images)),
        photoRules(body),
        rareCharacters.test(body) ? rareFonts : '',
      ].join('')
      return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
    },
  }
}
