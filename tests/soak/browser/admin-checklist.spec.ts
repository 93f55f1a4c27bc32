import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../support/admin.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an owner answers twelve questions, and prints them with the site of a day', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/historial')
  await page.getByRole('button', { name: 'Imprimir el sitio' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'doce preguntas' }).click()
  await page.getByRole('button', { name: /^Responder/ }).click()
  const questions = page.getByRole('radiogroup')
  await expect(questions).toHaveCount(12)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  for (const question of await questions.all()) await question.getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Guardar mis respuestas' }).click()

  const answers = page.getByRole('region', { name: 'Doce preguntas' })
  await expect(answers).toContainText('Las respondió usted')
  await expect(answers.getByRole('listitem').filter({ hasText: 'promete un resultado' })).toHaveText(/No$/)
  await expect(answers.getByText('Por atender')).toHaveCount(7)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Doce preguntas sobre el sitio/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Revisión' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/admin/historial')
  await page.getByRole('button', { name: 'Imprimir el sitio' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Abrir para imprimir' }).click()
  const printout = await opened
  await expect(printout.getByRole('heading', { name: /^Lo que el sitio mostraba el / })).toBeVisible()
  await expect(printout.getByText(/^¿Alguna frase promete un resultado.* No$/)).toBeVisible()
  await expect(printout.getByRole('heading', { name: 'Aviso de privacidad', level: 1 })).toBeVisible()
})
