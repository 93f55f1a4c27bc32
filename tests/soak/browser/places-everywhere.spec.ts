import type { Page } from '@playwright/test'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { openSite } from '#site/open/open-site.ts'
import { pagePaths } from '#site/route.ts'
import { pageKinds } from '../../support/routes.ts'
import { snapshotWithPlaces } from '../../support/site-with-places.ts'
import { variantsOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'

const sections = ['Header', 'Hero', 'NavMenu', 'Footer'] as const

/** Every layout of header, hero, menu and footer at least once. */
const layouts = variantsOf('Hero').map((_, round) =>
  Object.fromEntries(sections.map((type) => [type, variantsOf(type)[round % variantsOf(type).length]])),
)

// Mexico City is six hours behind UTC. 30 November 2026 is a Monday, 5 December the first Saturday of its month.
const moments = {
  '2026-11-30T23:00:00Z': 'Abierto ahora en Star Médica, hasta las 20:00',
  '2026-12-05T03:00:00Z':
    'Cerrado ahora · abre mañana a las 10:00 en la Torre de Especialidades del Hospital Universitario de Puebla',
}

const names = ['Consultorio Roma', 'Star Médica', 'Torre de Especialidades', 'Clínica Lomas']

/** Sets the date of pages, not their timers: with those of `page.clock`, each page takes seconds to hydrate. */
const setDate = (page: Page, moment: string) =>
  page.addInitScript((time) => {
    const shift = time - Date.now()
    const RealDate = Date
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values) =>
        values.length === 0 ? new target(target.now() + shift) : Reflect.construct(target, values),
    })
  }, Date.parse(moment))

/** After the first use of the page, each link that names the open place says this; returns how many there are. */
async function expectOpenPlaces(page: Page, says: string): Promise<number> {
  await page.mouse.wheel(0, 2)
  const links = page.locator('[data-longest]')
  // The parts of the page become interactive one after the other.
  await expect.poll(async () => [...new Set(await links.allTextContents())]).toEqual([says])
  return links.count()
}

for (const [round, choice] of layouts.entries()) {
  test(`${Object.values(choice).join(', ')} name the open place and all places on every page`, async ({
    page,
    variantSite,
  }) => {
    test.slow()
    const width = round === 1 ? 1280 : 360
    await page.setViewportSize({ width, height: 800 })
    variantSite.show(snapshotWithPlaces(4, choice))
    for (const [moment, says] of Object.entries(moments)) {
      await setDate(page, moment)
      for (const path of pageKinds) {
        await page.goto(path)
        const links = await expectOpenPlaces(page, says)
        // Above the header and in the side menu.
        expect(links, path).toBeGreaterThanOrEqual(2)
        await expect(page.locator('[data-longest]').first(), path).toBeInViewport()
        const footer = page.locator('#pie')
        for (const name of names) await expect(footer, path).toContainText(name)
        // On a phone it may be folded.
        const phone = footer.getByRole('link', { name: '222 444 5566', includeHidden: true })
        await expect(phone, path).toBeAttached()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }
      await page.goto('/')
      await expectOpenPlaces(page, says)
      // One of them only is seen before a menu is opened.
      await expect(page.locator('[data-longest]:visible')).toHaveCount(1)
      if (width === 1280) continue
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await expect(page.getByRole('dialog').locator('[data-longest]')).toHaveText(says)
    }
    expect(variantSite.takeFailures()).toEqual([])
  })
}

test('a telephone changed at one place changes there and nowhere else', async ({ variantSite }) => {
  const before = snapshotWithPlaces(4)
  const after = snapshotWithPlaces(4)
  const [reception] = after['site-content'].doctorWorkInfo.otherPlaces[0]?.phones ?? []
  Object.assign(reception ?? {}, { phone: '+522227778899' })
  const html = (snapshot: Snapshot, path: string) =>
    variantSite.render({ ...snapshot, moment: new Date('2026-11-30T18:00:00Z') }, path)?.body ?? ''
  const renumbered = (text: string) =>
    text.replaceAll('+522224445566', '+522227778899').replaceAll('222 444 5566', '222 777 8899')

  for (const path of pagePaths(openSite(before))) {
    expect(html(before, path), path).toContain('+522224445566')
    expect(html(after, path), path).toBe(renumbered(html(before, path)))
  }
})

test('the practice’s telephone changes at no place that has its own', async ({ variantSite }) => {
  const after = snapshotWithPlaces(4)
  after['site-content'].doctorInfo.phone = '+525577778899'
  const count = (snapshot: Snapshot, path: string) =>
    variantSite.render(snapshot, path)?.body.split('+522224445566').length

  for (const path of pagePaths(openSite(after)))
    expect(count(after, path), path).toBe(count(snapshotWithPlaces(4), path))
})

test('morning and afternoon offices read right at each hour of a week, and emergencies stay elsewhere', async ({
  page,
  variantSite,
}) => {
  test.slow()
  variantSite.show(snapshotWithPlaces(2))
  const monday = new Date('2026-11-30T06:00:00Z')
  await page.clock.install({ time: monday })
  await page.goto('/contacto')
  await page.mouse.wheel(0, 2)
  const emergencies = page.locator('address', { hasText: 'Hospital Ángeles, Av. Kepler 2143' })
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const says = expectedAt(Math.floor(hour / 24), hour % 24)
    await expect(page.locator('[data-longest]').first(), `hour ${hour}`).toHaveText(says)
    await expect(page.locator('#titulo-mapa + * [data-open]'), `hour ${hour}`).toHaveText(says)
    await page.clock.fastForward('01:00:00')
  }
  await expect(emergencies).toBeVisible()
})

/** @param day 0 is Monday. */
function expectedAt(day: number, hour: number): string {
  const isWorkday = day < 5
  if (isWorkday && hour >= 9 && hour < 14) return 'Abierto ahora en el Consultorio Roma, hasta las 14:00'
  if (isWorkday && hour >= 16 && hour < 20) return 'Abierto ahora en Star Médica, hasta las 20:00'
  if (isWorkday && hour >= 14 && hour < 16) return 'Cerrado ahora · abre a las 16:00 en Star Médica'
  const when = isWorkday && hour < 9 ? '' : day < 4 || day === 6 ? 'mañana ' : 'el lunes '
  return `Cerrado ahora · abre ${when}a las 9:00 en el Consultorio Roma`
}
