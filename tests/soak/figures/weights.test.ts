import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '../../../sample-site/index.ts'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { loadRenderer } from '../../../src/server/releases/renderer.ts'
import { compress } from '../../../src/server/responses/prepared-response.ts'
import { topicKinds, topicPath } from '../../../src/site/topics.ts'
import { readBundle } from '../../support/bundle.ts'
import { bytesUntil, endOfLast } from '../../support/first-bytes.ts'
import { launchedAt } from '../../support/launched.ts'
import { ownPagePaths, snapshotWithPages } from '../../support/own-pages.ts'
import { pageKinds } from '../../support/routes.ts'

/** The figures have a tenth of slack, so that a change of a few bytes is no failure; the bench reports the exact sizes. */
const slack = 1.1

/** Maximum sizes of what visitors load, in compressed bytes. */
const maxPage = 23_000 * slack
const maxIslands = 80_000 * slack
const maxIslandFiles = 8
const maxLoader = 3000 * slack

/** What the first screen of the home page needs fits the ten packets that a server may send at once. */
const maxFirstScreen = 14_600 * slack

/**
 * What the browser loads before one can work, compressed: the sizes when the budget was set, and a tenth. On slow 4G,
 * 1.6 Mbit/s, 10 KB cost 50 ms, and each six files a round trip of 150 ms.
 */
const adminBudgets = [
  { name: 'sign-in', screens: ['auth/sign-in-screen.tsx'], script: 130_000, style: 11_500, files: 6 },
  {
    name: 'start screen',
    screens: [
      'screens.tsx',
      'start/start-screen.tsx',
      'start/today/today-start.tsx',
      'publish/publish-bar.tsx',
    ],
    script: 238_000,
    style: 46_000,
    files: 11,
  },
]

/** The scripts of every page, which load at the start or at the first sign of use. */
const alwaysLoaded = ['src/site/browser/loader.ts', 'src/site/browser/hydrate.tsx']

/** The sections of the first screen of the home page, on a phone and on a desktop. */
const firstScreen = ['Header', 'NavMenu', 'Hero', 'Purpose']

const client = readBundle('client')
const admin = readBundle('admin')
const renderer = await loadRenderer(join(import.meta.dirname, '../../../dist'), 'https://ejemplo.mx')
const snapshot = { ...parseSnapshot(sampleDocuments), launchedAt }

const topicPaths = topicKinds.flatMap((kind) => snapshot[kind].map(({ id }) => topicPath(kind, id)))

const compressed = async (text: string) => (await compress(Buffer.from(text), 'well')).br ?? Buffer.from(text)

const render = (path: string) =>
  (renderer.open(snapshot).render(path, 'visitors') ?? renderer.open(snapshot).notFound()).body

describe.each(pageKinds)('%s', (path) => {
  const html = render(path)

  test('does not exceed its maximum sizes', async () => {
    const islands = [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => islandModule(name))
    const { script, scriptFiles } = client.sizesOf([...alwaysLoaded, ...islands])

    expect((await compressed(html)).length).toBeLessThanOrEqual(maxPage)
    expect(script).toBeLessThanOrEqual(maxIslands)
    expect(scriptFiles).toBeLessThanOrEqual(maxIslandFiles)
  })
})

test.each(
  ownPagePaths,
)('%s, with pages of her own, does not exceed the maximum size of a page', async (path) => {
  const page = renderer.open(snapshotWithPages()).render(path, 'visitors')

  expect((await compressed(page?.body ?? '')).length).toBeLessThanOrEqual(maxPage)
  expect(page?.status).toBe(200)
})

test.each(topicPaths)('%s does not exceed the maximum size of a page', async (path) => {
  expect((await compressed(render(path))).length).toBeLessThanOrEqual(maxPage)
})

test('the script that every page starts with does not exceed its maximum size', () => {
  expect(client.sizesOf(['src/site/browser/loader.ts']).script).toBeLessThanOrEqual(maxLoader)
})

test('the first screen of the home page fits the first bytes that a server may send', async () => {
  const html = render('/')

  const needed = bytesUntil(await compressed(html), endOfLast(html, firstScreen))

  expect(needed).toBeLessThanOrEqual(maxFirstScreen)
})

test.each(adminBudgets)('the $name of the admin does not exceed its maximum sizes', (budget) => {
  const screens = budget.screens.map((screen) => `src/admin/${screen}`)

  const { script, style, scriptFiles } = admin.sizesOf(['src/admin/main.tsx', ...screens])

  expect(script).toBeLessThanOrEqual(budget.script)
  expect(style).toBeLessThanOrEqual(budget.style)
  expect(scriptFiles).toBeLessThanOrEqual(budget.files)
})

function islandModule(name: string): string {
  const file = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  const [module] = globSync(`src/site/**/${file}.island.tsx`, { cwd: join(import.meta.dirname, '../../..') })
  if (!module) throw new Error(`There is no island ${name}.`)
  return module
}
