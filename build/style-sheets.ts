import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** One compiled style sheet, as the renderer reads it from `styles.json`. */
export type StyleSheet = {
  /** Path of its source below the project. */
  readonly source: string
  readonly css: string
  /** Class names it defines; a page that uses one of them ships the sheet. Empty: every page ships it. */
  readonly classes: readonly string[]
}

const prefix = '\0style:'
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 }

/**
 * Compiles the public site's style sheets with Lightning CSS. A `*.module.css` import gives its class map and nothing
 * else, in the browser's bundle too: pages carry their CSS inline, so a script never brings a style sheet with it.
 * With `emit`, the compiled sheets are written to `styles.json` beside the bundle.
 */
export function styleSheets({ root, emit }: { root: string; emit: boolean }): Plugin {
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
      // Without the ending, so that no other plugin takes the module for a style sheet.
      return prefix + resolve(dirname(importer), id).slice(0, -'.css'.length)
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
      })
      const scoped = Object.entries(exports ?? {}).map(([local, { name }]) => ({ local, name }))
      const short = shortNames(scoped.map(({ name }) => name).sort(), modules.indexOf(source))
      const classes = Object.fromEntries(scoped.map(({ local, name }) => [local, short.get(name) ?? name]))
      sheets.set(file, { source, css: rename(code.toString(), short), classes: Object.values(classes) })
      return { code: `export default ${JSON.stringify(classes)}`, moduleType: 'js' }
    },
    generateBundle() {
      if (!emit) return
      const sorted = [...sheets.values()].sort((one, other) => (one.source < other.source ? -1 : 1))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(sorted) })
    },
  }
}

/** No vowels: a name must not spell «ad1», which blockers of advertising hide. */
const letters = 'bcfghjkmnpqrtvwxz'

/** Gives a sheet's names two or three characters, the same in every bundle: random ones would not compress. */
function shortNames(names: readonly string[], sheet: number): ReadonlyMap<string, string> {
  const prefix = (letters[Math.floor(sheet / letters.length) - 1] ?? '') + letters[sheet % letters.length]
  return new Map(names.map((name, index) => [name, prefix + index]))
}

function rename(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(/[\w-]+/g, (token) => names.get(token) ?? token)
}
