import type { Page } from '@playwright/test'
import type { Schedule } from '../../src/content/hours/schedule.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../support/admin.ts'
import { openScreen } from '../support/admin-screens.ts'
import { changeContent } from '../support/site-info.ts'
import { gate } from '../support/tiers.ts'

test.use({ allowedErrors: /status of 500/ })

const allDay = [{ opens: '00:00', closes: '23:59' }]
/** Open at any time at which the test runs. */
const always: Schedule = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
}

/** Signs in as the owner of a practice that is open now. */
async function openStart(page: Page) {
  await signIn(page)
  await changeContent(page, ({ doctorWorkInfo }) =>
    Object.assign(doctorWorkInfo.consulting, { schedule: always }),
  )
  await page.reload()
}

test(
  'on a phone, one tap closes the practice for today and another one opens it again',
  gate,
  async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openStart(page)
    const today = page.getByRole('region', { name: /^Hoy, / })
    await expect(today).toContainText('Abierto ahora')

    await today.getByRole('button', { name: 'Cerrado hoy' }).click()
    const undo = today.getByRole('button', { name: 'Deshacer el cierre' })
    await expect(undo).toBeFocused()
    await expect(today).toContainText('Cerrado ahora · abre mañana')
    await expect(today).toContainText('El consultorio cierra el')
    expect(await publicHtml(admin)).toContain('El consultorio cierra el')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await undo.click()
    await expect(today).toContainText('Abierto ahora')
    expect(await publicHtml(admin)).not.toContain('El consultorio cierra el')

    await today.getByRole('link', { name: 'Cambiar un precio' }).click()
    await expect(page.getByRole('heading', { name: /^Precios/ }).first()).toBeInViewport()
  },
)

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
  const calls = ['**/api/notices', '**/api/checks', '**/api/visits?*', '**/api/dated-changes']
  for (const call of calls) await page.route(call, (route) => route.fulfill({ status: 500 }))
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)

  const state = page.getByRole('region', { name: 'El sitio, ahora' })
  await expect(state).toContainText('copia')
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
