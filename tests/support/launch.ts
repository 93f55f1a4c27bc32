import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './admin.ts'
import { test as base, expect } from './fixtures.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { fillInOwnSite } from './own-site-documents.ts'
import { type OwnerClient, ownerEnv, signInOwner } from './owner-client.ts'
import { siteStart } from './site-start.ts'

/** A site at a public address that no one has launched. */
export const test = base.extend<{ server: HostedSite; owner: OwnerClient }>({
  server: [
    async ({ host }, use) => {
      const env = { ...ownerEnv, SITE_URL: 'https://anaruiz.mx' }
      const server = await host.start({ env, from: 'new' })
      await use(server)
      await server.stop()
    },
    { timeout: siteStart },
  ],
  owner: async ({ server }, use) => use(await signInOwner(server)),
  baseURL: ({ server }, use) => use(server.url),
})

/** The session's cookie is for https only, which a test's browser does not speak. */
const signIn = (page: Page, { cookie }: OwnerClient) => page.setExtraHTTPHeaders({ cookie })

type Journey = {
  readonly page: Page
  readonly owner: OwnerClient
  readonly browser: Browser
  readonly server: HostedSite
  readonly width: number
}

/** A patient reads one page and calls, until the owner launches the site. */
export async function launchSite({ page, owner, browser, server, width }: Journey): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const patient = await browser.newPage({ baseURL: server.url, viewport: { width, height: 800 } })
  await patient.goto('/contacto')
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Sitio en preparación')
  await expect(patient.getByRole('link')).toHaveCount(0)
  await expectAccessible(patient)
  await expectNoSidewaysScroll(patient)

  await signIn(page, owner)
  await page.goto('/admin')
  const bar = page.getByRole('complementary', { name: 'Menú' })
  await expect(bar).toContainText('En preparación: aún no es público')
  await expect(bar.getByRole('button', { name: 'Lanzar el sitio' })).toHaveCount(0)
  await bar.getByRole('link', { name: 'Ver qué falta' }).click()
  await expect(page.getByRole('heading', { name: /^Impide lanzar el sitio/ })).toBeVisible()
  const confirmPrices = page.getByRole('button', { name: /^Son los míos: Los precios son/ })
  await confirmPrices.click()
  await expect(confirmPrices).toHaveCount(0)
  await page.getByText('Descartados o confirmados (1)').click()
  await expect(page.getByText(/«Son los míos», lo confirmó/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/admin/sitio#insurances')
  await expect(page.getByText('Sus pacientes aún no ven todo esto')).toBeVisible()
  await expect(page.getByText(/«Alameda Seguros».*no lo ven hasta que escriba lo suyo/)).toBeVisible()
  await page.goto('/admin/testimonios')
  await expect(page.getByText('Sus pacientes no ven los de muestra:', { exact: false })).toBeVisible()

  await fillInOwnSite(owner)
  await patient.goto('/')
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Dra. Ana Ruiz Soto')
  await expect(patient.getByRole('link', { name: /^Llamar al/ })).toBeVisible()
  await expectAccessible(patient)
  await expectNoSidewaysScroll(patient)

  await page.goto('/admin')
  await bar.getByRole('button', { name: 'Lanzar el sitio' }).click()
  await expect(page.getByText('Sus pacientes y los buscadores ya ven el sitio.')).toBeVisible()
  await expect(bar).not.toContainText('En preparación')
  await patient.goto('/contacto')
  await expect(patient.getByRole('heading', { level: 1 })).not.toContainText('preparación')
  await expect(patient.getByRole('navigation').first()).toBeVisible()
  await patient.close()
}
