import { describe, expect, test, vi } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { addDays, localTime } from '#content/hours/local-time.ts'
import { turnOn } from '#content/layouts/layout-comparison.ts'
import { copySite } from '../store/copy-site.ts'
import { listComparisons } from '../store/layout-comparisons.ts'
import { addVisits } from '../store/visit-counts.ts'
import { emptyStore, engine, sharedDatabase } from '../testing/databases.ts'
import { fakeRenderer } from '../testing/fake-renderer.ts'
import { type OwnersBrowser, signedInAssistant, signedInOwner } from '../testing/owner.ts'
import { runningSite } from '../testing/running-site.ts'

// Each test hashes a password, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const [first = '', second = '', third = ''] = catalogue.Hero.variants.map(({ file }) => file)

const hour = 3_600_000
/** Midnight in Mexico City at the beginning of the first day of comparisons that start in a test. */
const midnight = Date.parse('2026-06-01T06:00:00Z')
const firstDay = '2026-06-01'

/** Renders pages that name the hero's layout. */
function renderer() {
  const fake = fakeRenderer()
  const render: typeof fake.render = (snapshot, path, audience) => {
    const page = fake.render(snapshot, path, audience)
    return page && { ...page, body: `${page.body}<b>${snapshot['selected-sections'].Hero.component}</b>` }
  }
  return { ...fake, render }
}

async function comparedSite(options: Parameters<typeof runningSite>[0] = {}) {
  let time = midnight - 12 * hour
  const now = () => new Date(time)
  const site = await runningSite({ now, ...options, renderer: renderer() })
  const set = (to: number) => {
    time = to
  }
  return { ...site, now, set, browser: await signedInOwner(site) }
}

type Site = { readonly url: string }

const start = (browser: OwnersBrowser, layout = second, section = 'Hero') =>
  browser.post('/api/layout-comparisons', { section, layout })
const end = (browser: OwnersBrowser, keep: string, number = 1) =>
  browser.post(`/api/layout-comparisons/${number}/end`, { keep })
const report = async (browser: OwnersBrowser) => (await browser.get('/api/layout-comparisons')).json()

const heroIn = (html: string) => /<b>(.*)<\/b>/.exec(html)?.[1]
const shown = async ({ url }: Site) => heroIn(await (await fetch(url)).text())
const becomes = (site: Site, layout: string) =>
  vi.waitFor(async () => expect(await shown(site)).toBe(layout), 10_000)

/** Saves and publishes another choice of sections. */
async function choose(browser: OwnersBrowser, hero: object, isPublished = true) {
  const response = await browser.get('/api/selected-sections')
  const body = { ...response.json(), Hero: { component: first, display: true, ...hero } }
  const headers = { 'if-match': `${response.headers.etag}` }
  const saved = await browser.post('/api/selected-sections', body, headers)
  expect(saved.statusCode).toBe(200)
  if (isPublished) expect((await browser.post('/api/update-sections', {})).statusCode).toBe(200)
}

