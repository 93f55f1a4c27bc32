import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'

const risky = 'Colocamos el DIU sin dolor.'
const better = 'Colocamos el DIU con medidas para aliviar las molestias.'

test.use({ viewport: { width: 360, height: 780 } })

test('tells a claim beside its field, and a tap on the better sentence takes it out', async ({ page }) => {
  await signIn(page, '/admin/servicios/planificacion-familiar#forWhat')
  const field = page.getByRole('textbox', { name: 'Para qué sirve' })
  await field.fill(`Sirve para elegir un método. ${risky}`)

  await expect(page.getByText('Dice «sin dolor».')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Usar esta frase: ${better}` }).click()

  await expect(field).toHaveValue(`Sirve para elegir un método. ${better}`)
  await expect(page.getByText('Dice «sin dolor».')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(`Sirve para elegir un método. ${risky}`)
})

test('says nothing while a text only reports a promise of others', async ({ page }) => {
  await signIn(page, '/admin/servicios/planificacion-familiar#forWhat')
  const field = page.getByRole('textbox', { name: 'Para qué sirve' })
  await field.fill(risky)
  await expect(page.getByText('Dice «sin dolor».')).toBeVisible()

  await field.fill('Desconfíe de quien le prometa un DIU sin dolor.')

  await expect(page.getByText(/^Dice «/)).toHaveCount(0)
})

test('changes a sentence from the list of findings, and takes the change back there', async ({ page }) => {
  await signIn(page, '/admin/servicios/planificacion-familiar#forWhat')
  await page.getByRole('textbox', { name: 'Para qué sirve' }).fill(risky)
  await expect(page.getByText('Dice «sin dolor».')).toBeVisible()
  // The draft is on the server when the bar counts it.
  await page.waitForResponse((response) => /\/api\/drafts/.test(response.url()) && response.ok())
  await page.goto('/admin/revision')

  await page.getByRole('button', { name: `Usar esta frase: ${better}` }).click()

  const changed = page.getByRole('status', { name: 'Frases cambiadas' })
  await expect(changed).toContainText(better)
  await expect(page.getByText('Dice «sin dolor».')).toBeHidden()
  await expectNoSidewaysScroll(page)
  await changed.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(page.getByText('Dice «sin dolor».')).toBeVisible()
})
