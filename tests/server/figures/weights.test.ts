import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { compress } from '../../../src/server/responses/compression/compression.ts'
import { readBundle } from '../../support/bundle.ts'
import { bytesUntil, endOfLast } from '../../support/first-bytes.ts'
import { pageKinds } from '../../support/routes.ts'

/**
 * Maximum sizes of what visitors load, in compressed bytes: the sizes at the last review plus about 3 %. A change that
 * makes them larger raises its number here and gives the reason.
 */
type Budget = {
  /** The page with its styles. */
  readonly page: number
  /** Only its styles. */
  readonly style: number
  /** All scripts that the page may load when used. */
  readonly islands: number
  /** The number of these files. */
  readonly files: number
}

/** The version in the URLs of drawings changes with every source, and the compressed sizes with it, in bytes. */
const buildVariation = { page: 64, style: 16 }

// Headers and titles for names of every length cost every page about 80 bytes.
// The banner of a list page also names its entries. This costs about 350 bytes and saves scrolling past the cards.
// The links to the profile, the review policy and the privacy notice cost every page about 70 bytes, the related topics
// of an article about 100, and the privacy notice in short on the contact page 250. Islands import the loader, which
// also counts visits.
// Spacing and lists made for small phones cost about 45 bytes; the home page takes four screens less there.
// The menus' links to prices and insurers cost every page about 85 bytes.
// The search in header and menu, and the links to prices and insurers in the menu row, cost every page about 170 bytes.
// Two menu rows to one page cost 40 bytes of script. The insurers' names on the home page cost 60 bytes.
// What a visit costs, how to pay and which insurers are accepted: 200 bytes on pages of services, 250 on the contact page.
// The chapters, alarm signs and contact that stay in view beside an article, and its reading time, cost 330 bytes,
// sharing an article and the sentence on what the site does not know 170,
// its styles for paper 520, the legend of its figure 280.
// The shapes of the icons in the index of a list page, which no other file brings any more, cost it 550 bytes.
// The colour of the tiles' frames until they load costs list pages about 20 bytes.
// On phones the contact page shows its two drawings whole, above the offers to load a map: 20 bytes of style. Spans of
// opening hours that stay on one line cost it 15.
// A disc in each tile of a list until its drawing loads, and long words that hyphenate, cost list pages 60 bytes.
// Pictures that wait for the first paint cost every page about 50 bytes, text that keeps its size on a turned phone 10;
// rules that no element of a page needs saved articles 300 and texts 500.
// «Salir rápido» on pages about pregnancy costs them 150 bytes and 16 of style; the whole list of alarm signs in pregnancy
// with its sources 600.
// The list of entries in the first screen of an article costs 600 bytes with the shapes of its icons, and the chapters
// at the bottom of its banner 250. The band of a list page costs it 30.
// The row of degrees and certifications on phones costs the home page 130 bytes and saves a screen and a half.
// What the law of 2025 asks a privacy notice to name costs its page 1 KB before it is compressed, 100 bytes after.
// Sizes that grow with a visitor's text, borders for contrast themes, and the refusals of forced dark modes and of links
// that phones make of numbers, cost every page 270 bytes, 230 of them style.
const budgets: Readonly<Record<string, Budget>> = {
  '/': { page: 21_000, style: 9300, islands: 77_150, files: 6 },
  '/servicios': { page: 13_180, style: 6460, islands: 75_900, files: 5 },
  '/servicios/ultrasonido-obstetrico': { page: 18_700, style: 8300, islands: 75_900, files: 5 },
  '/enfermedades': { page: 13_350, style: 6460, islands: 75_900, files: 5 },
  '/enfermedades/endometriosis': { page: 18_130, style: 8150, islands: 75_900, files: 5 },
  '/sintomas': { page: 12_300, style: 6460, islands: 75_900, files: 5 },
  '/sintomas/dolor-pelvico': { page: 17_030, style: 8150, islands: 75_900, files: 5 },
  '/contacto': { page: 13_740, style: 6710, islands: 78_200, files: 7 },
  '/perfil': { page: 11_900, style: 6240, islands: 75_900, files: 5 },
  '/como-revisamos': { page: 11_700, style: 6150, islands: 75_900, files: 5 },
  '/aviso-de-privacidad': { page: 13_200, style: 6250, islands: 75_900, files: 5 },
  '/buscar': { page: 10_720, style: 6070, islands: 78_900, files: 6 },
  '/no-existe': { page: 9780, style: 5700, islands: 75_900, files: 5 },
}

