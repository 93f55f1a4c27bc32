/**
 * Writes every drawing and a page that shows all of them with their sizes.
 *
 *   node scripts/drawings-sheet.ts <folder> [theme, or a colour such as #7b1fa2]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { siteTheme } from '../src/content/theme/index.ts'
import { presetNames } from '../src/content/theme/presets.ts'
import { drawing, drawingPaths, drawingSize } from '../src/drawings/index.ts'

const [folder, wanted = 'talavera'] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node scripts/drawings-sheet.ts <folder> [theme]')
  process.exit(1)
}

const preset = presetNames.find((name) => name === wanted) ?? 'propio'
const { palette } = siteTheme({ preset, brandColor: wanted })

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const figures = drawingPaths.map((path) => {
  const svg = drawing(path, palette) ?? ''
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  const { width = 0, height = 0 } = drawingSize(path) ?? {}
  const sizes = `${width} × ${height}, ${kilobytes(svg.length)}, ${kilobytes(gzipSync(svg).length)} gzip`
  return `<figure><img src=".${path}" width="${width}" height="${height}" alt="" loading="lazy"><figcaption><b>${path}</b> ${sizes}</figcaption></figure>`
})

writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="es"><meta charset="utf-8"><title>Dibujos</title><style>
body { font: 13px/1.4 system-ui, sans-serif; margin: 24px; background: #fcfbf8; color: #1a2334 }
body { display: flex; flex-wrap: wrap; gap: 24px; align-items: end }
figure { margin: 0; max-width: 320px }
img { display: block; max-width: 100%; height: auto; outline: 1px solid #d4d9e3 }
figcaption { margin-top: 6px; overflow-wrap: anywhere }
</style>${figures.join('')}</html>
`,
)
console.log(`${figures.length} drawings in ${join(folder, 'index.html')}`)
