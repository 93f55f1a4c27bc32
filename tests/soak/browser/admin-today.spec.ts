import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'
import { openScreen } from '../../support/admin-screens.ts'
import { openStart } from '../../support/start-screen.ts'

test.use({ allowedErrors: /status of 500/ })

test('closing for today asks nothing about her unpublished notices', async ({ page }) => {
  await openStart(page)
  await openScreen(page, '/admin/avisos')
  await page
    .getByRole('button', { name: /^Cerrar: / })
    .first()
    .click()
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await openScreen(page, '/admin')
  await page.getByRole('button', { name: 'Cerrado hoy' }).click()
  await expect(page.getByRole('button', { name: 'Deshacer el cierre' })).toBeVisible()

  await openScreen(page, '/admin/avisos')

  await expect(page.getByRole('article', { name: 'Otro', exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Día de descanso' })).toBeVisible()
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(page.getByText('Hay una versión más reciente')).toHaveCount(0)
})

test('each part that cannot be loaded says so, the others work, and it loads when asked again', async ({
  page,
}) => {
  const calls = [
    '**/api/notices',
    '**/api/next/notices',
    '**/api/checks',
    '**/api/visits',
    '**/api/dated-changes',
  ]
  for (const call of calls) await page.route(call, (route) => route.fulfill({ status: 500 }))
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)

  const state = page.getByRole('region', { name: 'El sitio, ahora' })
  await expect(state).toContainText('La última publicación')
  const again = page.getByRole('button', { name: /^Reintentar/ })
  await expect(again).toHaveCount(5)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const call of calls) await page.unroute(call)
  while ((await again.count()) > 0) {
    const count = await again.count()
    await again.first().click()
    await expect.poll(() => again.count()).toBeLessThan(count)
  }

  await expect(page.getByRole('region', { name: /^Hoy, / })).toBeVisible()
  await expect(state).toContainText('por corregir')
})
