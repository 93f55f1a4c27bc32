import type { Locator, Page } from '@playwright/test'
import { parseSnapshot } from '../../../src/content/documents/snapshot.ts'
import { siteWithEach } from '../../support/large-site.ts'
import { practiceSnapshot, realPractices } from '../../support/real-practices.ts'
import { defaultsWith, snapshotOf } from '../../support/variant-site.ts'
import { expect, test } from '../../support/variants.ts'
import { expectEach } from './each.ts'

/** Usual windows; the first screen of each is that high. */
const screens = [
  { width: 360, height: 780 },
  { width: 1280, height: 720 },
]

const banners = [
  ...['/servicios', '/enfermedades', '/sintomas', '/enfermedades/endometriosis'],
  ...['/contacto', '/perfil', '/aviso-de-privacidad'],
]

/** One entry with a short name and one with a long name of each kind. */
const details = [
  { path: '/servicios/papanicolau', list: 'Servicios' },
  { path: '/servicios/control-del-embarazo', list: 'Servicios' },
  { path: '/enfermedades/endometriosis', list: 'Enfermedades' },
  { path: '/enfermedades/infecciones-de-transmision-sexual', list: 'Enfermedades' },
  { path: '/sintomas/amenorrea', list: 'Síntomas' },
  { path: '/sintomas/sangrado-vaginal-anormal', list: 'Síntomas' },
]

const [longest] = realPractices()
const sample = snapshotOf('sample', defaultsWith())

const bannerPicture = (page: Page) => page.locator('main header img[src*="/franjas/"]')
const entryList = (page: Page, list: string) =>
  page.getByRole('main').getByRole('navigation', { name: new RegExp(`^${list}, `) })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown.`)
  return box
}

/** The part of the picture that its frame shows. */
async function shownPart(page: Page) {
  return boxOf(bannerPicture(page).locator('xpath=ancestor::div[1]'))
}

for (const screen of screens) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })
    const isWide = screen.width >= 1024

    test(`banners show their pictures ${isWide ? 'over a third of the width' : 'beside or below the title'}`, async ({
      page,
      variantSite,
    }) => {
      variantSite.show(sample)
      await expectEach(banners, async (path) => {
        await page.goto(path)

        const shown = await shownPart(page)
        expect(shown.width).toBeGreaterThanOrEqual(screen.width / (isWide ? 3 : 3.1))
        expect(shown.height).toBeGreaterThanOrEqual(64)
        expect(shown.y + shown.height).toBeLessThanOrEqual(screen.height)
        // The picture covers its frame, and no text is on it.
        const picture = await boxOf(bannerPicture(page))
        expect(picture.width).toBeGreaterThanOrEqual(shown.width)
        expect(picture.height).toBeGreaterThan(shown.height)
        for (const text of await page.locator('main header :is(h1, p, a, summary):visible').all()) {
          const { x, y, width, height } = await boxOf(text)
          const isBeside = x + width <= shown.x || y >= shown.y + shown.height || y + height <= shown.y
          expect(isBeside, await text.textContent().then(String)).toBe(true)
        }
      })
    })

    test(`articles have the list of entries ${isWide ? 'beside the text in the first screen' : 'as a line that opens'}`, async ({
      page,
      variantSite,
    }) => {
      for (const snapshot of isWide ? [sample, practiceOf(longest)] : [sample]) {
        variantSite.show(snapshot)
        await expectEach(details, async ({ path, list }) => {
          await page.goto(path)
          const entries = entryList(page, list)
          const links = entries.getByRole('link')
          const { y, x } = await boxOf(entries)
          // At least its title shows.
          expect(y).toBeLessThan(screen.height - 36)

          if (isWide) {
            const text = await boxOf(page.locator('main article'))
            expect(Math.abs(y - text.y)).toBeLessThan(8)
            expect(x).toBeGreaterThan(text.x + text.width)
            // The contents begin in the first screen too.
            const contents = await boxOf(page.getByRole('navigation', { name: 'En esta página, al inicio' }))
            expect(contents.y + contents.height).toBeLessThanOrEqual(y)
          } else {
            const line = await boxOf(entries)
            expect(line.height).toBeLessThan(60)
            await expect(links).toHaveCount(0)
            await entries.locator('summary').click()
          }
          const count = snapshot[kindOf(path)].length
          await expect(links).toHaveCount(count)
          await expect(links.locator('svg')).toHaveCount(count)
          await expect(entries.locator('[aria-current="page"]')).toHaveAttribute('href', path)
          for (const link of await links.all()) expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
        })
      }
    })
  })
}

test("the banner's picture scrolls more slowly than the page", async ({ page, variantSite }) => {
  variantSite.show(sample)
  for (const path of ['/enfermedades', '/enfermedades/endometriosis']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    const offset = async () => {
      const [picture, frame] = await Promise.all([boxOf(bannerPicture(page)), shownPart(page)])
      return picture.y + picture.height - frame.y - frame.height
    }
    expect(await offset()).toBeCloseTo(0, 0)

    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await expect.poll(offset).toBeGreaterThan(30)
    // It still covers its frame at the end of its way.
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const gap = async () => (await boxOf(bannerPicture(page))).y - (await shownPart(page)).y
    expect(await gap()).toBeLessThanOrEqual(0.5)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(offset).toBeCloseTo(0, 0)
  }
})

test.describe('with 40 entries', () => {
  test.use({ viewport: { width: 1280, height: 720 } })
  const forty = parseSnapshot(siteWithEach(40))
  const path = `/enfermedades/${forty.diseases[34]?.id}`

  test('the list beside an article scrolls inside and shows the current entry', async ({
    page,
    variantSite,
  }) => {
    variantSite.show(forty)
    await page.goto(path)

    const entries = entryList(page, 'Enfermedades')
    expect((await boxOf(entries)).height).toBeLessThan(600)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await entries.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(entries.locator('[aria-current="page"]')).toBeInViewport()
    await entries.getByRole('link').last().focus()
    await expect(entries.getByRole('link').last()).toBeInViewport()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the list of entries of a detail page opens by keyboard', async ({ page, variantSite }) => {
    variantSite.show(sample)
    await page.goto('/sintomas/amenorrea')
    const entries = entryList(page, 'Síntomas')
    await expect(entries.getByRole('link')).toHaveCount(0)

    await entries.locator('summary').press('Enter')

    await expect(entries.getByRole('link', { name: 'Dispareunia' })).toBeInViewport()
  })
})

function practiceOf(practice: typeof longest | undefined) {
  if (!practice) throw new Error('There is no practice.')
  return practiceSnapshot(practice, defaultsWith())
}

function kindOf(path: string) {
  if (path.startsWith('/servicios')) return 'services'
  return path.startsWith('/enfermedades') ? 'diseases' : 'symptoms'
}
