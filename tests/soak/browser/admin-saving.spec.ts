import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../../support/admin.ts'
import { field, readContent, savedToast, screen } from '../../support/site-info.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

const failure = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Falla al actualizar la información del sitio. Intentar de nuevo.' })

test('a failed save shows the reason, keeps everything and can be retried', async ({ page }) => {
  // One route for all, before anything is typed: a request that is sent while the browser turns routes off and on may
  // get no response, for example that of the draft.
  let failed = 0
  await page.route('**/api/site-content', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return failed === 0 ? route.abort() : route.fulfill({ status: failed, headers: { 'Retry-After': '40' } })
  })
  await signIn(page, screen)
  await field(page, 'doctorInfo.name').fill('Dra. Ana')

  for (const [status, explanation] of [
    [413, 'demasiado grande'],
    [429, 'Espere 40 segundos'],
    [503, 'no puede guardar en este momento'],
    [0, 'No hubo conexión'],
  ] as const) {
    failed = status
    await page.keyboard.press('Control+s')

    await expect(failure(page)).toContainText(explanation)
    await expect(
      page.getByText('Falla al actualizar la información del sitio', { exact: true }),
    ).toBeVisible()
    await expect(field(page, 'doctorInfo.name')).toHaveValue('Dra. Ana')
  }

  await page.unroute('**/api/site-content')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('an error found by the server appears at its field, which opens', async ({ page }) => {
  await signIn(page, screen)
  const issues = [{ path: 'contact.mapTitle', message: 'No se aceptó este título.' }]
  await page.route('**/api/site-content', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { code: 'invalid', issues },
        })
      : route.continue(),
  )
  await field(page, 'doctorInfo.name').fill('Dra. Ana')
  await page.keyboard.press('Control+s')

  await expect(field(page, 'contact.mapTitle')).toBeFocused()
  await expect(field(page, 'contact.mapTitle')).toHaveAccessibleDescription('No se aceptó este título.')
  await expect(page.getByRole('tab', { name: 'Contacto' })).toContainText('1')
})

test('a failed load shows a message and can be retried', async ({ page }) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/next/site-content', async (route) => {
    await failed
    return route.fulfill({ status: 503 })
  })
  await signIn(page, screen)
  await expect(page.getByText('Cargando...')).toBeVisible()
  fail()

  await expect(
    page.getByText('Falla al extraer la información del sitio. Intentar de nuevo.', { exact: true }),
  ).toBeVisible()
  await page.unroute('**/api/next/site-content')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()

  await expect(field(page, 'doctorInfo.name')).toBeVisible()
})

test('typing words over a slow and failing network loses no character', async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page, screen)
  await page.goto(`${screen}#aboutMe.description`)
  let attempt = 0
  await page.route('**/api/site-content', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attempt += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (attempt % 5 === 1) return route.fulfill({ status: 503 })
    if (attempt % 5 === 2) return route.abort()
    if (attempt % 5 === 3) {
      // The save succeeds, but the response is lost.
      await route.fetch()
      return route.abort()
    }
    await route.continue()
  })
  const description = field(page, 'aboutMe.description')
  await description.fill('')

  const words = Array.from({ length: 12 }, (_, index) => `palabra${index} `)
  for (const word of words) {
    await page.keyboard.type(word, { delay: 8 })
    await page.keyboard.press('Control+s')
  }
  await expect(description).toHaveValue(words.join(''))
  await expect(async () => {
    await page.keyboard.press('Control+s')
    const { description: saved } = (await readContent(page)).aboutMe
    expect(saved).toBe(words.join('').trim())
  }).toPass()

  await expect(description).toHaveValue(words.join(''))
  // Every kind of failure; the save whose response is lost succeeds.
  expect(attempt).toBeGreaterThanOrEqual(3)
})
