import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  testWithOwnSite as test,
} from '../../support/admin.ts'
import { changeContent, field, readContent } from '../../support/site-info.ts'
import { gate } from '../../support/tiers.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|409)/ })

const eva = { name: 'Eva Luna', email: 'eva@ejemplo.mx', password: 'cinco patos amarillos' } as const

test(
  'an owner invites an assistant, who can edit but cannot do what is reserved for owners',
  gate,
  async ({ page, browser, admin }) => {
    const link = await invite(page)
    const assistant = await pageElsewhere(browser, admin.url)
    await accept(assistant, link)

    await assistant.goto('/admin/sitio#doctorInfo.cedProf')
    const licence = field(assistant, 'doctorInfo.cedProf')
    await expect(licence).toContainText('0000000')
    await expect(assistant.getByText('Solo la dueña puede cambiarlo.').first()).toBeVisible()
    await expect(
      assistant.locator('input[id="campo-doctorInfo.cedProf"], textarea[id="campo-doctorInfo.cedProf"]'),
    ).toHaveCount(0)
    await expectAccessible(assistant)

    await assistant.getByRole('button', { name: /^Avanzado/ }).click()
    await field(assistant, 'doctorInfo.phoneDisplay').fill('33 1234 5678')
    await assistant.getByRole('button', { name: 'Guardar cambios' }).first().click()
    await expect(assistant.getByText('Información del sitio actualizada correctamente')).toBeVisible()
    const html = await (await fetch(`${admin.url}/`)).text()
    expect(html).toContain('33 1234 5678')

    await assistant.goto('/admin/historial')
    const newest = assistant.locator('[data-revision="site-content/2"]')
    await expect(newest).toContainText('por usted')
    await expect(newest).toContainText('Teléfono, como se lee')
    await expect(assistant.getByRole('button', { name: /^Restaurar/ })).toHaveCount(0)

    await assistant.goto('/admin/cuenta')
    await expect(assistant.getByText('Asistente', { exact: true })).toBeVisible()
    await expect(assistant.getByRole('region', { name: 'Sesiones abiertas' })).toBeVisible()
    await expect(assistant.getByRole('region', { name: 'Personas' })).toHaveCount(0)

    await page.goto('/admin/historial')
    await expect(page.locator('[data-revision="site-content/2"]')).toContainText('por Eva Luna')
    await expect(page.getByRole('button', { name: /^Restaurar/ })).not.toHaveCount(0)
  },
)

test('the server refuses an assistant the calls that the screens hide', async ({ page, browser, admin }) => {
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, await invite(page))
  const content = await readContent(assistant)

  const call = (method: string, path: string, data?: unknown) =>
    assistant.request.fetch(path, { method, ...(data !== undefined && { data }) })
  const licence = { ...content, doctorInfo: { ...content.doctorInfo, cedProf: '7654321' } }
  const refused = [
    await call('POST', '/api/site-content', { siteContent: licence }),
    await call('DELETE', '/api/media/0123456789abcdef'),
    await call('GET', '/api/people'),
    await call('POST', '/api/invitations', {}),
  ]

  for (const response of refused) {
    expect([response.url(), response.status()]).toEqual([response.url(), 403])
    expect(await response.json()).toMatchObject({ code: 'owner_only' })
  }
  expect(await readContent(assistant)).toEqual(content)
})

