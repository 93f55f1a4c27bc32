import { z } from 'zod'
import { mediaItem } from '../../../src/content/media/media.ts'
import { callApi, expect, publicHtml, test } from '../../support/admin.ts'
import { openEditView } from '../../support/edit-view.ts'
import { photograph } from '../../support/pictures.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const media = z.object({ items: z.array(mediaItem) })
const content = z.object({ siteContent: z.looseObject({ aboutMe: z.looseObject({}) }) })

test('the owner drops a photograph on a picture and moves its focal point in the page', async ({
  page,
  admin,
}) => {
  const site = await openEditView(page)
  const portrait = site.locator('[data-section="AboutMe"] img[data-traced]').first()
  await portrait.scrollIntoViewIfNeeded()

  // The upload of a file that is dropped on the picture.
  const photo = (await photograph(900, 1600, 120)).toString('base64')
  await portrait.evaluate(async (picture, base64) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'retrato.jpg', { type: 'image/jpeg' }))
    const point = { clientX: left + width / 2, clientY: top + height / 2 }
    for (const type of ['dragover', 'drop'])
      picture.dispatchEvent(new DragEvent(type, { ...point, bubbles: true, cancelable: true, dataTransfer }))
  }, photo)
  await expect(portrait).toHaveAttribute('src', /^\/medios\//, { timeout: 120_000 })

  const uploaded = media.parse(await callApi(page, '/api/media')).items.map(({ focus }) => focus)
  const found = await portrait.getAttribute('data-focus')
  const handle = page.getByRole('button', { name: /^Punto de interés/ })
  await expect(handle).toBeVisible()
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle has no box.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 80, { steps: 4 })
  await page.mouse.up()
  await expect(portrait).toHaveAttribute('data-focus', /^\d+ \d+$/)
  await expect(portrait).not.toHaveAttribute('data-focus', found ?? '')
  const dragged = await portrait.getAttribute('data-focus')

  await handle.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(portrait).not.toHaveAttribute('data-focus', dragged ?? '')

  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(portrait).toHaveAttribute('data-focus', dragged ?? '')
  await page.getByRole('button', { name: 'Rehacer', exact: true }).click()
  await expect(portrait).not.toHaveAttribute('data-focus', dragged ?? '')

  // Also if something else is selected at once.
  const moved = await portrait.getAttribute('data-focus')
  await handle.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await site.locator('[data-section="AboutMe"] h2').first().click()
  await expect(portrait).not.toHaveAttribute('data-focus', moved ?? '')
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(portrait).toHaveAttribute('data-focus', moved ?? '')

  // The portrait and its point are her changes until they are published.
  await expect(page.getByText('2 cambios sin publicar')).toBeVisible()
  const { items } = media.parse(await callApi(page, '/api/media'))
  expect(items.map(({ focus }) => focus)).toEqual(uploaded)
  expect(await publicHtml(admin)).not.toContain('retrato.jpg')
  const saved = content.parse(await callApi(page, '/api/site-content'))
  expect(JSON.stringify(saved.siteContent.aboutMe)).not.toContain('/medios/')
})

test('the owner sees a link to edit on the page that she visits, and the admin frames do not', async ({
  page,
}) => {
  const site = await openEditView(page)
  await expect(site.getByRole('link', { name: 'Editar esta página' })).toHaveCount(0)

  const response = await page.goto('/servicios')
  expect(response?.headers()['cache-control']).toBe('private, no-cache')
  const link = page.getByRole('link', { name: 'Editar esta página' })
  await expect(link).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 360, height: 740 })
  await link.click()
  await expect(page).toHaveURL(/\/admin\/editar\?pagina=%2Fservicios/)
})
