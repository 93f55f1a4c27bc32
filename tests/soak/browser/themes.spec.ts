import type { Page } from '@playwright/test'
import { z } from 'zod'
import { siteContent } from '../../../src/content/site-content/index.ts'
import { siteTheme, type ThemeChoice } from '../../../src/content/theme/index.ts'
import type { presetNames } from '../../../src/content/theme/presets.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  publicHtml,
  signIn,
  test,
} from '../../support/admin.ts'
import { axeOn } from '../../support/axe.ts'
import type { HostedSite } from '../../support/hosted/site-host.ts'
import { field, savedToast } from '../../support/site-info.ts'

const screen = '/admin/sitio#theme'
const document = z.object({ siteContent })
const card = (page: Page, name: string) => page.getByRole('radio', { name })
const colour = (page: Page) => field(page, 'theme.brandColor')
const preset = (name: (typeof presetNames)[number]): ThemeChoice => ({ preset: name, brandColor: '' })
const own = (brandColor: string): ThemeChoice => ({ preset: 'propio', brandColor })
const talavera = siteTheme(preset('talavera'))

async function openColours(page: Page) {
  await signIn(page, '/admin/sitio')
  await page.goto(screen)
  await expect(page.getByRole('heading', { name: 'Colores' })).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Guardar cambios' }).first().click()
  await expect(savedToast(page)).toBeVisible()
}

async function publish(page: Page, theme: ThemeChoice) {
  const result = await page.request.get('/api/site-content')
  const { siteContent: content } = document.parse(await result.json())
  const saved = await page.request.post('/api/site-content', { data: { siteContent: { ...content, theme } } })
  expect(saved.status()).toBe(200)
}

const fetchText = async (server: HostedSite, path: string) => {
  const response = await fetch(server.url + path)
  return {
    status: response.status,
    caching: response.headers.get('cache-control'),
    text: await response.text(),
  }
}
const muralOf = (html: string) => /\/dibujos\/[0-9a-f]{8}\/mural\.svg/.exec(html)?.[0] ?? ''

/** Colours that only the Talavera theme has. */
const foreignTo = ({ roles }: ReturnType<typeof siteTheme>) =>
  Object.values(talavera.roles).filter((one) => !Object.values(roles).includes(one))

test('the public site shows the theme that the owner picks', async ({ page, admin }) => {
  await openColours(page)
  await expect(card(page, 'Talavera')).toBeChecked()
  await card(page, 'Talavera').focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Jacaranda')).toBeChecked()
  await save(page)

  const { roles, primary } = siteTheme(preset('jacaranda'))
  const html = await publicHtml(admin)
  expect(html).toContain(`name="theme-color" content="${roles['brand-900']}"`)
  await page.goto('/')
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /^Llamar/ })
    .first()
  await expect(button).toHaveCSS('background-color', rgb(primary))
})

test('a colour too light for white text is darkened, with a message to the owner', async ({
  page,
  admin,
}) => {
  await openColours(page)
  await card(page, 'Color propio').check()
  await expect(page.getByText('Elija su color para ver cómo queda.')).toBeVisible()
  const saving = page.getByRole('button', { name: 'Guardar cambios' }).first()
  await expect(saving).toHaveAccessibleDescription(/^Corrija «.*Color.*» para guardar$/)

  await colour(page).fill('#ffd400')

  const { primary } = siteTheme(own('#ffd400'))
  await expect(
    page.getByText(`Su color #ffd400 se oscureció a ${primary} para que el texto blanco se lea`),
  ).toBeVisible()
  await save(page)
  expect(await publicHtml(admin)).toContain(primary)
  expect(await publicHtml(admin)).not.toContain('#ffd400')

  await colour(page).fill('#7b1fa2')
  await expect(page.getByText('los botones lo llevan tal cual')).toBeVisible()
  await colour(page).fill('morado')
  await colour(page).blur()
  await expect(colour(page)).toHaveAccessibleDescription(/escriba su código: # y seis cifras/)
})

test('the choice of a theme is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openColours(page)
  await expectAccessible(page)

  await card(page, 'Color propio').check()
  await colour(page).fill('#e91e63')
  await expect(page.getByText('se oscureció')).toBeVisible()

  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

// `presets.test.ts` and `own-colour.test.ts` compute the contrast of every pair of colours in every theme.
test('text on the home page is readable in other themes', async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page)
  const found: unknown[] = []
  for (const theme of [preset('cempasuchil'), own('#ffd400'), own('#222222')]) {
    await publish(page, theme)
    await page.goto('/')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await axeOn(page).withRules(['color-contrast']).analyze()
      found.push(...violations.map(({ nodes }) => [theme, width, nodes.map(({ target }) => target)]))
    }
  }

  expect(found).toEqual([])
})

test('page, drawings and address bar change theme together, and no Talavera colour remains', async ({
  page,
  admin,
}) => {
  await signIn(page)
  const before = await publicHtml(admin)
  const oldMural = await fetchText(admin, muralOf(before))
  expect(oldMural.text).toContain(talavera.roles['brand-800'])

  for (const theme of [preset('bugambilia'), preset('cempasuchil'), own('#00a878')]) {
    await publish(page, theme)
    const painted = siteTheme(theme)
    const foreign = new RegExp(foreignTo(painted).join('|'))
    for (const path of ['/', '/servicios', '/contacto', '/no-existe'])
      expect(withoutOwnColours(await publicHtml(admin, path)), path).not.toMatch(foreign)
    const html = await publicHtml(admin)
    expect(html).toContain(`<meta name="theme-color" content="${painted.roles['brand-900']}"/>`)

    const mural = await fetchText(admin, muralOf(html))
    expect(muralOf(html)).not.toBe(muralOf(before))
    expect(mural.caching).toContain('immutable')
    expect(mural.text).toContain(painted.roles['brand-800'])
    expect(mural.text).not.toMatch(foreign)
    expect((await fetchText(admin, '/dibujos/mural.svg')).text).toBe(mural.text)
  }

  // A page opened before the first request gets its pictures unchanged; a page of another build gets today's.
  expect(await fetchText(admin, muralOf(before))).toEqual(oldMural)
  const { status, caching, text } = await fetchText(admin, '/dibujos/0123abcd/mural.svg')
  expect([status, text]).toEqual([200, (await fetchText(admin, '/dibujos/mural.svg')).text])
  expect(caching).not.toContain('immutable')
})

/**
 * Colours that the owner chose herself stay unchanged: veils and figures. The tokens name Talavera's, and the rule of
 * another theme comes after them.
 */
const withoutOwnColours = (html: string) =>
  html.replace(/--(?:hero-overlay|figure-color):#[0-9a-f]+/gi, '').replace(/:root\{color-scheme:[^}]*\}/, '')

function rgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