describe('a comparison', () => {
  test('shows the published layout and the other one by turns, each from midnight on', async () => {
    const site = await comparedSite()
    expect((await start(site.browser)).statusCode).toBe(200)
    const { record } = site.publisher.live ?? {}
    site.set(midnight + 24 * hour - 1)
    expect(await shown(site)).toBe(first)

    site.set(midnight + 24 * hour)
    await becomes(site, second)
    site.set(midnight + 48 * hour)
    await becomes(site, first)

    expect(site.publisher.live?.record).toEqual(record)
    expect((await site.browser.get('/api/selected-sections')).json().Hero.component).toBe(first)
    expect(site.errors()).toEqual([])
  })

  test('counts taps under the layout that the day shows', async () => {
    const site = await comparedSite()
    await start(site.browser)
    site.set(midnight + 25 * hour)
    await becomes(site, second)

    site.visits.count({ path: '/', from: 'google.com', taps: [['call', 'Hero']] })
    await site.visits.flush()

    const rows = await site.store.db
      .selectFrom('visit_count')
      .selectAll()
      .where('metric', '=', 'call')
      .execute()
    expect(rows).toMatchObject([{ day: '2026-06-02', section: 'Hero', layout: second }])
  })

  test('reports both layouts day by day, and a winner only after 14 clear days', async () => {
    const site = await comparedSite()
    await start(site.browser)
    for (let index = 0; index < 16; index += 1) {
      const day = addDays(firstDay, index)
      const isSecond = turnOn(firstDay, day) === 1
      const count = (metric: 'view' | 'call', section: string, times: number) => ({
        ...{
          day,
          metric,
          page: '/',
          section,
          layout: section && (isSecond ? second : first),
          source: '',
          count: times,
        },
      })
      const taps = isSecond ? 20 : 5
      await addVisits(site.store.db, [
        count('view', '', 50),
        count('call', 'Hero', taps),
        count('call', 'Footer', 1),
      ])
    }

    site.set(midnight + 3 * 24 * hour)
    expect(await report(site.browser)).toMatchObject({
      today: '2026-06-04',
      running: {
        verdict: 'soon',
        span: { from: firstDay, to: '2026-06-03', days: 3 },
        nextResult: '2026-06-15',
      },
    })
    site.set(midnight + 16 * 24 * hour)
    const { running } = await report(site.browser)
    expect(running).toMatchObject({
      verdict: 'second',
      span: { to: '2026-06-14', days: 14 },
      nextResult: '2026-06-29',
    })
    expect(running.results).toMatchObject([
      { layout: first, days: 7, views: 350, taps: 42, sectionTaps: 35, page: { value: 0.12 } },
      { layout: second, days: 7, views: 350, taps: 147, sectionTaps: 140, section: { value: 0.4 } },
    ])
  })

  test('ends with the layout that the owner keeps, which is then published', async () => {
    const site = await comparedSite()
    await start(site.browser)
    site.set(midnight + 50 * hour)

    expect((await end(site.browser, 'second')).statusCode).toBe(200)

    expect(await shown(site)).toBe(second)
    expect((await site.browser.get('/api/selected-sections')).json().Hero.component).toBe(second)
    expect((await end(site.browser, 'second')).statusCode).toBe(200)
    expect((await end(site.browser, 'first')).statusCode).toBe(409)
    const { running, over } = await report(site.browser)
    expect([running, over]).toMatchObject([null, [{ ended: { ending: 'second', day: '2026-06-03' } }]])
    expect((await site.store.latestSummary('selected-sections'))?.number).toBe(2)
    site.set(midnight + 80 * hour)
    expect((await start(site.browser, first)).statusCode).toBe(200)
  })

  test('ends with the published layout, also on a day of the other one', async () => {
    const site = await comparedSite()
    await start(site.browser)
    site.set(midnight + 25 * hour)
    await becomes(site, second)

    expect((await end(site.browser, 'first')).statusCode).toBe(200)

    expect(await shown(site)).toBe(first)
    expect((await site.store.latestSummary('selected-sections'))?.number).toBe(1)
  })

  test.each([
    ['publishes another layout', { component: third }, 'changed'],
    ['hides the section', { display: false }, 'hidden'],
  ])('is over when the owner %s, which visitors see at once', async (_what, hero, ending) => {
    const site = await comparedSite()
    await start(site.browser)
    site.set(midnight + 25 * hour)
    await becomes(site, second)

    await choose(site.browser, hero)

    expect(await shown(site)).toBe({ component: first, ...hero }.component)
    await vi.waitFor(async () =>
      expect((await report(site.browser)).over).toMatchObject([{ ended: { ending, day: '2026-06-02' } }]),
    )
    await choose(site.browser, {})
    expect(await shown(site)).toBe(first)
  })

  test('goes on while another choice is only saved, and does not publish it by ending', async () => {
    const site = await comparedSite()
    await start(site.browser)
    site.set(midnight + 25 * hour)
    await choose(site.browser, { component: third }, false)

    const refused = await end(site.browser, 'second')

    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('sin publicar'),
    ])
    expect((await report(site.browser)).running).toMatchObject({ number: 1 })
    await becomes(site, second)
  })

  test.each([
    ['the published layout', first, 'Hero'],
    ['a layout that does not exist', 'hero-inventado', 'Hero'],
    ['a section of all pages', 'footer-columns', 'Footer'],
    ['a section that does not exist', second, '__proto__'],
  ])('is refused for %s', async (_what, layout, section) => {
    const site = await comparedSite()
    expect((await start(site.browser, layout, section)).statusCode).toBe(409)
    expect(await listComparisons(site.store.db, 9)).toEqual([])
  })

  test('is refused while another one runs, for a hidden section and without counting', async () => {
    const site = await comparedSite()
    const details: string[] = []
    const tryToStart = async (layout = second) =>
      details.push((await start(site.browser, layout)).json().detail)
    await choose(site.browser, { display: false })
    await tryToStart()
    await choose(site.browser, {})
    expect((await start(site.browser)).statusCode).toBe(200)
    await tryToStart(third)

    expect(details).toEqual([expect.stringContaining('oculta'), expect.stringContaining('Ya se comparan')])
  })

  test('can be seen by an assistant, and is started and ended by an owner only', async () => {
    const site = await comparedSite()
    const assistant = await signedInAssistant(site)
    expect((await start(assistant)).statusCode).toBe(403)
    await start(site.browser)

    expect((await report(assistant)).running).toMatchObject({ number: 1 })
    expect((await end(assistant, 'first')).statusCode).toBe(403)
  })

  test('shows on a past day what was public then', async () => {
    const now = () => new Date()
    const site = await comparedSite({ now })
    await start(site.browser)
    const today = localTime(now(), 'America/Mexico_City').date
    const [started, begun] = ['2020-01-01T00:00:00.000Z', { first_day: addDays(today, -3) }]
    await site.store.db
      .updateTable('layout_comparison')
      .set({ started_at: started, ...begun })
      .execute()
    await site.store.db.updateTable('release').set({ created_at: started }).execute()
    const pageOn = async (day: string) =>
      heroIn((await site.browser.get(`/api/public-days/${day}/page?path=/`)).body)

    expect([await pageOn(addDays(today, -1)), await pageOn(today)]).toEqual([first, second])
    await end(site.browser, 'first')
    expect([await pageOn(addDays(today, -2)), await pageOn(today)]).toEqual([second, first])
  })
})

