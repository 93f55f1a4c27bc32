import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../sample-site/index.ts'
import { parseSnapshot } from '../../src/content/snapshot.ts'
import { compress } from '../../src/server/publishing/compression.ts'
import { loadRenderer } from '../../src/server/publishing/renderer.ts'
import { readBundle } from '../support/bundle.ts'
import { bytesUntil, endOfLast } from '../support/first-bytes.ts'
import { pageKinds } from '../support/routes.ts'

/**
 * What visitors load, in compressed bytes, and what it may come to: what it came to when this was last looked at, and
 * some 3 %. A change that costs them more raises its number here, and says why it is worth it.
 */
type Budget = {
  /** The page, its styles inside. */
  readonly page: number
  /** Its styles alone. */
  readonly style: number
  /** All that it may load once it is used. */
  readonly islands: number
}

// The lists name their entries in the banner, too: some 350 bytes for not having to scroll past the cards.
const budgets: Readonly<Record<string, Budget>> = {
  '/': { page: 19_990, style: 8590, islands: 80_820 },
  '/servicios': { page: 11_740, style: 5830, islands: 77_800 },
  '/servicios/ultrasonido-obstetrico': { page: 14_100, style: 6370, islands: 77_800 },
  '/enfermedades': { page: 11_830, style: 5830, islands: 77_800 },
  '/enfermedades/endometriosis': { page: 14_690, style: 6250, islands: 77_800 },
  '/sintomas': { page: 11_190, style: 5830, islands: 77_800 },
  '/sintomas/dolor-pelvico': { page: 14_030, style: 6250, islands: 77_800 },
  '/contacto': { page: 12_180, style: 6040, islands: 79_230 },
  '/no-existe': { page: 8930, style: 5100, islands: 77_800 },
}

/** Before the first sign of use, on every page. */
const loaderBudget = 1130

/** The admin's entry with a screen of it. */
const adminBudgets = [
  { screen: 'auth/sign-in-screen.tsx', script: 194_700, style: 32_920 },
  { screen: 'start/start-screen.tsx', script: 197_450, style: 33_260 },
]

/** What the home page's first screen shows, on a telephone and on a desk. */
const firstScreen = ['Header', 'NavMenu', 'Hero', 'Purpose']
const firstScreenBudget = 14 * 1024

const client = readBundle('client')
const admin = readBundle('admin')
const renderer = await loadRenderer(join(import.meta.dirname, '../../dist'), 'https://ejemplo.mx')
const snapshot = parseSnapshot(sampleDocuments)

const compressed = async (text: string) => (await compress(Buffer.from(text), 'best')).br ?? Buffer.from(text)

const render = (path: string) => (renderer.render(snapshot, path) ?? renderer.notFound(snapshot)).body

describe.each(pageKinds)('%s', (path) => {
  const html = render(path)

  test('is no heavier than it may be', async () => {
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const islands = [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => islandModule(name))

    const weight = {
      page: (await compressed(html)).length,
      style: (await compressed(style)).length,
      islands: client.weigh(['src/site/browser/hydrate.tsx', ...islands]).script,
    }

    expect(tooHeavy(weight, budgets[path])).toEqual([])
  })
})

test('the script that every page begins with is no heavier than it may be', () => {
  expect(client.weigh(['src/site/browser/loader.ts']).script).toBeLessThanOrEqual(loaderBudget)
})

test('the first screen of the home page is in the first bytes that a server may send', async () => {
  const html = render('/')

  const needed = bytesUntil(await compressed(html), endOfLast(html, firstScreen))

  expect(needed).toBeLessThanOrEqual(firstScreenBudget)
})

test.each(adminBudgets)('the admin with $screen is no heavier than it may be', ({ screen, ...budget }) => {
  const weight = admin.weigh(['src/admin/main.tsx', `src/admin/${screen}`])

  expect(tooHeavy(weight, budget)).toEqual([])
})

function tooHeavy(
  weight: Readonly<Record<string, number>>,
  budget: Readonly<Record<string, number>> | undefined,
): string[] {
  return Object.entries(weight).flatMap(([part, bytes]) => {
    const most = budget?.[part] ?? 0
    return bytes > most ? [`${part}: ${bytes} bytes instead of ${most}`] : []
  })
}

function islandModule(name: string): string {
  const file = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  const [module] = globSync(`src/site/**/${file}.island.tsx`, { cwd: join(import.meta.dirname, '../..') })
  if (!module) throw new Error(`There is no island ${name}.`)
  return module
}
