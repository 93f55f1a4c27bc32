import { expect, test } from '../../support/fixtures.ts'
import { ownPagePaths } from '../../support/own-pages.ts'
import { findOverflow } from '../../support/section-faults.ts'
import { expectSoundPage } from '../../support/sound-page.ts'
import { expectEach } from './each.ts'

test.use({ baseURL: ({ siteWithPages }, use) => use(siteWithPages.url) })

const [list = '', campaign = '', english = '', french = ''] = ownPagePaths

for (const width of [320, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('each of her pages requests only its own files, shifts nothing and does not overflow', async ({
      page,
      siteWithPages,
    }) => {
      await expectEach(ownPagePaths, async (path) => {
        await expectSoundPage(page, { url: siteWithPages.url, path, withAxe: true })
        expect(await findOverflow(page)).toEqual([])
      })
    })
  })

test.describe('without scripts', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('a campaign has its days, its prices and its buttons, and the list leads to it', async ({ page }) => {
    await page.goto(list)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Vacuna contra/ })
      .first()
      .click()

    await expect(page.getByText('Del 1 de noviembre de 2026 al 31 de diciembre de 2099')).toBeVisible()
    await expect(page.getByText(/Segunda dosis · con consulta: \$3,200/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Llamar' }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    )
  })
})

test('on paper, a page of her own has its text and the practice, and no buttons', async ({ page }) => {
  for (const path of [campaign, english, french]) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('.btn').filter({ visible: true }).count()).toBe(0)
    await expect(page.getByText('Dra. Nombre Apellido').filter({ visible: true }).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})
