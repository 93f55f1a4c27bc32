/**
 * Cleans the SVG files of `src/drawings/` after work in a drawing program: removes what programs add, and gives every
 * file a `<style>` with the colours of its classes in the theme «talavera». Run it as `npm run clean-drawings`.
 *
 * Path data stays as it is: svgo's shorter form compresses worse (202 KB instead of 183 KB for all files).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { siteTheme } from '../src/content/theme/index.ts'

const { palette } = siteTheme({ preset: 'talavera', brandColor: '' })

/** The file as it is kept, the same again for a file that is clean. */
export function cleanDrawing(file: string): string {
  const { data } = optimize(file, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeStyleElement',
    ],
  })
  const style = styleFor(data)
  return `${style ? data.replace(/^<svg[^>]*>/, (root) => root + style) : data}\n`
}

function styleFor(file: string): string {
  const classes = Array.from(file.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat()
  const rules = [...new Set(classes)].sort().map((name) => {
    const [, property, role = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
    const colour = palette[role]
    if (!property || !colour) throw new Error(`The class '${name}' names no colour.`)
    return `.${name}{${property}:${colour}}`
  })
  return rules.length > 0 ? `<style>${rules.join('')}</style>` : ''
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../src/drawings')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.svg')) continue
    const path = join(folder, name)
    writeFileSync(path, cleanDrawing(readFileSync(path, 'utf8')))
  }
}
