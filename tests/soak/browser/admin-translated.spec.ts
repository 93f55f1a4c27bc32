import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { field, screen } from '../../support/site-info.ts'

// React reports the error that the changed page causes.
test.use({ allowedErrors: /removeChild|insertBefore|not a child of this node/ })

/** Does to the page what a browser's translation does: every text moves into an element of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.tagName !== 'STYLE')
        texts.push(node)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

test('browsers are asked not to translate the admin', async ({ page }) => {
  await signIn(page, screen)

  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate')
})

test('a screen that a translation broke can be opened again, with everything that was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, '/admin/datos#doctorInfo.name')
  await field(page, 'doctorInfo.name').fill('Dra. Traducida')
  await expect(page.getByRole('link', { name: 'Publicar 1 cambio' })).toBeVisible()
  await translate(page)

  await page.getByRole('button', { name: /^Deshacer/ }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'Esta pantalla dejó de funcionar' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Abrir de nuevo' }).click()

  await page.getByRole('button', { name: /^Rehacer/ }).click()
  await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Traducida')
})
