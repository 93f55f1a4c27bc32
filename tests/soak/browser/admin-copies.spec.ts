import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, signIn, test } from '../../support/admin.ts'
import { takeAway } from '../../support/copies-screen.ts'
import { unzip } from '../../support/unzip.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /400 \(Bad Request\)/ })

test('the ZIP of her site opens from a folder, with pictures, styles and links', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/copias')
  const zip = await takeAway(page, 'Llevarme mi sitio: las páginas', 'Preparar')
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const names = unzip(zip, folder)
  expect(names).toContain('LEAME.txt')
  expect(names).toContain('servicios/colposcopia.html')

  const site = await context.newPage()
  const failures: string[] = []
  // A picture that the next page interrupts is not missing.
  site.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(request.url())
  })
  site.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await site.goto(pathToFileURL(join(folder, 'index.html')).href)
  await site.getByRole('link', { name: 'Servicios' }).first().click()
  await expect(site).toHaveURL(/servicios\.html/)
  await site
    .getByRole('link', { name: /colposcopia/i })
    .first()
    .click()
  await expect(site).toHaveURL(/servicios\/colposcopia\.html/)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  const broken = await site.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  )
  expect(broken).toEqual([])
  expect(await site.evaluate(() => document.fonts.check('1rem Figtree'))).toBe(true)
  expect(failures).toEqual([])
})
