import {
  draftsStored,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../../support/admin.ts'

const risky = 'Colocamos el DIU sin dolor.'

test.use({ viewport: { width: 360, height: 780 } })

test('tells a phrase beside its field with its article and a better wording, until it is changed', async ({
  page,
}) => {
  await signIn(page, '/admin/servicios/planificacion-familiar#forWhat')
  const field = page.getByRole('textbox', { name: 'Para qué sirve' })
  await field.fill(`Sirve para elegir un método. ${risky}`)

  const advice = page.getByText('Dice «Colocamos el DIU sin dolor».')
  await expect(advice).toContainText('Ley General de Salud, art. 306')
  await expect(advice).toContainText('Mejor: «')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await field.fill('Desconfíe de quien le prometa un DIU sin dolor.')
  await expect(page.getByText(/^Dice «/)).toHaveCount(0)
})

test('a phrase dismissed with a reason is no longer told, in the list or beside the field', async ({
  page,
}) => {
  await signIn(page, '/admin/servicios/planificacion-familiar#forWhat')
  await page.getByRole('textbox', { name: 'Para qué sirve' }).fill(risky)
  await expect(page.getByText('Dice «Colocamos el DIU sin dolor».')).toBeVisible()
  await draftsStored(page)
  await page.goto('/admin/revision')

  await page.getByRole('button', { name: /^Descartar: Dice «Colocamos el DIU/ }).click()
  await page.getByRole('textbox', { name: '¿Por qué está bien así?' }).fill('Es el título de un estudio.')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()

  await expect(page.getByText('«Es el título de un estudio.»', { exact: false })).toBeAttached()
  await expectNoSidewaysScroll(page)
  await page.goto('/admin/servicios/planificacion-familiar#forWhat')
  await expect(page.getByRole('textbox', { name: 'Para qué sirve' })).toHaveValue(risky)
  await expect(page.getByText(/^Dice «/)).toHaveCount(0)
})
