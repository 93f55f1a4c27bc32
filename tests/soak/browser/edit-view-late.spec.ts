import type { Page } from '@playwright/test'
import { expect, test } from '../../support/admin.ts'
import { openEditView } from '../../support/edit-view.ts'
import { holdRequests } from '../../support/hold-requests.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('a testimonial is typed in the page on a device that is too busy to start it', async ({ page }) => {
  await page.addInitScript(postponeReact)
  const { quote, panel, part } = await openTestimonials(page)
  await expect(part).toHaveAttribute('data-ready')

  await quote.click()
  await expect(quote).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Salí con todo claro.')
  await expect(panel.getByRole('textbox').first()).toHaveValue('Salí con todo claro.')
})

test('a testimonial is typed in the page although that was rendered again since the click', async ({
  page,
}) => {
  const { quote, other, panel, part } = await openTestimonials(page)
  await expect(part).toHaveAttribute('data-ready')
  await other.click()
  await expect(other).toHaveAttribute('contenteditable', 'plaintext-only')
  const text = await other.textContent()

  // The click comes before the page without the other one, and the entry after it.
  const rendering = await holdRequests(page, /\/api\/render$/)
  const entry = await holdRequests(page, /\/api\/next\/testimonials\/muestra-1$/)
  await page
    .getByRole('toolbar', { name: /^Testimonios: / })
    .getByRole('button', { name: 'Ocultar' })
    .click()
  await rendering.asked
  await quote.click()
  await entry.asked
  rendering.release()
  await expect(part).not.toContainText(text ?? '')
  entry.release()

  await expect(quote).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Salí con todo claro.')
  await expect(panel.getByRole('textbox').first()).toHaveValue('Salí con todo claro.')
})

/** Delays the work that React puts off until the browser has time, in the frame only. */
function postponeReact() {
  if (self === top) return
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    setTimeout(() => postMessage.call(this, message), 1_500)
  }
}

/** Opens the home page in the editing view at its first testimonial. */
async function openTestimonials(page: Page) {
  const site = await openEditView(page)
  const section = site.locator('[data-section="Testimonials"]')
  const quotes = section.locator('blockquote p:first-of-type')
  await quotes.first().scrollIntoViewIfNeeded()
  return {
    site,
    title: section.locator('h2').first(),
    quote: quotes.first(),
    other: quotes.nth(1),
    part: section.locator('[data-island]'),
    panel: page.getByRole('region', { name: 'Lo que se edita' }),
  }
}
