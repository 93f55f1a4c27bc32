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
import { cssOf, type StyleSheet } from './style-sheet.ts'
import { inTheme } from './theme-colours.ts'

/** Selects the rules of the style sheets that a page needs. */
export function createStyles(styleSheetsFile: string) {
  const compiled: readonly StyleSheet[] = JSON.parse(readFileSync(styleSheetsFile, 'utf8'))
  const shared = compiled.filter(({ classes }) => classes.length === 0)
  const modules = compiled.filter(({ classes }) => classes.length > 0)
  const sheetsOfClass = new Map(
    modules.flatMap((sheet) => sheet.classes.map((name) => [name, sheet] as const)),
  )

  /** Cache of the rules in one theme's colours: all pages of a release have the same theme. */
  let painted: { readonly theme: SiteTheme; readonly css: Map<string, string> } | undefined

  function paintIn(theme: SiteTheme): (css: string) => string {
    const known = painted?.theme === theme ? painted.css : new Map<string, string>()
    painted = { theme, css: known }
    return (css) => {
      const own = known.get(css) ?? inTheme(css, theme)
      known.set(css, own)
      return own
    }
  }

  function selectRules(classes: ReadonlySet<string>, theme: SiteTheme, own: string): string {
    const used = new Set([...classes].map((name) => sheetsOfClass.get(name)))
    const paint = paintIn(theme)
    const parts = [...shared, ...modules.filter((sheet) => used.has(sheet))].map(({ rules }) =>
      cssOf(rules, (name) => classes.has(name), paint),
    )
    return withConstantsInPlace(parts.join('') + own)
  }

  const rulesFor = keepSelected(selectRules)

  return {
    /**
     * The page's complete CSS and its CSP hash source. @param body HTML whose class attributes select the rules.
     */
    forPage(body: string, content: SiteContent, images: Images): { css: string; hash: string } {
      const own = drawingRules(body) + documentRules(content, images)
      const css = [
        rulesFor(classesIn(body), siteTheme(content.theme), own),
        photoRules(body),
        rareCharacters.test(body) ? rareFonts : '',
      ].join('')
      return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
    },
  }
}

type SelectRules = (classes: ReadonlySet<string>, theme: SiteTheme, own: string) => string

/** Maximum number of selections that are kept, of 20 KB each. Pages of one kind mostly have the same classes. */
const maxSelected = 50

/** Keeps the results for the last theme: selecting takes longer than writing most of the page. */
function keepSelected(select: SelectRules): SelectRules {
  const kept = new Map<string, string>()
  let last: SiteTheme | undefined
  return (classes, theme, own) => {
    if (theme !== last || kept.size > maxSelected) kept.clear()
    last = theme
    const key = `${[...classes].join(' ')} ${own}`
    const css = kept.get(key) ?? select(classes, theme, own)
    kept.set(key, css)
    return css
  }
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}
