import { readFileSync } from 'node:fs'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Images } from '#site/images.ts'
import './fonts.css'
import './tokens.css'
import './base.css'
import './buttons.css'
import { cspHash } from '#site/csp-hash.ts'
import { rareCharacters } from '#site/fonts.ts'
import { splitAtFirstScreen } from '#site/pages/first-screen.tsx'
import { documentRules } from './document-rules.ts'
import { photoRules } from './photo-rules.ts'
import rareFonts from './rare-fonts.css?inline'

/** One compiled style sheet, as the build stores it in `styles.json`; see `build/style-sheets.ts`. */
export type StyleSheet = {
  /** Source path relative to the project root. */
  readonly source: string
  /** Class names that it defines. Empty: every page includes it. */
  readonly classes: readonly string[]
  readonly css: string
}

/** The CSS of a page in the parts in which the page contains it, and the CSP hash sources of these. */
export type PageStyles = {
  readonly ofFirstScreen: string
  readonly ofRest: string
  readonly hashes: readonly string[]
}

/** Selects the style sheets that a page needs: all of those that define a class of its HTML. */
export function createStyles(styleSheetsFile: string) {
  const compiled: readonly StyleSheet[] = JSON.parse(readFileSync(styleSheetsFile, 'utf8'))
  const shared = compiled.filter(({ classes }) => classes.length === 0)
  const modules = compiled.filter(({ classes }) => classes.length > 0)

  function modulesOf(html: string): StyleSheet[] {
    const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    return modules.filter(({ classes }) => classes.some((name) => used.has(name)))
  }

  return {
    /** @param body HTML whose class attributes select the style sheets. */
    forPage(body: string, content: SiteContent, images: Images): PageStyles {
      const [firstScreen, rest] = splitAtFirstScreen(body)
      const first = modulesOf(firstScreen)
      const later = modulesOf(rest).filter((sheet) => !first.includes(sheet))
      const firstCss = cssOf([...shared, ...first])
      const laterCss = cssOf(later)
      const isRead = (name: string) => (firstCss + laterCss).includes(`var(--${name}`)
      const ofFirstScreen = [
        firstCss,
        documentRules(content, images, isRead),
        photoRules(firstScreen),
        rareCharacters.test(body) ? rareFonts : '',
      ].join('')
      const ofRest = laterCss + photoRules(rest)
      return { ofFirstScreen, ofRest, hashes: [ofFirstScreen, ofRest].map(cspHash) }
    },
  }
}

const cssOf = (sheets: readonly StyleSheet[]): string => sheets.map(({ css }) => css).join('')
