import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  callApi,
  draftsStored,
  expect,
  expectAccessible,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { publishAll } from '../../support/publish.ts'

test.use({ allowedErrors: /status of (4\d\d|503)|ERR_FAILED/ })

const listed = z.object({ entries: z.array(z.object({ id: z.string(), title: z.string() })) })
const titlesOf = async (page: Page) =>
  listed.parse(await callApi(page, '/api/entries/services')).entries.map(({ title }) => title)
const stored = z.object({ services: z.array(z.unknown()) })
const handles = (page: Page) => page.getByRole('button', { name: /^Mover: / })
const saved = (page: Page) => page.getByText('Cambió el orden o borró algo.')

test('the list can be reordered by keyboard and by mouse, and undone', async ({ page, admin }) => {
  await signIn(page, '/admin/servicios')
  const before = await titlesOf(page)
  const [first = '', second = '', third = ''] = before
  await handles(page).first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Se tomó «${first}»`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`«${first}» pasa al lugar 2`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(saved(page)).toBeVisible()
  const shown = () =>
    handles(page).evaluateAll((all) => all.map((handle) => handle.ariaLabel?.replace('Mover: ', '') ?? ''))
  expect((await shown()).slice(0, 2)).toEqual([second, first])
  expect(await titlesOf(page)).toEqual(before)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(shown).toEqual(before)
  await expect(saved(page)).toBeHidden()

  const [from, to] = await Promise.all([0, 2].map((place) => handles(page).nth(place).boundingBox()))
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 24, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual([second, third, first])
  await publishAll(page)
  expect((await titlesOf(page)).slice(0, 3)).toEqual([second, third, first])
  const home = await publicHtml(admin)
  expect(home.indexOf(second)).toBeLessThan(home.indexOf(first))
})

test('an order survives a server that is away, and is joined with what others save', async ({ page }) => {
  await signIn(page, '/admin/servicios')
  const before = await titlesOf(page)
  const calls = '**/api/next/**'
  await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  const last = before.at(-1) ?? ''
  await page.getByRole('button', { name: `Acciones: ${last}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mover al principio' }).click()
  await expect(handles(page).first()).toHaveAccessibleName(`Mover: ${last}`)
  await expectAccessible(page)

  const added = { id: 'agregado', title: 'Agregado por otra persona', shortDescription: 'Breve.' }
  const { services } = stored.parse(await callApi(page, '/api/services'))
  await callApi(page, '/api/services', { services: [...services, added] })
  await page.unroute(calls)
  await draftsStored(page)
  await page.reload()

  await expect(handles(page).last()).toHaveAccessibleName('Mover: Agregado por otra persona')
  await expect(handles(page).first()).toHaveAccessibleName(`Mover: ${last}`)
  await publishAll(page)
  expect(await titlesOf(page)).toEqual([last, ...before.slice(0, -1), added.title])
})

test('a list of 1,000 entries renders only the rows near the window, and finds any of them', async ({
  page,
}) => {
  await signIn(page, '/admin')
  const services = Array.from({ length: 1000 }, (_, index) => ({
    id: `servicio-${index}`,
    title: `Número ${index}`,
    shortDescription: 'Breve.',
  }))
  await callApi(page, '/api/services', { services })
  await page.goto('/admin/servicios')
  await expect(handles(page).first()).toBeVisible()
  expect(await handles(page).count()).toBeLessThan(60)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('Número 999', { exact: true })).toBeVisible()
  expect(await handles(page).count()).toBeLessThan(60)
  await page.getByRole('searchbox').fill('NUMERO 501')
  await expect(page.getByRole('link', { name: /^Número 501/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Acciones/ })).toHaveCount(1)
})