describe('with several processes', () => {
  test('one of two comparisons that start at once is stored', async () => {
    const database = await sharedDatabase()
    const site = await comparedSite({ database, withoutLock: true })
    const other = await runningSite({ database, withoutLock: true, now: site.now, renderer: renderer() })

    const answers = await Promise.all([start(site.browser), start(site.browser, third)])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await listComparisons(other.store.db, 9)).toHaveLength(1)
  })

  test('both publish at midnight, without a new release', async () => {
    const database = await sharedDatabase()
    const site = await comparedSite({ database, withoutLock: true })
    await start(site.browser)
    const other = await runningSite({ database, withoutLock: true, now: site.now, renderer: renderer() })
    const release = await site.store.liveRelease()

    site.set(midnight + 24 * hour)

    await Promise.all([becomes(site, second), becomes(other, second)])
    expect(await other.store.liveRelease()).toEqual(release)
  })

  // On SQLite, one process serves a site.
  test.runIf(engine() === 'postgres')('the other one follows a start and an end', async () => {
    const database = await sharedDatabase()
    const site = await comparedSite({ database })
    const other = await runningSite({ database, now: site.now, renderer: renderer() })
    const followed = () => other.publisher.live?.snapshot.comparison?.number

    await start(site.browser)
    await vi.waitFor(() => expect(followed()).toBe(1), 10_000)
    site.set(midnight + 25 * hour)
    await becomes(other, second)
    await end(site.browser, 'first')

    await becomes(other, first)
    expect(followed()).toBeUndefined()
  })

  test('a process that starts after midnight shows the layout of the day', async () => {
    const database = await sharedDatabase()
    const site = await comparedSite({ database })
    await start(site.browser)
    await site.stop()

    const late = new Date(midnight + 24 * hour + 300_000)
    expect(await shown(await runningSite({ database, now: () => late, renderer: renderer() }))).toBe(second)
  })
})

test('a copied site goes on with its comparison', async () => {
  const site = await comparedSite()
  await start(site.browser)
  const target = await emptyStore()

  await copySite(site.store.db, target.db)

  expect(await listComparisons(target.db, 9)).toEqual(await listComparisons(site.store.db, 9))
  const live = await target.liveRelease()
  if (!live) throw new Error('The copy has a release.')
  expect((await target.loadSnapshot(live.revisions)).comparison).toMatchObject({ number: 1, firstDay })
})
