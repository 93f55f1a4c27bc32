import type { Locator, Page } from '@playwright/test'

export type Control = {
  readonly name: string
  /** Default: the home page. */
  readonly path?: string
  /** Selectors to tap, in this order. */
  readonly taps: (page: Page) => readonly Locator[]
  /** Keys pressed after the taps. */
  readonly keys?: string
}

const section = (page: Page, type: string) => page.locator(`[data-section="${type}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The controls that visitors tap most. Each is measured on a fresh page. */
export const controls: readonly Control[] = [
  {
    name: 'menu',
    taps: (page) => {
      const [open, close] = [button(page, 'Abrir menú'), button(page, 'Cerrar menú')]
      const submenu = page.getByRole('dialog', { name: 'Menú' }).locator('summary').first()
      return [open, submenu, close, open, close]
    },
  },
  {
    name: 'tabs',
    taps: (page) => {
      const tabs = section(page, 'Services').locator('[data-island="ServiceTabs"] a')
      return [1, 2, 3, 4, 0].map((place) => tabs.nth(place))
    },
  },
  {
    name: 'carousel',
    taps: (page) => {
      const [previous, next] = [button(page, 'Testimonio anterior'), button(page, 'Testimonio siguiente')]
      return [next, next, previous, next, previous]
    },
  },
  {
    name: 'gallery',
    taps: (page) => {
      const photo = section(page, 'PhotosGallery').locator('a[data-photo]').first()
      const [previous, next] = [button(page, 'Foto anterior'), button(page, 'Foto siguiente')]
      return [photo, next, next, previous, button(page, 'Cerrar la foto')]
    },
  },
  {
    name: 'search',
    path: '/buscar',
    taps: (page) => [page.getByRole('searchbox')],
    keys: 'dolor',
  },
]
