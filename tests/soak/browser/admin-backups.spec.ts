import { test as base, expect, expectAccessible, signIn } from '../../support/admin.ts'
import { runCommand } from '../../support/command.ts'

/** Backups are on, as on a real site. */
const test = base.extend({
  admin: async ({ host }, use) => {
    const site = await host.start({ env: { BACKUP_KEEP: '14' } })
    await use(site)
    await site.stop()
  },
})

test('the start page shows the time of the last backup', async ({ page, admin }) => {
  await signIn(page)
  const state = page.getByRole('region', { name: 'El sitio, ahora' })
  await expect(state).toContainText('Aún no hay copias de seguridad')

  const { code } = await runCommand('backup', { env: { DATA_DIR: admin.dataDir } })
  expect(code).toBe(0)
  await page.reload()

  await expect(state).toContainText('Copia de seguridad: hace un momento')
  await expectAccessible(page)
})
