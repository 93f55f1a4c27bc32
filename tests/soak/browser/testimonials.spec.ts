import { expect, test } from '../../support/fixtures.ts'
import { expectToggles, firstCard, full, sectionOf } from '../../support/testimonial-cards.ts'

test('a card exposes whether it is open', async ({ page }) => {
  await page.goto('/')
  const card = firstCard(page)
  const client = await page.context().newCDPSession(page)
  /** What the browser tells screen readers of the button with this label. */
  const isExpanded = async (name: string) => {
    const { root } = await client.send('DOM.getDocument')
    const { nodes } = await client.send('Accessibility.queryAXTree', {
      backendNodeId: root.backendNodeId,
      accessibleName: name,
      role: 'button',
    })
    return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value
  }

  await card.getByRole('button', { name: 'Ver más' }).click()
  await expect.poll(() => isExpanded('Ver menos')).toBe(true)

  await card.getByRole('button', { name: 'Ver menos' }).click()
  await expect(card.getByRole('button', { name: 'Ver más' })).toBeVisible()
  await expect.poll(() => isExpanded('Ver más')).toBe(false)
})

test('a card opened before hydration stays open', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const card = firstCard(page)

  await card.getByRole('button', { name: 'Ver más' }).click()
  await expect(card.getByText(full)).toBeVisible()
  release()

  await expect(sectionOf(page).locator('[data-island]')).toHaveAttribute('data-ready')
  await expect(card.getByText(full)).toBeVisible()
})

test('only cards with more text offer it, and each names its stars and that it is a sample', async ({
  page,
}) => {
  await page.goto('/')
  const cards = sectionOf(page).locator('figure')

  await expect(cards).toHaveCount(8)
  await expect(sectionOf(page).locator('figure:has(button)')).toHaveCount(5)
  await expect(cards.getByText('Testimonio de muestra')).toHaveCount(8)
  await expect(cards.first().getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
  await expect(cards.nth(2).locator('[aria-label="4 de 5 estrellas"]')).toHaveCount(1)
})

test('the arrow buttons move in both directions, and hidden cards cannot get the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const section = sectionOf(page)
  // Scroll it fully into view, so that only the card's horizontal position matters below.
  await section
    .locator('li')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await section.getByRole('button', { name: 'Testimonio anterior' }).click()

  await expect(section.locator('li:not([inert])')).toHaveCount(2)
  await expect(section.locator('li').last()).toBeInViewport({ ratio: 0.6 })
  await expect(section.locator('li').first()).toBeInViewport({ ratio: 0.6 })
  await expect(section.getByRole('button', { name: 'Testimonio anterior' })).toBeFocused()

  await section.getByRole('button', { name: 'Testimonio siguiente' }).click()
  await expect(section.locator('li').nth(1)).toBeInViewport({ ratio: 0.6 })
  await expect(section.locator('li').last()).toHaveAttribute('inert')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card still toggles', async ({ page }) => {
    await page.goto('/')
    await expectToggles(page)
  })
})
