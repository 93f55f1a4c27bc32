import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { callApi, draftsStored, expect, expectAccessible, signIn, test } from '../../support/admin.ts'
import { ownerEnv } from '../../support/owner-client.ts'
import { publishAll } from '../../support/publish.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { field, screen } from '../../support/site-info.ts'

test.use({ allowedErrors: /ERR_(?:FAILED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/ })

const service = '/admin/servicios/colposcopia'
const fields = z.looseObject({ title: z.string(), shortDescription: z.string() })
const serviceNow = async (page: Page) => fields.parse(await callApi(page, '/api/services/colposcopia'))

/** Nothing that is typed reaches the server. @returns what ends that. */
async function cutNetwork(pages: Page | BrowserContext) {
  const calls = '**/api/next/**'
  await pages.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  return () => pages.unroute(calls)
}

const expectKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text)

/** The same person on another device. */
async function otherDevice(page: Page, browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const other = await context.newPage()
  await other.goto(path)
  return other
}

const choices = (page: Page, words: string) => page.getByText(words)

test('undo and redo apply to fields', async ({ page }) => {
  await signIn(page, screen)
  const name = field(page, 'doctorInfo.name')
  const before = await name.inputValue()
  await name.fill('Dra. Ana')
  await page.getByRole('tab', { name: 'Galería' }).click()

  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue(before)
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('Dra. Ana')
})

test('what reached no server before the tab closed is in the next one, which sends it', async ({ page }) => {
  const context = page.context()
  const connect = await cutNetwork(context)
  await signIn(page, service)
  await field(page, 'title').fill('Sin internet')
  await expectKept(page, 'Sin internet')
  await page.close()

  const again = await context.newPage()
  await again.goto(service)
  await expect(field(again, 'title')).toHaveValue('Sin internet')
  await connect()
  await again.reload()
  await draftsStored(again)
  await again.evaluate(() => localStorage.clear())
  await again.reload()
  await expect(field(again, 'title')).toHaveValue('Sin internet')
})

test('what is typed just before a reload is counted after it', async ({ page }) => {
  await signIn(page, service)
  await field(page, 'title').fill('Colposcopia digital')
  await page.reload()

  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
  await expect(field(page, 'title')).toHaveValue('Colposcopia digital')
})

test('what she wrote offline yesterday joins what was published meanwhile, and one field is chosen', async ({
  page,
}) => {
  const context = page.context()
  const connect = await cutNetwork(context)
  await signIn(page, service)
  await field(page, 'title').fill('Título mío')
  await field(page, 'shortDescription').fill('Descripción mía.')
  await expectKept(page, 'Descripción mía.')
  const saved = { ...(await serviceNow(page)), title: 'Título de otra persona', benefits: ['Es breve.'] }
  expect((await page.request.put('/api/services/colposcopia', { data: saved })).status()).toBe(200)
  await page.close()
  await connect()

  const today = await context.newPage()
  await today.goto(service)
  const words = 'Lo suyo: «Título mío». Lo otro: «Título de otra persona».'
  await expect(choices(today, words).first()).toBeVisible()
  await expect(field(today, 'shortDescription')).toHaveValue('Descripción mía.')
  await expectAccessible(today, 'iframe')
  await today.getByRole('button', { name: 'Dejar lo mío' }).first().click()
  await expect(choices(today, words)).toHaveCount(0)
  await draftsStored(today)
  await publishAll(today)
  expect(await serviceNow(today)).toMatchObject({
    title: 'Título mío',
    shortDescription: 'Descripción mía.',
    benefits: ['Es breve.'],
  })
})

test('two tabs of one browser keep what is typed in both', async ({ page, context }) => {
  await signIn(page, service)
  const second = await context.newPage()
  await second.goto(service)
  await expect(field(second, 'title')).toBeVisible()

  await field(page, 'title').fill('De una pestaña')
  await field(second, 'shortDescription').fill('De la otra pestaña.')

  for (const tab of [page, second]) {
    await expect(field(tab, 'title')).toHaveValue('De una pestaña')
    await expect(field(tab, 'shortDescription')).toHaveValue('De la otra pestaña.')
  }
})

test('an item that one device removes while the other changes it is chosen', async ({ page, browser }) => {
  await signIn(page, '/admin/galeria#gallery.recepcion.alt')
  await expect(field(page, 'gallery.recepcion.alt')).toBeFocused()
  const text = await field(page, 'gallery.recepcion.alt').inputValue()
  const connect = await cutNetwork(page)
  await field(page, 'gallery.recepcion.alt').fill('La sala, con luz')
  await expectKept(page, 'La sala, con luz')
  const other = await otherDevice(page, browser, '/admin/galeria#gallery.recepcion.alt')
  await other.getByRole('button', { name: `Quitar: ${text}` }).click()
  await draftsStored(other)
  await expect(other.getByText('1 cambio sin publicar')).toBeVisible()
  await connect()

  await expect(page.getByText(/Lo otro: «quitado de la lista»/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Dejar lo mío' }).first().click()
  await draftsStored(page)
  await other.reload()
  await expect(field(other, 'gallery.recepcion.alt')).toHaveValue('La sala, con luz')
  await other.context().close()
})

test('three hundred changes in a row reach the server, and undo leads back', async ({ page }) => {
  await signIn(page, service)
  const title = field(page, 'title')
  await title.fill('')
  for (let index = 1; index <= 300; index += 1) await title.fill(`Colposcopia ${index}`)
  await draftsStored(page)
  expect(JSON.stringify(await callApi(page, '/api/next/services/colposcopia'))).toContain('Colposcopia 300"')
  await expect(page.getByText('1 cambio sin publicar')).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(title).not.toHaveValue('Colposcopia 300')
})

const killed = test.extend<{ server: RunningServer }>({
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'consultorio-'))
    const first = await startServer({ dataDir, env: ownerEnv })
    await use(first)
    await first.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: ({ server }, use) => use(server.url),
})

killed(
  'a killed server loses nothing that it had stored, and gets what was typed meanwhile',
  async ({ page, server }) => {
    await signIn(page, service)
    await field(page, 'title').fill('Antes del corte')
    await draftsStored(page)
    await expect(page.getByText('1 cambio sin publicar')).toBeVisible()
    await server.kill('SIGKILL')
    await field(page, 'shortDescription').fill('Durante el corte.')
    await expectKept(page, 'Durante el corte.')
    const next = await startServer({ dataDir: server.dataDir, port: server.port, env: ownerEnv })
    try {
      await draftsStored(page)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(field(page, 'title')).toHaveValue('Antes del corte')
      await expect(field(page, 'shortDescription')).toHaveValue('Durante el corte.')
    } finally {
      await next.stop()
    }
  },
)
