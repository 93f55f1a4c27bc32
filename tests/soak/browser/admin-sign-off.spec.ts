import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { publishAll } from '../../support/publish.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone the owner signs one article in two taps, and none together with others', async ({
  page,
  admin,
}) => {
  expect(await publicHtml(admin, '/enfermedades/endometriosis')).toContain(
    'La doctora aún no lo ha revisado.',
  )
  await signIn(page, '/admin/revision')
  const line = page.getByRole('listitem').filter({ hasText: /^Revisión médica: \d+ textos/ })
  const unsigned = line.getByRole('link', { name: /^Endometriosis/ })
  await expect(line).toBeVisible()
  await expect(unsigned).toBeHidden()
  await line.getByText(/^Revisión médica: 24/).tap()
  await expect(line.getByRole('link')).toHaveCount(24)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: /firmo|firmar/i })).toHaveCount(0)

  await unsigned.tap()
  await expect(page.getByRole('button', { name: 'Revisé y firmo' })).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Revisé y firmo' }).tap()

  await expect(
    page.getByText(/Vuelva a leerlo y firme de nuevo cuando cambie algo médico en él/),
  ).toBeVisible()
  await publishAll(page)
  expect(await publicHtml(admin, '/enfermedades/endometriosis')).toContain('Revisado por')
  expect(await publicHtml(admin, '/enfermedades/miomas-y-polipos')).not.toContain('Revisado por')
})
