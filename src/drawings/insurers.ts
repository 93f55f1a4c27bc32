/** Logos of fictitious insurers: one colour, a small mark and a wordmark, 180 × 72. */
import { brand } from './colours.ts'
import { polar, pt } from './geometry.ts'
import { centredWord, type Word, word, wordWidth } from './lettering/lettering.ts'
import { petal } from './strokes.ts'
import { at, disc, each, line, type Markup, path, rect, ring, times, turn } from './svg.ts'
import type { Sketch } from './svg-file.ts'

const ink = brand[700]

type Insurer = {
  readonly name: Word
  readonly caption: Word
  readonly mark: Markup
  readonly stacked?: boolean
}

const polygon = (k: number, r: number, turned = 0): string =>
  `M${times(k, (i) => `${i ? 'L' : ''}${pt(polar(r, turned + (360 / k) * i))}`)}Z`

/** Marks of about 32 × 32 around the origin. */
const marks = {
  trees: each(
    [-11, 0, 11],
    (x) =>
      path(`M${x} -15C${x + 7} -9 ${x + 7} 2 ${x} 6C${x - 7} 2 ${x - 7} -9 ${x} -15Z`, ink) +
      rect(x - 1, 4, 2, 10, ink),
  ),
  peaks: path('M-18 12L-6 -12L2 3L7 -5L18 12Z', ink),
  lake: ring(14, 3, ink) + line('M-9 2C-5 -3 -1 -3 3 2S9 5 11 1M-8 -5H8', ink, 2.6),
  pulse: disc(0, 0, 15, ink) + line('M-11 1H-5L-2 -7L3 7L6 1H11', brand[50], 2.6),
  shield:
    path('M0 -16L13 -11V0C13 8 8 13 0 16C-8 13 -13 8 -13 0V-11Z', ink) +
    path('M0 -10V10C-5 8 -8 4 -8 0V-7Z', brand[50]),
  steps: path('M-17 13V7H-11V1H-5V-5H5V1H11V7H17V13Z', ink),
  house: path('M-15 0L0 -14L15 0L12 3L0 -8L-12 3Z', ink) + rect(-9, 4, 18, 10, ink),
  sunrise:
    path('M-15 8A15 15 0 0 1 15 8Z', ink) +
    each([-60, -30, 0, 30, 60], (a) =>
      line(
        `M${polar(17, a)
          .map((v, i) => v + (i ? 8 : 0))
          .join(' ')}L${polar(22, a)
          .map((v, i) => v + (i ? 8 : 0))
          .join(' ')}`,
        ink,
        2.6,
      ),
    ),
  ridge: line('M-16 10L-6 -6L0 2L7 -9L16 10', ink, 3.6) + disc(12, -13, 3, ink),
  column:
    rect(-12, -15, 24, 4, ink) +
    rect(-12, 11, 24, 4, ink) +
    each([-8, -1.5, 5], (x) => rect(x, -9, 3.5, 18, ink)),
  furrows: each([-9, -3, 3, 9], (y) => line(`M-15 ${y}C-5 ${y - 6} 5 ${y + 6} 15 ${y}`, ink, 2.8)),
  arrow: line('M-12 12L10 -10M-2 -11H11V2', ink, 4),
  flower: turn(8, path(petal(4, 16, 5), ink)) + disc(0, 0, 3, ink),
  waves:
    path(polygon(6, 16), ink) +
    line('M-9 -2C-5 -6 -3 -6 0 -2S6 2 9 -2M-9 5C-5 1 -3 1 0 5S6 9 9 5', brand[50], 2.4),
} as const

const insurers: Readonly<Record<string, Insurer>> = {
  alameda: { name: 'serif Alameda', caption: 'caption Seguros', mark: marks.trees },
  cordillera: { name: 'capitals CORDILLERA', caption: 'caption Grupo', mark: marks.peaks, stacked: true },
  anahuac: { name: 'light Anáhuac', caption: 'caption Mutua', mark: marks.lake },
  vitalia: { name: 'heavy vitalia', caption: 'caption Salud', mark: marks.pulse },
  previsora: { name: 'serif Previsora', caption: 'caption del Centro', mark: marks.shield },
  montealban: { name: 'capitals MONTEALBÁN', caption: 'caption Seguros', mark: marks.steps, stacked: true },
  jacal: { name: 'light Jacal', caption: 'caption Protección', mark: marks.house },
  'nueva-era': { name: 'heavy nueva era', caption: 'caption Médica', mark: marks.sunrise },
  'sierra-gorda': { name: 'serif Sierra Gorda', caption: 'caption Seguros', mark: marks.ridge },
  atlantida: { name: 'capitals ATLÁNTIDA', caption: 'caption Grupo', mark: marks.column, stacked: true },
  bajio: { name: 'light Bajío', caption: 'caption Mutua del', mark: marks.furrows },
  centauro: { name: 'heavy centauro', caption: 'caption Gastos médicos', mark: marks.arrow },
  'santa-lucia': { name: 'serif Santa Lucía', caption: 'caption Seguros', mark: marks.flower },
  pacifico: { name: 'capitals PACÍFICO', caption: 'caption Planes', mark: marks.waves, stacked: true },
}

/** The mark above the words. */
const stacked = ({ name, caption, mark }: Insurer): Markup =>
  at(90, 17, mark, 0.78) + centredWord(name, 90, 49, ink) + centredWord(caption, 90, 65, ink)

/** The mark on the left; words like 'Mutua del' above the name, the rest below it. */
function sideBySide({ name, caption, mark }: Insurer): Markup {
  const textWidth = Math.max(wordWidth(name), wordWidth(caption))
  const scale = textWidth > 118 ? 0.8 : 1
  const markWidth = 36 * scale
  const left = (180 - markWidth - 10 - textWidth) / 2
  const text = left + markWidth + 10
  const over = caption === 'caption Mutua' || caption === 'caption Mutua del'
  return (
    at(left + markWidth / 2, 36, mark, scale) +
    word(name, text, over ? 51 : 38, ink) +
    word(caption, text + 0.5, over ? 26 : 55, ink)
  )
}

export const insurerLogos: Readonly<Record<string, Sketch>> = Object.fromEntries(
  Object.entries(insurers).map(([slug, insurer]) => [
    `aseguradoras/${slug}`,
    { width: 180, height: 72, draw: () => (insurer.stacked ? stacked(insurer) : sideBySide(insurer)) },
  ]),
)
