import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/admin.ts'
import { expect, test } from '../../support/fixtures.ts'
import { owner, ownerEnv } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'
import { field, saveButtons, screen } from '../../support/site-info.ts'

test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  allowedErrors: /status of 500/,
})

test('what was saved and not published is said after a reload, and published by the bar', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'consultorio-release-'))
  const server = await startServer({ env: { ...ownerEnv, RELEASE_DIR: folder } })
  const html = async () => (await fetch(server.url)).text()
  await page.request.post(`${server.url}/api/auth/sign-in/email`, { data: owner })
  await page.goto(`${server.url}${screen}#doctorInfo.name`)
  await field(page, 'doctorInfo.name').fill('Dra. Ana Paz')
  const obstacle = join(folder, 'kept/dibujos')
  rmSync(obstacle, { recursive: true })
  writeFileSync(obstacle, '')
  await saveButtons(page).first().tap()
  await expect(page.getByText(/^Se guardó, pero no se pudo publicar/)).toBeVisible()
  await page.reload()

  await expect(page.getByText('Guardado, sin publicar')).toBeVisible()
  expect(await html()).not.toContain('Dra. Ana Paz')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  rmSync(obstacle)
  mkdirSync(obstacle)
  await page.getByRole('button', { name: 'Publicar', exact: true }).tap()

  await expect(page.getByText('Todo publicado')).toBeVisible()
  expect(await html()).toContain('Dra. Ana Paz')
  await server.stop()
  rmSync(folder, { recursive: true })
})
