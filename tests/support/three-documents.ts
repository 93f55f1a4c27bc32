import type { Browser, Page } from '@playwright/test'
import {
  draftsStored,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
} from './admin.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { field } from './site-info.ts'

type Journey = {
  readonly page: Page
  readonly admin: HostedSite
  readonly browser: Browser
  readonly width: number
}

/** The owner reviews changes of three documents, leaves one out, publishes the others, and finds it on another device. */
export async function publishThreeDocuments({ page, admin, browser, width }: Journey): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await signIn(page, '/admin/datos#doctorInfo.name')
  await field(page, 'doctorInfo.name').fill('Dra. Publicada')
  const publish = page.getByRole('link', { name: /^Publicar/ })
  await expect(publish).toHaveAccessibleName('Publicar 1 cambio')
  await publish.click()
  await expect(page.getByRole('region', { name: 'Información del Sitio' })).toBeVisible()

  await page.goto('/admin/servicios/colposcopia')
  const title = page.locator('[id="campo-title"]')
  const before = await title.inputValue()
  await title.fill('Colposcopia digital')
  await draftsStored(page)
  await expect(publish).toHaveAccessibleName('Publicar 2 cambios')
  await publish.click()
  await expect(page.getByRole('region', { name: /^Servicios: / })).toBeVisible()
  await page.goto('/admin/secciones')
  await page
    .getByRole('switch', { name: /Visible/ })
    .last()
    .click({ force: true })
  await page.getByRole('button', { name: 'Guardar secciones' }).click()
  await expect(publish).toHaveAccessibleName('Publicar 3 cambios')
  await expectNoSidewaysScroll(page)

  await publish.click()
  await expect(page.getByText('3 cambios por publicar.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'iframe')
  const service = page.getByRole('region', { name: /^Servicios: / })
  await service.getByRole('checkbox').uncheck()
  await expect(
    page.getByText('2 cambios por publicar; 1 apartado: se publica cuando lo marque.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Publicar 2 cambios' }).click()

  await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()
  expect(await publicHtml(admin)).toContain('Dra. Publicada')
  expect(await publicHtml(admin, '/servicios/colposcopia')).toContain(before)
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()

  const phone = await browser.newContext({ baseURL: admin.url, viewport: { width: 360, height: 740 } })
  await phone.addCookies(await page.context().cookies())
  const other = await phone.newPage()
  await other.goto('/admin/servicios/colposcopia')
  await expect(other.locator('[id="campo-title"]')).toHaveValue('Colposcopia digital')
  await phone.close()
}
