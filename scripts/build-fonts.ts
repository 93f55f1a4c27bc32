import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/**
 * Makes the site's font files from the packages of Figtree and Labrada (both OFL-1.1): only the letters of Spanish and
 * similar languages, only the used weights. Writes them with the content hash in their names, together with the style
 * sheet that declares them and the list of fonts for the first screen. Run it after every change here.
 */
const root = join(import.meta.dirname, '..')
const outFolder = join(root, 'public/assets/fonts')

/** Basic Latin, Latin-1, and the punctuation and signs of the texts. */
const letters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[
    0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x20ac, 0x2122,
    0x2212, 0xd7,
  ],
]
  .map((code) => String.fromCodePoint(code))
  .join('')

type Source = {
  family: string
  file: string
  /** A range creates a variable font, which is larger. */
  weights: number | { min: number; max: number }
  /** The weight of most of its text, for the fallback's metrics. */
  usualWeight: number
  /** System font with adjusted metrics for the time before this font has loaded, so that nothing shifts. */
  fallback: { names: readonly string[]; averageWidth: number }
}

/**
 * Average advance of the sample text in em, measured on Liberation Sans and Liberation Serif Bold. Their advances
 * equal those of Arial and Times New Roman Bold.
 */
const arial = { names: ['Arial', 'Liberation Sans', 'Roboto'], averageWidth: 0.4474 }
const timesBold = {
  names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
  averageWidth: 0.4272,
}

const sources: readonly Source[] = [
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    usualWeight: 400,
    fallback: arial,
  },
  {
    family: 'Labrada',
    file: '@fontsource-variable/labrada/files/labrada-latin-wght-normal.woff2',
    weights: 600,
    usualWeight: 600,
    fallback: timesBold,
  },
]

const sample =
  'La primera consulta incluye historia clínica, exploración y, cuando se requiere, ultrasonido el mismo día. Usted decide en todo momento qué se hace y qué no.'

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The file holds a collection, not a font.')
  return font
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

async function buildFont({ family, file, weights, usualWeight, fallback }: Source) {
  const original = await readFile(join(root, 'node_modules', file))
  const bytes = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  const licence = join(root, 'node_modules', file, '../../LICENSE')
  await copyFile(licence, join(outFolder, `${family.toLowerCase()}-LICENSE.txt`))

  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `${family.toLowerCase()}-${hash}.woff2`
  await writeFile(join(outFolder, name), bytes)

  const usual = await subsetFont(original, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: usualWeight },
  })
  const font = openFont(usual)
  const averageWidth = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length
  const scale = averageWidth / fallback.averageWidth
  const metric = (units: number) => percent(units / font.unitsPerEm / scale)
  const declared = typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`
  const href = `/assets/fonts/${name}`
  return {
    href,
    size: bytes.length,
    css: `@font-face {
  font-family: "${family}";
  src: url("${href}") format("woff2");
  font-weight: ${declared};
  font-display: optional;
}

@font-face {
  font-family: "${family} fallback";
  font-weight: ${declared};
  src: ${fallback.names.map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${metric(font.ascent)};
  descent-override: ${metric(-font.descent)};
  line-gap-override: ${metric(font.lineGap)};
}
`,
  }
}

/** The fonts of the share cards, which are drawn without a browser: static files with one weight each. */
const shareFonts = [
  {
    name: 'labrada',
    file: '@fontsource-variable/labrada/files/labrada-latin-wght-normal.woff2',
    weight: 600,
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: 550,
  },
]

async function shareFont({ name, file, weight }: (typeof shareFonts)[number]): Promise<string> {
  const original = await readFile(join(root, 'node_modules', file))
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
  const bytes = await subsetFont(original, letters, options)
  return `export const ${name} =\n  '${bytes.toString('base64')}'\n`
}

await rm(outFolder, { recursive: true, force: true })
await mkdir(outFolder, { recursive: true })
const built = await Promise.all(sources.map(buildFont))
await writeFile(
  join(root, 'src/site/styles/fonts.css'),
  `/* Written by scripts/build-fonts.ts. */\n${built.map(({ css }) => css).join('\n')}`,
)
await writeFile(
  join(root, 'src/site/fonts.ts'),
  `// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = ${JSON.stringify(built.map(({ href }) => href))
    .replaceAll('"', "'")
    .replaceAll("','", "', '")}
`,
)
await writeFile(
  join(root, 'src/server/media/share-cards/share-fonts.ts'),
  `// Written by scripts/build-fonts.ts. Labrada and Figtree, SIL Open Font License 1.1.\n\n${(
    await Promise.all(shareFonts.map(shareFont))
  ).join('\n')}`,
)
for (const { href, size } of built) console.log(`${href}: ${size} bytes`)
