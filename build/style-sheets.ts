import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import type { StyleSheet } from '../src/site/styles/style-sheet.ts'
import { lengthInFontSizes, queryInFontSizes } from './font-sizes.ts'
import { styleRules } from './style-rules.ts'

const prefix = '\0style:'
/** Stands for the site's folder in imports. */
const alias = '#site/'
const safari = (16 << 16) | (4 << 8)
/** Phones need prefixes that desktops do not: `-webkit-text-size-adjust`. */
const targets = { chrome: 111 << 16, safari, ios_saf: safari, firefox: 113 << 16 }

type Options = {
  readonly root: string
  /** The sources of the sheets whose classes scripts can set: filled for the browser bundle, and then read. */
  readonly ofScripts: Set<string>
  /** Whether to write the compiled sheets to `styles.json` beside the bundle. Build the browser bundle before. */
  readonly emit: boolean
}

/**
 * Compiles the public site's style sheets with Lightning CSS. A `*.module.css` import returns only its class map, in
 * the browser bundle too: pages contain their CSS inline, so scripts never load style sheets.
 */
export function styleSheets({ root, ofScripts, emit }: Options): Plugin {
  const sheets = new Map<string, StyleSheet>()
  const siteFolder = resolve(root, 'src/site') + sep
  let modules: string[] = []
  return {
    name: 'style-sheets',
    enforce: 'pre',
    buildStart() {
      sheets.clear()
      modules = globSync('src/site/**/*.module.css', { cwd: root }).sort()
    },
    resolveId(id, importer) {
      if (!id.endsWith('.css') || !importer?.startsWith(siteFolder)) return
      // Without the `.css` extension, so that no other plugin treats the module as a style sheet.
      const file = id.startsWith(alias)
        ? resolve(siteFolder, id.slice(alias.length))
        : resolve(dirname(importer), id)
      return prefix + file.slice(0, -'.css'.length)
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      const file = `${id.slice(prefix.length)}.css`
      this.addWatchFile(file)
      const source = relative(root, file)
      const isModule = file.endsWith('.module.css')
      const { code, exports } = transform({
        filename: source,
        code: await readFile(file),
        cssModules: isModule ? { pattern: '[hash]-[local]', dashedIdents: false, animation: true } : false,
        minify: true,
        targets,
        visitor: { MediaQuery: queryInFontSizes, Length: lengthInFontSizes },
      })
      // Lightning CSS returns the names in another order each time, and the same source must give the same build.
      const scoped = Object.entries(exports ?? {})
        .map(([local, { name }]) => ({ local, name }))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
      const short = shortNames(
        scoped.map(({ name }) => name),
        modules.indexOf(source),
      )
      const classes = Object.fromEntries(scoped.map(({ local, name }) => [local, short.get(name) ?? name]))
      const names = new Set(Object.values(classes))
      const css = rename(code.toString(), short)
      if (!emit) ofScripts.add(source)
      // A script may add an element of any class to a page.
      const rules = ofScripts.has(source) ? [{ css, needs: [[]] }] : styleRules(css, names)
      sheets.set(file, { source, classes: [...names], rules })
      return { code: `export default ${JSON.stringify(classes)}`, moduleType: 'js' }
    },
    generateBundle() {
      if (!emit) return
      if (ofScripts.size === 0) throw new Error('Build the browser bundle before the pages.')
      const sorted = [...sheets.values()].sort((one, other) => (one.source < other.source ? -1 : 1))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(sorted) })
    },
  }
}

/** No vowels, so that no name contains a word like «ad1», which ad blockers hide. */
const letters = 'bcfghjkmnpqrtvwxz'

/**
 * Shortens a sheet's class names to two or three characters. The names are the same in every build, because random
 * names compress badly.
 */
function shortNames(names: readonly string[], sheet: number): ReadonlyMap<string, string> {
  const prefix = (letters[Math.floor(sheet / letters.length) - 1] ?? '') + letters[sheet % letters.length]
  return new Map(names.map((name, index) => [name, prefix + index]))
}

function rename(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(/[\w-]+/g, (token) => names.get(token) ?? token)
}
