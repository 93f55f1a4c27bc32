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
 * Compiles the public site's style sheets with Lightning CSS. A `*.module.css` import gives its class map and nothing else, in the
 * browser's bundle too: pages carry their CSS inline, so a script never brings a style sheet with it.
 * With `emit`, the compiled sheets are written to `styles.json` beside the bundle.
 */
export function styleSheets({ root, emit }: { root: string; emit: boolean }): Plugin {
  const sheets = new Map<string, StyleSheet>()
  const siteFolder = resolve(root, 'src/site') + sep
  return {
    name: 'style-sheets',
    enforce: 'pre',
    buildStart: () => sheets.clear(),
    resolveId(id, importer) {
      if (!id.endsWith('.css') || !importer?.startsWith(siteFolder)) return
      // Without the ending, so that no other plugin takes the module for a style sheet.
      return prefix + resolve(dirname(importer), id).slice(0, -'.css'.length)
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      const file = `${id.slice(prefix.length)}.css`
      this.addWatchFile(file)
      const isModule = file.endsWith('.module.css')
      const { code, exports } = transform({
        filename: relative(root, file),
        code: await readFile(file),
        cssModules: isModule ? { pattern: '[hash]-[local]', dashedIdents: false, animation: true } : false,
        minify: true,
        targets,
      })
      const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => {
        return [
          local,
          [name, ...composes.flatMap((entry) => ('name' in entry ? [entry.name] : []))].join(' '),
        ] as const
      })
      sheets.set(file, {
        source: relative(root, file),
        css: code.toString(),
        classes: isModule ? names.map(([, name]) => name) : [],
      })
      return { code: `export default ${JSON.stringify(Object.fromEntries(names))}`, moduleType: 'js' }
    },
    generateBundle() {
      if (!emit) return
      const sorted = [...sheets.values()].sort((one, other) => (one.source < other.source ? -1 : 1))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(sorted) })
    },
  }
}
