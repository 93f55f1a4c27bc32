import { expect, expectAccessible, expectNoSidewaysScroll, publicHtml, test } from '../support/admin.ts'
import { openStart } from '../support/start-screen.ts'

test.use({ allowedErrors: /status of 500/ })

test('on a phone, one tap closes the practice for today and another one opens it again', async ({
  page,
  admin,
}) => {
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
})
