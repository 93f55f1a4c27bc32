import type { Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem } from '../../../src/content/media/media.ts'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile } from '../../support/pictures.ts'
import { editNext, publishNext } from './next-version.ts'

// A publish that arrived is refused when it is sent again.
test.use({ allowedErrors: /status of (?:409|502)/ })
// Pictures are encoded, on a machine that may be busy.
test.setTimeout(300_000)

const one = z.object({ item: mediaItem })
const list = z.object({ items: z.array(mediaItem) })
const fileNames = async (page: Page) =>
  list.parse(await callApi(page, '/api/media')).items.map(({ fileName }) => fileName)

/** Uploads a picture, and publishes two other files in its place. */
async function replacePictureTwice(page: Page) {
  const upload = async (path: string, name: string, color: string) => {
    const response = await page.request.post(path, {
      multipart: { file: await photoFile(name, { color, width: 320, height: 240 }) },
      timeout: 120_000,
    })
    return one.parse(await response.json()).item
  }
  const { id } = await upload('/api/media', 'primera.jpg', '#4b76cf')
  for (const [name, color] of [
    ['segunda.jpg', '#a62f30'],
    ['tercera.jpg', '#085c38'],
  ] as const) {
    const { version: file } = await upload(`/api/media/${id}/prepared`, name, color)
    await editNext(page.request, `pictures/${id}`, { file })
    await publishNext(page.request)
  }
}

async function publish(page: Page) {
  await page.getByRole('link', { name: /^Publicar \d/ }).click()
  await page.getByRole('button', { name: /^Publicar \d/ }).click()
  await expect(page.getByText('Publicado: ya se ve en el sitio.')).toBeVisible()
}

test('a replaced picture is put back from its details', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
  await replacePictureTwice(page)
  await page.goto('/admin/medios')
  await page.getByRole('link', { name: /primera/ }).click()
  const details = page.getByRole('dialog')
  const former = details.getByRole('listitem').filter({ hasText: 'reemplazada' })
  await expect(former).toHaveCount(2)
  await expect(former.first()).toContainText('segunda.jpg')
  await expect(former.last()).toContainText('primera.jpg')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await details.getByRole('button', { name: 'Volver a la foto anterior (primera.jpg)' }).click()

  await expect(details.getByRole('definition').first()).toHaveText('primera.jpg')
  expect(await fileNames(page)).toEqual(['tercera.jpg'])
  await page.keyboard.press('Escape')
  await publish(page)
  expect(await fileNames(page)).toEqual(['primera.jpg'])
})

test('an earlier picture whose responses are lost is prepared and published once', async ({ page }) => {
  await signIn(page)
  await replacePictureTwice(page)
  await page.goto('/admin/medios')
  await page.getByRole('link', { name: /primera/ }).click()
  for (const path of ['**/prepared/*', '**/api/publish']) {
    await page.route(
      path,
      async (route) => {
        await route.fetch()
        return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      },
      { times: 1 },
    )
  }

  await page.getByRole('button', { name: 'Volver a la foto anterior (segunda.jpg)' }).click()
  await expect(page.getByRole('definition').first()).toHaveText('segunda.jpg')
  await page.keyboard.press('Escape')
  await publish(page)

  expect(await fileNames(page)).toEqual(['segunda.jpg'])
})
