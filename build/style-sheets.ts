import { glob, readFile } from 'node:fs/promises'
import { dirname, relative, resolve, sep } from 'node:path'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import type { StyleSheet } from '../src/site/styles/page-styles.ts'
import { lengthInFontSizes, queryInFontSizes } from './font-sizes.ts'

const prefix = '\0style:'
/** Stands for the site's folder in imports. */
const alias = '#site/'
const safari = (16 << 16) | (4 << 8)
/** Phones need prefixes that desktops do not: `-webkit-text-size-adjust`. */
const targets = { chrome: 111 << 16, safari, ios_saf: safari, firefox: 113 << 16 }

/**
 * Compiles the public site's style sheets with Lightning CSS. A `*.module.css` import returns only its class map, in
 * the browser bundle too: pages contain their CSS inline, so scripts never load style sheets. The bundle that renders
 * the pages gets the sheets as `styles.json`.
 */
export function styleSheets({ root }: { readonly root: string }): Plugin {
  const sheets = new Map<string, StyleSheet>()
  const siteFolder = resolve(root, 'src/site') + sep
  let modules: readonly string[] = []
  return {
    name: 'style-sheets',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'render',
    async buildStart() {
      modules = (await Array.fromAsync(glob('**/*.module.css', { cwd: siteFolder }))).sort()
    },
    resolveId(id, importer) {
      if (!id.endsWith('.css') || !importer?.replace(prefix, '').startsWith(siteFolder)) return
      // Without the `.css` extension, so that no other plugin treats the module as a style sheet.
      const file = id.startsWith(alias)
        ? resolve(siteFolder, id.slice(alias.length))
        : resolve(dirname(importer.replace(prefix, '')), id)
      return prefix + file.slice(0, -'.css'.length)
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      const file = `${id.slice(prefix.length)}.css`
      this.addWatchFile(file)
      const source = relative(root, file)
      const { code, exports } = transform({
        filename: source,
        code: await readFile(file),
        cssModules: file.endsWith('.module.css') && {
          dashedIdents: false,
          pattern: `${shortName(modules.indexOf(relative(siteFolder, file)))}_[local]`,
        },
        minify: true,
        targets,
        // The site has no `light-dark()`, whose fallback would add two properties to every page.
        exclude: Features.LightDark,
        visitor: { MediaQuery: queryInFontSizes, Length: lengthInFontSizes },
      })
      // Lightning CSS returns the names in another order each time, and the same source must give the same build.
      const classes = Object.fromEntries(
        Object.entries(exports ?? {})
          .map(([local, { name }]) => [local, name] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
      sheets.set(source, { source, classes: Object.values(classes), css: code.toString() })
      return { code: `export default ${JSON.stringify(classes)}`, moduleType: 'js' }
    },
    generateBundle() {
      if (this.environment.name !== 'render') return
      const sorted = [...sheets.values()].sort((one, other) => (one.source < other.source ? -1 : 1))
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(sorted) })
    },
  }
}

/** Short, and the same in both bundles; see 0076. From `a0` on: a class name begins with a letter. */
function shortName(index: number): string {
  return (10 * 36 + index).toString(36)
}
