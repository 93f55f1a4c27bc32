import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../../support/admin.ts'
import { photoFile, type TestFile } from '../../support/pictures.ts'

// Pictures are encoded, on a machine that may be busy.
const question = 'Esta imagen tiene movimiento; el sitio mostrará solo el primer cuadro.'

async function gifFile(name: string): Promise<TestFile> {
  const [one, two] = [await photoFile('a', { color: '#a62f30' }), await photoFile('b', { color: '#085c38' })]
  const frames = sharp([one.buffer, two.buffer], { join: { animated: true } })
  return { name, mimeType: 'image/gif', buffer: await frames.gif().toBuffer() }
}

/** Notes the uploads that reach the server. */
function uploadsOf(page: Page) {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/media')
      uploads.push('upload')
  })
  return uploads
}

test('a file with movement is uploaded to Medios only after the owner said that she wants it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, '/admin/medios')
  const uploads = uploadsOf(page)
  const input = page.locator('input[type=file][aria-label="Subir fotos"]').first()
  const queue = page.getByRole('region', { name: 'Subidas' })
  await input.setInputFiles(await gifFile('baile.gif'))
  await expect(queue).toContainText(question)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/movimiento-360.png', fullPage: true })

  await queue.getByRole('button', { name: 'No usarla (baile.gif)' }).click()
  await expect(queue).toBeHidden()
  expect(uploads).toEqual([])
  expect(await callApi(page, '/api/media')).toEqual({ items: [] })

  await input.setInputFiles(await gifFile('baile.gif'))
  await queue.getByRole('button', { name: 'Usarla así (baile.gif)' }).click()
  await expect(queue).toContainText('Lista')
  expect(uploads).toEqual(['upload'])
})
