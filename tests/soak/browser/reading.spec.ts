import { expect, test } from '../../support/fixtures.ts'

const article = '/enfermedades/endometriosis'

test.describe('beside a long article', () => {
  test.use({ viewport: { width: 1280, height: 860 } })

  test('the list of chapters stays in view, marks the chapter being read and leads to others', async ({
    page,
  }) => {
    await page.goto(article)
    const chapters = page.getByRole('navigation', { name: 'En esta página, junto al texto' })
    const current = chapters.locator('[aria-current]')
    await expect(current).toHaveCount(0)

    await page.locator('#tratamiento').evaluate((chapter) => chapter.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText('Cómo se trata')
    await expect(current).toBeInViewport()

    await chapters.getByRole('link', { name: 'Causas', exact: true }).click()
    await expect(current).toHaveText('Causas')
    await expect(page.locator('#causas h2')).toBeInViewport()
  })

  test('alarm signs and contact stay in view to the end of the article, below the other entries', async ({
    page,
  }) => {
    await page.goto(article)
    const guide = page.getByRole('link', { name: 'Cuándo es una urgencia' })
    const call = page.getByRole('main').locator('a[href^="tel:"]:not([href="tel:911"])').last()
    const others = page.getByRole('navigation', { name: 'Enfermedades, la lista completa' })
    for (const id of ['sintomas', 'causas', 'tratamiento']) {
      await page.locator(`#${id}`).evaluate((chapter) => chapter.scrollIntoView({ behavior: 'instant' }))
      await expect(guide).toBeInViewport({ ratio: 1 })
      await expect(call).toBeInViewport({ ratio: 1 })
    }

    const { y: end = 0, height = 0 } = (await others.boundingBox()) ?? {}
    const { y: start = 0 } = (await guide.boundingBox()) ?? {}
    expect(end + height).toBeLessThan(start)

    await page.locator('#tratamiento').evaluate((chapter) => chapter.scrollIntoView({ behavior: 'instant' }))
    await guide.click()
    await expect(page.getByRole('region', { name: 'Acuda a urgencias si…' })).toBeInViewport()
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 740 }, javaScriptEnabled: false })

  test('a long article has a folded list of its chapters, which opens without a script', async ({ page }) => {
    await page.goto(article)
    const chapters = page.getByRole('main').getByRole('navigation', { name: 'En esta página' })
    await expect(chapters.getByRole('link', { name: 'Causas' })).toBeHidden()

    await chapters.getByText('En esta página').click()
    await chapters.getByRole('link', { name: 'Causas' }).click()

    await expect(page.locator('#causas h2')).toBeInViewport()
    const { height = 0 } = (await chapters.getByRole('link').first().boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  })
})
