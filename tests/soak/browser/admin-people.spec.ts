import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/admin.ts'
import { accept, invite, pageElsewhere } from '../../support/invited-people.ts'
import { readContent } from '../../support/site-info.ts'
import { expectEach } from './each.ts'

// The browser itself logs every refused request and every missing preview picture as an error.
test.use({ allowedErrors: /status of (400|401|403|409)/ })

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

test('the token of a link leaves the address bar, and a reload still works', async ({
  page,
  browser,
  admin,
}) => {
  // Links of before had the token in the query.
  await expectEach(['#', '?'], async (sign) => {
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
})
