import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/*
 * Ten questions of patients, on a small phone, from the home page. Every touch counts as a tap, also the one that puts
 * the cursor into the search field. Scrolling is counted in the page and in the menu. Nothing counts that a link does.
 */

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, reducedMotion: 'reduce' })

const maxTaps = 2
const maxScrolled = 800

class Visit {
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

  async search(words: string): Promise<void> {
    await this.openSearch()
    await this.tap(this.page.getByRole('searchbox'))
    await this.page.keyboard.type(words)
    await expect(this.page.getByRole('searchbox')).toHaveValue(words)
    await expect(this.page.getByRole('status').filter({ hasText: /resultado/ })).toBeVisible()
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
    await this.page.evaluate(() => document.fonts.ready)
    this.#scrolled += await target.evaluate(async (element) => {
      const scrolled = () => {
        let sum = scrollY
        for (let around = element.parentElement; around; around = around.parentElement)
          if (around !== document.documentElement) sum += around.scrollTop
        return sum
      }
      // A link to a part of the page may still be on its way there.
      // The results of the last typed letter may still come.
      let before = -1
      while (before !== scrolled() + element.getBoundingClientRect().top) {
        before = scrolled() + element.getBoundingClientRect().top
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      const start = scrolled()
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return Math.abs(scrolled() - start)
    })
  }
}

const questions: readonly (readonly [string, (visit: Visit) => Promise<void>])[] = [
  [
    'does she treat endometriosis?',
    async (visit) => {
      await visit.search('endometriosis')
      await visit.reads(visit.page.locator('[data-result]', { hasText: 'Endometriosis' }).first())
    },
  ],
  [
    'what does a consultation cost?',
    async (visit) => {
      await visit.chooseInMenu('Costos y formas de pago')
      await visit.reads(visit.page.locator('#costos').getByText('$1,200').first())
    },
  ],
  [
    'is my insurer accepted?',
    async (visit) => {
      await visit.search('santa lucia')
      const insurer = visit.page.getByRole('listitem').filter({ hasText: 'Santa Lucía Seguros' }).last()
      await visit.reads(insurer.getByText('El consultorio trabaja con ella.'))
    },
  ],
  [
    'where is it?',
    async (visit) => {
      await visit.search('direccion')
      await visit.reads(visit.page.getByText(/Calle Ejemplo 000/).first())
    },
  ],
  [
    'when is it open?',
    async (visit) => {
      await visit.reads(visit.page.getByText(/Lunes a viernes y sábado, de\s10:00\sa\s14:00/).first())
    },
  ],
  [
    'can I book tonight?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Agenda en línea' }))
      await visit.reads(visit.page.getByRole('button', { name: 'Abrir la agenda' }))
    },
  ],
  [
    'is this an emergency?',
    async (visit) => {
      await visit.chooseInMenu('Contacto')
      await visit.reads(visit.page.getByText(/sangrado abundante.*acuda a urgencias/))
    },
  ],
  [
    'how do I prepare?',
    async (visit) => {
      await visit.search('papanicolau')
      await visit.reads(visit.page.getByText('Programe la toma fuera de los días de regla.'))
    },
  ],
  [
    'who is she?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Perfil profesional' }))
      await visit.reads(
        visit.page
          .getByRole('main')
          .getByText(/Cédula profesional/)
          .first(),
      )
    },
  ],
  [
    'what do they know about me?',
    async (visit) => {
      await visit.openSearch()
      await visit.tap(visit.page.getByRole('main').getByRole('link', { name: 'Aviso de privacidad' }))
      await visit.reads(visit.page.getByRole('heading', { name: /Qué datos/ }).first())
    },
  ],
]

for (const [question, ask] of questions) {
  test(`«${question}» is answered within two taps and one screen of scrolling`, async ({ page }) => {
    await page.goto('/')
    await ask(new Visit(page))
  })
}
