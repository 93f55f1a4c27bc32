import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, owner } from '../../support/admin.ts'
import { ownerEnv } from '../../support/owner-client.ts'
import { textOf } from '../../support/server/text-of-mail.ts'
import { startServer } from '../../support/server.ts'

base.use({ allowedErrors: /status of (400|401|403)/ })

const newPassword = 'cuatro perros verdes'

const test = base.extend<{ mails: string[] }>({
  mails: async ({}, use) => use([]),
  admin: async ({ mails }, use) => {
    const smtp = new SMTPServer({
      authOptional: true,
      onData: async (stream, _session, done) => {
        mails.push(Buffer.concat(await stream.toArray()).toString())
        done()
      },
    })
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const address = smtp.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Consultorio <avisos@ejemplo.mx>' }
    const server = await startServer({ env: { ...ownerEnv, ...mail } })
    await use(server)
    await server.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  },
})

test('a link by mail replaces a forgotten password', async ({ page, admin, mails }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/entrar')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Olvidó su contraseña?')
  await page.getByLabel('Correo').fill(owner.email)
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('ask-360.png') })
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('status')).toContainText('recibirá un correo con un enlace')
  await page.screenshot({ path: test.info().outputPath('asked-360.png') })

  await expect.poll(() => mails.length).toBe(1)
  const link = /http:\S+#token=[\w-]+/.exec(textOf(mails[0] ?? ''))?.[0] ?? ''
  expect(link).toContain(`${admin.url}/admin/recuperar#token=`)
  await page.goto(link)
  await expect(page).toHaveURL(/\/admin\/recuperar$/)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
  await page.getByLabel('Repita la contraseña nueva').fill(newPassword)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: test.info().outputPath('reset-360.png') })
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await page.getByRole('link', { name: 'Entrar con la contraseña nueva' }).click()
  await page.getByLabel('Correo').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(owner.password)
  await page.getByLabel('Repita la contraseña nueva').fill(owner.password)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByRole('alert')).toContainText('ya se usó')
  expect(admin.logs).not.toContain(link.split('=')[1])
})

base('a site that sends no mail says what to ask of whom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/recuperar')
  await expect(page.getByText('npm run admin -- reset-password')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: base.info().outputPath('no-mail-360.png') })
})