test('an invitation works once and can be revoked, and removing a person ends her session', async ({
  page,
  browser,
  admin,
}) => {
  const taken = await invite(page, 'maria@ejemplo.mx')
  await page.getByRole('button', { name: 'Retirar la invitación de maria@ejemplo.mx' }).click()
  await expect(page.getByText('La invitación ya no sirve.')).toBeVisible()
  const used = await invite(page)
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, used)

  for (const link of [taken, used]) {
    await assistant.goto(link)
    await expect(assistant.getByText('Esta invitación ya se usó, venció o se retiró')).toBeVisible()
  }

  await page.reload()
  const card = page.getByRole('region', { name: 'Personas' })
  await card.getByRole('button', { name: 'Quitar a Eva Luna' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar a esta persona' }).click()
  await expect(page.getByText('Eva Luna ya no puede entrar.')).toBeVisible()
  await assistant.goto('/admin')
  await expect(assistant).toHaveURL(/\/admin\/entrar/)
})

test('the owner says what becomes of the dated changes of a person whom she removes', async ({
  page,
  browser,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, await invite(page))
  const service = await assistant.request.get('/api/services/colposcopia')
  const change = {
    document: 'services',
    entry: 'colposcopia',
    tag: service.headers().etag,
    value: { ...(await service.json()), title: 'Colposcopia de Eva' },
  }
  const at = { date: `${new Date().getUTCFullYear() + 1}-01-01`, time: '08:00' }
  const dated = await assistant.request.post('/api/dated-changes', { data: { at, changes: [change] } })
  expect(dated.status()).toBe(201)

  await page.reload()
  await page.getByRole('button', { name: 'Quitar a Eva Luna' }).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Quitar a esta persona' })
  await remove.click()
  await expect(dialog.getByText('Elija si se conservan o se cancelan.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByLabel('Conservarlos como míos').check()
  await remove.click()
  await expect(page.getByText('Eva Luna ya no puede entrar.')).toBeVisible()

  await page.goto('/admin/calendario')
  const card = page.getByRole('article', { name: /^Cambio para / })
  await expect(card).toContainText('Colposcopia de Eva')
  await expect(card).not.toContainText('Eva Luna')
})

test('a conflict names the person who saved, or the user’s own other window', async ({
  page,
  browser,
  admin,
}) => {
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, await invite(page))

  for (const [other, words] of [
    [assistant, /Eva Luna la guardó/],
    [page, /Usted, en otra ventana, la guardó/],
  ] as const) {
    const editor = await page.context().newPage()
    await editor.goto('/admin/sitio#doctorInfo.specialtyShort')
    await field(editor, 'doctorInfo.specialtyShort').fill(`Gineco ${words.source.slice(0, 4)}`)
    await changeContent(other, ({ doctorInfo }) => {
      doctorInfo.specialtyShort = `Otra ${words.source.slice(0, 4)}`
    })
    await editor.getByRole('button', { name: 'Guardar cambios' }).first().click()
    const dialog = editor.getByRole('dialog', { name: /Otra versión se guardó/ })
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(
      editor.getByRole('status').filter({ hasText: 'Hay una versión más reciente' }),
    ).toContainText(words)
    await editor.close()
  }
})

test('a conflict with a version loaded over unsaved changes names its author', async ({
  page,
  browser,
  admin,
}) => {
  const assistant = await pageElsewhere(browser, admin.url)
  await accept(assistant, await invite(page))
  await page.goto('/admin/sitio#doctorInfo.specialtyShort')
  await field(page, 'doctorInfo.specialtyShort').fill('Gineco')
  await changeContent(assistant, ({ doctorInfo }) => {
    doctorInfo.specialtyShort = 'Otra'
  })

  await page.getByRole('link', { name: 'Historial' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible()
  await page.getByRole('link', { name: 'Información del Sitio' }).first().click()

  await expect(page.getByText('Hay una versión más reciente')).toBeVisible()
  await expect(page.getByText(/Eva Luna la guardó/)).toBeVisible()
})

test('the screens of people fit a phone and are accessible', async ({ page, browser, admin }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const link = await invite(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const invitee = await pageElsewhere(browser, admin.url)
  await invitee.setViewportSize({ width: 360, height: 740 })
  await invitee.goto(link)
  await expect(invitee.getByRole('button', { name: 'Crear la cuenta' })).toBeVisible()
  await expectAccessible(invitee)
  await expectNoSidewaysScroll(invitee)
})

for (const [sign, what] of [
  ['#', 'of today'],
  ['?', 'that was sent before tokens moved behind the #'],
] as const) {
  test(`the token of a link ${what} leaves the address bar, and a reload still works`, async ({
    page,
    browser,
    admin,
  }) => {
    const link = await invite(page)
    expect(link).toContain('/admin/invitacion#token=')
    const token = link.split('#token=')[1] ?? ''
    const invitee = await pageElsewhere(browser, admin.url)
    const requested: string[] = []
    invitee.on('request', (request) => {
      requested.push(request.url(), ...Object.values(request.headers()))
    })

    await invitee.goto(link.replace('#', sign))
    await expect(invitee.getByRole('button', { name: 'Crear la cuenta' })).toBeVisible()
    await expect(invitee).toHaveURL(`${admin.url}/admin/invitacion`)
    if (sign === '?') requested.length = 0
    await invitee.reload()
    await expect(invitee.getByRole('button', { name: 'Crear la cuenta' })).toBeVisible()
    expect(requested.filter((text) => text.includes(token))).toEqual([])
    expect(requested.length).toBeGreaterThan(5)
  })
}

/** Creates an invitation in 'Cuenta' and returns its link. */
async function invite(page: Page, email = ''): Promise<string> {
  await signIn(page, '/admin/cuenta')
  await page.getByRole('button', { name: 'Invitar a una persona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' })
  if (email) await dialog.getByLabel(/Correo de la persona/).fill(email)
  await dialog.getByRole('button', { name: 'Hacer el enlace' }).click()
  const link = await dialog.locator('[data-invitation-link]').innerText()
  await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/\?text=.*token%3D/,
  )
  await dialog.getByRole('button', { name: 'Ya lo envié' }).click()
  return link
}

async function accept(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Nombre').fill(eva.name)
  await page.getByLabel('Correo').fill(eva.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(eva.password)
  await page.getByLabel('Repita la contraseña').fill(eva.password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
}

/** A separate browser context for another person. */
async function pageElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: 'es-MX' })).newPage()
}