/** Before the first sign of use, on every page. */
// Counting visits and taps costs 480 bytes. It cannot load later, because a visitor's first tap may be on 'call'.
// Marking the chapter that is being read loads separately; asking whether the page has
// chapters or a quick exit costs 90 bytes, not counting a resting pointer as use 24,
// requesting the late icons 115, starting at once while the owner edits the page 25.
// The hashes in the files' names make it 15 bytes larger or smaller.
const loaderBudget = 1275

/**
 * What the browser loads before one can work, compressed. On slow 4G, 1.6 Mbit/s, 10 KB cost 50 ms, and each six files
 * a round trip of 150 ms.
 *
 * The sign-in is React, the router, and the few components of its form. The start screen adds the content model: its
 * schemas, the library that parses them and the one that understands telephones. Owners expect at most 220 KB there.
 * The figures of an article's chapters cost it 500 bytes, a notice that leads to a screen in the same tab 70, hints about
 * licences, norms and «Salir rápido» 60, the schemas that read typed numbers and pasted links 2,900, a press that stays in its place 300, the offer to reopen a broken screen 200,
 * the clocks of Mexico for browsers that do not know its time zones 270. Rules for contrast themes cost 260 bytes of style.
 */
const adminBudgets = [
  { name: 'sign-in', screens: ['auth/sign-in-screen.tsx'], script: 118_900, style: 10_360, files: 5 },
  {
    name: 'start screen',
    screens: [
      'screens.tsx',
      'start/start-screen.tsx',
      'start/today/today-start.tsx',
      'publish/publish-button.tsx',
    ],
    script: 216_600,
    style: 41_800,
    files: 10,
  },
]

/** The scripts of every page, which load at the start or at the first sign of use. */
const alwaysLoaded = ['src/site/browser/loader.ts', 'src/site/browser/hydrate.tsx']

/** What the first screen of the home page needs, on a phone and on a desktop. */
const firstScreen = ['Header', 'NavMenu', 'Hero', 'Purpose']
// Ten packets of 1,460 bytes, which a server may send at once, less 150 for the headers as HTTP/2 compresses them.
const firstScreenBudget = 14_450

const client = readBundle('client')
const admin = readBundle('admin')
const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')
const snapshot = parseSnapshot(sampleDocuments)

const compressed = async (text: string) => (await compress(Buffer.from(text), 'best')).br ?? Buffer.from(text)

const render = (path: string) =>
  (renderer.render(snapshot, path, 'visitors') ?? renderer.notFound(snapshot)).body

describe.each(pageKinds)('%s', (path) => {
  const html = render(path)

  test('does not exceed its maximum sizes', async () => {
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const islands = [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => islandModule(name))

    const { script, scriptFiles } = client.sizesOf([...alwaysLoaded, ...islands])
    const weight = {
      page: (await compressed(html)).length - buildVariation.page,
      style: (await compressed(style)).length - buildVariation.style,
      islands: script,
      files: scriptFiles,
    }

    expect(tooHeavy(weight, budgets[path])).toEqual([])
  })
})

test('the script that every page starts with does not exceed its maximum size', () => {
  expect(client.sizesOf(['src/site/browser/loader.ts']).script).toBeLessThanOrEqual(loaderBudget)
})

test('the first screen of the home page fits the first bytes that a server may send', async () => {
  const html = render('/')

  const needed = bytesUntil(await compressed(html), endOfLast(html, firstScreen))

  expect(needed).toBeLessThanOrEqual(firstScreenBudget)
})

test.each(adminBudgets)('the $name of the admin does not exceed its maximum sizes', ({
  name: _,
  screens,
  ...budget
}) => {
  const {
    script,
    style,
    scriptFiles: files,
  } = admin.sizesOf(['src/admin/main.tsx', ...screens.map((screen) => `src/admin/${screen}`)])

  expect(tooHeavy({ script, style, files }, budget)).toEqual([])
})

function tooHeavy(
  weight: Readonly<Record<string, number>>,
  budget: Readonly<Record<string, number>> | undefined,
): string[] {
  return Object.entries(weight).flatMap(([part, bytes]) => {
    const max = budget?.[part] ?? 0
    return bytes > max ? [`${part}: ${bytes} instead of ${max}`] : []
  })
}

function islandModule(name: string): string {
  const file = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  const [module] = globSync(`src/site/**/${file}.island.tsx`, { cwd: join(import.meta.dirname, '../../..') })
  if (!module) throw new Error(`There is no island ${name}.`)
  return module
}
