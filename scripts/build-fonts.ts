import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { withFamilyNameOnly } from './font-names.ts'

/**
 * Makes the site's font files from the packages of Figtree and Labrada (both OFL-1.1), with only the used weights and
 * features. Each family has two files: one for Spanish texts, which every page preloads, and one for rarer characters,
 * which only a page that contains one declares. Writes them with the content hash in their names, together with the
 * style sheets that declare them and the list of fonts for the first screen. Run it after every change here.
 */
const root = join(import.meta.dirname, '..')
const outFolder = join(root, 'public/assets/fonts')

/** Basic Latin, Latin-1, and the punctuation and signs of the texts. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[
    0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x20ac, 0x2122,
    0x2212,
  ],
].map((code) => String.fromCodePoint(code))
const letters = characters.join('')

/**
 * The characters beyond Basic Latin that Spanish texts often contain. Figtree's file with them and its headers are just
 * below 10,220 bytes: what a slow line brings in one round trip while it also brings Labrada and a picture.
 */
const spanish = '\u00a0\u00ad¡¿áéíóúüñÁÉÍÓÚÑ°·«»–—‘’“”…'

type Source = {
  family: string
  file: string
  /** Basic Latin that texts in this font hardly contain. */
  rare: string
  /** OpenType features: kerning, ligatures, and the figures that the styles ask for. */
  features: string[]
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

/** The larger file comes first: over HTTP/1.1 it takes the page's connection, which is open and fast by then. */
const sources: readonly Source[] = [
  {
    family: 'Labrada',
    file: '@fontsource-variable/labrada/files/labrada-latin-wght-normal.woff2',
    rare: '*<=>[\\]^_`{|}~',
    features: ['kern', 'liga', 'lnum', 'tnum'],
    weights: 600,
    usualWeight: 600,
    fallback: timesBold,
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    rare: '*<=>[\\]^_`{|}~',
    features: ['kern', 'tnum'],
    weights: { min: 400, max: 650 },
    usualWeight: 400,
    fallback: arial,
  },
]

const sample =
  'La primera consulta incluye historia clínica, exploración y, cuando se requiere, ultrasonido el mismo día. Usted decide en todo momento qué se hace y qué no.'

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The characters as a CSS `unicode-range`, in order. */
function unicodeRange(contents: readonly string[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const code of contents.map((letter) => letter.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('The file holds a collection, not a font.')
  return font
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`

async function buildFont({ family, file, rare, features, weights, usualWeight, fallback }: Source) {
  const original = await readFile(join(root, 'node_modules', file))
  const licence = join(root, 'node_modules', file, '../../LICENSE')
  await copyFile(licence, join(outFolder, `${family.toLowerCase()}-LICENSE.txt`))

  const isUsual = (letter: string) => (letter <= '~' ? !rare.includes(letter) : spanish.includes(letter))
  const usualFile = await writeFont(family.toLowerCase(), characters.filter(isUsual))
  const rareCharacters = characters.filter((letter) => !isUsual(letter))
  const rareFile = await writeFont(`${family.toLowerCase()}-raros`, rareCharacters)

  async function writeFont(name: string, contents: readonly string[]) {
    // With its few hints: without them, some systems round the widths of letters. A variable, because the package's
    // types do not know `keepFeatures` yet.
    const options = {
      targetFormat: 'truetype',
      variationAxes: { wght: weights },
      keepFeatures: features,
      // Only font menus read it.
      dropTables: ['STAT'],
    } as const
    const subset = await subsetFont(original, contents.join(''), options)
    const bytes = await convert(withFamilyNameOnly(subset, family), 'woff2')
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const fileName = `${name}-${hash}.woff2`
    await writeFile(join(outFolder, fileName), bytes)
    return { href: `/assets/fonts/${fileName}`, size: bytes.length }
  }

  const usual = await subsetFont(original, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: usualWeight },
  })
  const font = openFont(usual)
  const averageWidth = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length
  const scale = averageWidth / fallback.averageWidth
  const metric = (units: number) => percent(units / font.unitsPerEm / scale)
  const declared = typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`
  const face = (href: string, more = '') => `@font-face {
  font-family: '${family}';
  src: url('${href}');
  font-weight: ${declared};
  font-display: optional;${more}
}
`
  return {
    href: usualFile.href,
    files: [usualFile, rareFile],
    rareFace: face(rareFile.href, `\n  unicode-range: ${unicodeRange(rareCharacters)};`),
    css: `${face(usualFile.href)}
@font-face {
  font-family: '${family} fallback';
  font-weight: ${declared};
  src: ${fallback.names.map((local) => `local('${local}')`).join(', ')};
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
  join(root, 'src/site/styles/rare-fonts.css'),
  `/* Written by scripts/build-fonts.ts. */\n${built.map(({ rareFace }) => rareFace).join('\n')}`,
)
await writeFile(
  join(root, 'src/site/fonts.ts'),
  `// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = ${JSON.stringify(built.map(({ href }) => href))
    .replaceAll('"', "'")
    .replaceAll("','", "', '")}

/** Tells whether a page needs \`rare-fonts.css\`. Signs of HTML and JSON do not count, as every page contains them. */
export const rareCharacters = /[${characters.filter((letter) => letter > '~' && !spanish.includes(letter)).join('')}]/
`,
)
await writeFile(
  join(root, 'src/server/media/share-cards/share-fonts.ts'),
  `// Written by scripts/build-fonts.ts. Labrada and Figtree, SIL Open Font License 1.1.\n\n${(
    await Promise.all(shareFonts.map(shareFont))
  ).join('\n')}`,
)
for (const { href, size } of built.flatMap(({ files }) => files)) console.log(`${href}: ${size} bytes`)
