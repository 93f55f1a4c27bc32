import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { pageReady } from './loader.ts'

export const smallPhone = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const

const maxTaps = 2
const maxScrolled = 800

/**
 * A patient who looks for an answer. Every touch counts as a tap, also the one that puts the cursor into the search
 * field. Scrolling is counted in the page and in the menu. Nothing counts that a link does.
 */
export class Visit {
  readonly page: Page
  #taps = 0
  #scrolled = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await this.#show(target)
    this.#taps += 1
    await target.tap()
  }

  openMenu(): Promise<void> {
    return this.tap(this.page.getByRole('button', { name: 'Abrir menú' }))
  }

  async chooseInMenu(name: string): Promise<void> {
    await this.openMenu()
    await this.tap(this.page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name, exact: true }))
  }

  openSearch(): Promise<void> {
    return this.tap(this.page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }))
  }

  /** Opens the search page, which lists the questions, and chooses one. */
  async chooseQuestion(name: string): Promise<void> {
    await this.openSearch()
    await this.tap(this.page.getByRole('main').getByRole('link', { name, exact: true }))
  }

  async search(words: string): Promise<void> {
    await this.openSearch()
    await this.tap(this.page.getByRole('searchbox'))
    await this.page.keyboard.type(words)
    await expect(this.page.getByRole('searchbox')).toHaveValue(words)
    await expect(this.page.locator('main [data-query]')).toHaveAttribute('data-query', words)
  }

  /** The visitor reads this: it is in view, and neither taps nor scrolling exceed their limits. */
  async reads(answer: Locator): Promise<void> {
    await this.#show(answer)
    await expect(answer).toBeInViewport()
    expect(this.#taps, 'taps').toBeLessThanOrEqual(maxTaps)
    expect(this.#scrolled, 'px scrolled').toBeLessThanOrEqual(maxScrolled)
  }

  /** Scrolls as little as possible. */
  async #show(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    // What is folded and the fonts change where the target is. A link to a part of a page has arrived by then.
    await pageReady(this.page)
    await this.page.evaluate(() => document.fonts.ready)
    this.#scrolled += await target.evaluate((element) => {
      const scrolled = () => {
        let sum = scrollY
        for (let around = element.parentElement; around; around = around.parentElement)
          if (around !== document.documentElement) sum += around.scrollTop
        return sum
      }
      const start = scrolled()
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return Math.abs(scrolled() - start)
    })
  }
}
