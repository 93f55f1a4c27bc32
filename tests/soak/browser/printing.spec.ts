import { siteContent } from '../../../sample-site/site-content.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectEach } from './each.ts'

/** The longest texts of the sample, one of every kind, and one with two figures. */
const articles = [
  '/enfermedades/infecciones-de-transmision-sexual',
  '/enfermedades/enfermedades-del-embarazo',
  '/enfermedades/sangrados-uterinos',
  '/sintomas/dolor-pelvico',
  '/servicios/papanicolau',
]

/** Chromium writes the page objects of a PDF uncompressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length

test('articles print on two pages of Letter and of A4', async ({ page }) => {
  await expectEach(articles, async (path) => {
    await page.goto(path)

    for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format }))).toBe(2)
  })
})

test('an article on paper has the practice, its phone and the addresses of the sources, and no buttons', async ({
  page,
}) => {
  const { name, phoneDisplay = '' } = siteContent.doctorInfo
  await page.goto('/enfermedades/infecciones-de-transmision-sexual')
  const head = page.getByText(`Tel. ${phoneDisplay}`)
  await expect(head).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(head).toBeVisible()
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  for (const hidden of [
    ...[page.getByRole('link', { name: 'Salir rápido' }), page.getByRole('contentinfo')],
    ...[page.getByRole('navigation'), page.locator('.btn'), page.locator('[data-floating] a')],
    ...[
      page.getByRole('link', { name: 'Compartir por WhatsApp' }),
      page.locator('[data-section="Header"] *'),
    ],
  ])
    expect(await hidden.filter({ visible: true }).count()).toBe(0)
  const source = page.locator('#fuentes a').first()
  const written = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain('https://www.who.int/')
})

test('an article on paper is black on white', async ({ page }) => {
  await page.goto('/servicios/colposcopia')
  await page.emulateMedia({ media: 'print' })

  const colours = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].filter((part) => part.checkVisibility())
    const style = (part: Element) => getComputedStyle(part)
    return [
      ...new Set(
        shown.flatMap((part) => [`text ${style(part).color}`, `behind ${style(part).backgroundColor}`]),
      ),
    ]
  })

  expect(colours.toSorted()).toEqual(['behind rgba(0, 0, 0, 0)', 'text rgb(0, 0, 0)'])
})
