/**
 * Converts the few words in drawings to outlines, because an SVG shown as an image cannot use the site's fonts. Run it
 * after changing a word, and commit its output: node src/drawings/lettering/generate.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { pack, round1 } from '../geometry.ts'

type Style = {
  readonly font: 'labrada' | 'figtree'
  readonly weight: number
  readonly size: number
  readonly tracking?: number
}

const styles = {
  small: { font: 'labrada', weight: 600, size: 17 },
  degree: { font: 'labrada', weight: 500, size: 21 },
  seal: { font: 'labrada', weight: 650, size: 31 },
  longSeal: { font: 'labrada', weight: 650, size: 25 },
  serif: { font: 'labrada', weight: 650, size: 24 },
  capitals: { font: 'figtree', weight: 750, size: 15.5, tracking: 0.07 },
  light: { font: 'labrada', weight: 500, size: 27, tracking: -0.02 },
  heavy: { font: 'figtree', weight: 800, size: 24, tracking: -0.03 },
  caption: { font: 'figtree', weight: 500, size: 10.5, tracking: 0.01 },
} as const satisfies Record<string, Style>

const words: readonly (readonly [keyof typeof styles, readonly string[]])[] = [
  ['small', ['Título', 'Especialidad']],
  ['degree', ['Médica cirujana', 'Ginecología']],
  ['seal', ['CE', 'CG', 'SC']],
  ['longSeal', ['USG']],
  ['serif', ['Alameda', 'Previsora', 'Sierra Gorda', 'Santa Lucía']],
  ['capitals', ['CORDILLERA', 'MONTEALBÁN', 'ATLÁNTIDA', 'PACÍFICO']],
  ['light', ['Anáhuac', 'Jacal', 'Bajío']],
  ['heavy', ['vitalia', 'nueva era', 'centauro']],
  [
    'caption',
    [
      'Seguros',
      'Grupo',
      'Mutua',
      'Salud',
      'del Centro',
      'Protección',
      'Médica',
      'Mutua del',
      'Gastos médicos',
      'Planes',
    ],
  ],
]

const fontFile = (font: Style['font']) =>
  new URL(
    `../../../../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
    import.meta.url,
  )

/** A static TrueType font of one weight, because fontkit cannot vary a WOFF2. */
async function fontOf({ font, weight }: Style, text: string): Promise<Font> {
  const plain = await subsetFont(readFileSync(fontFile(font)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const file = create(plain)
  if (!('layout' in file)) throw new Error(`${font} is a collection of fonts.`)
  return file
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
}

/** Relative path data at the size of the style. */
function outline(font: Font, style: Style, word: string): { width: number; d: string } {
  const run = font.layout(word)
  const scale = style.size / font.unitsPerEm
  const tracking = (style.tracking ?? 0) * font.unitsPerEm
  let x = 0
  let [cx, cy] = [0, 0]
  let [startX, startY] = [0, 0]
  let d = ''
  let last = ''
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i]
    for (const { command, args } of glyph.path.commands) {
      const letter = letters[command]
      if (!letter) {
        d += 'z'
        last = 'z'
        ;[cx, cy] = [startX, startY]
        continue
      }
      const points = args.map((value, k) =>
        round1(k % 2 ? -value * scale : (value + x + (position?.xOffset ?? 0)) * scale),
      )
      const text = pack(points.map((value, k) => value - (k % 2 ? cy : cx)))
      d += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
      last = letter
      cx = points.at(-2) ?? cx
      cy = points.at(-1) ?? cy
      if (letter === 'm') [startX, startY] = [cx, cy]
    }
    x += (position?.xAdvance ?? 0) + tracking
  })
  return { width: round1((x - tracking) * scale), d }
}

const entries: string[] = []
for (const [name, list] of words) {
  const style: Style = styles[name]
  const font = await fontOf(style, list.join(''))
  for (const word of list) {
    const { width, d } = outline(font, style, word)
    entries.push(`  '${name} ${word}': { width: ${width}, d: '${d}' },`)
  }
}

writeFileSync(
  new URL('./outlines.ts', import.meta.url),
  `// Written by generate.ts. Labrada and Figtree, SIL Open Font License 1.1.

/** Words as path data, with the baseline at y 0 and the start at x 0, by style and word. */
export const outlines = {
${entries.join('\n')}
} as const
`,
)
