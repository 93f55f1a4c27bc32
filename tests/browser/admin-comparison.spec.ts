import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { addDays } from '../../src/content/hours/local-time.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from '../support/admin.ts'
import { type ClockedSite, testWithClock as test } from '../support/clocked-site.ts'
import { later } from '../support/tiers.ts'

const year = new Date().getUTCFullYear() + 1
/** The first day that counts: the day after the start. */
const firstDay = `${year}-06-02`
/** Noon in Mexico City, six hours behind UTC. */
const noonAfter = (days: number) => `${addDays(firstDay, days)}T18:00:00Z`
const midnightOf = (days: number) => `${addDays(firstDay, days)}T06:00:00Z`

/** The hero's classes tell its layouts apart. */
async function heroOf({ url }: ClockedSite) {
  const html = await (await fetch(url)).text()
  return /data-section="Hero"[^>]*>\s*<[a-z]+ class="([^"]+)"/.exec(html)?.[1]
}

/** Stores what visitors of these days did: with the second layout they tap three times as often. */
function storeDays({ dataDir }: ClockedSite, days: number) {
  const database = new DatabaseSync(join(dataDir, 'consultorio.db'))
  const insert = database.prepare('insert into visit_count values (?, ?, ?, ?, ?, ?, ?)')
  for (let index = 0; index < days; index += 1) {
    const day = addDays(firstDay, index)
    insert.run(day, 'view', '/', '', '', '', 60 + (index % 3))
    insert.run(day, 'call', '/', 'Hero', 'x', '', index % 2 ? 9 : 3)
    insert.run(day, 'whatsapp', '/', 'Footer', 'x', '', 1)
  }
  database.close()
}

async function shoot(page: Page, name: string) {
  const folder = process.env.SHOTS
  if (!folder) return
  for (const width of [360, 768, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 360, height: 800 })
}

async function openAt(page: Page, site: ClockedSite, moment: string, path: string) {
  await site.setClock(moment)
  await page.clock.setFixedTime(moment)
  await signIn(page, path)
}

test(
  'two layouts take turns at midnight, and the owner keeps the one with more taps',
  later,
  async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openAt(page, admin, noonAfter(-1), '/admin/visitas')
    await expect(async () => expect(await heroOf(admin)).toBeDefined()).toPass()
    const published = await heroOf(admin)

    await page.getByRole('link', { name: 'Comparar', exact: true }).click()
    await expect(page.getByLabel('Sección de la página de inicio')).toHaveValue('Hero')
    await expect(page.getByRole('button', { name: 'Empezar mañana' })).toBeEnabled()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shoot(page, 'comparar-nueva')
    await page.getByRole('button', { name: 'Empezar mañana' }).click()
    await expect(page.getByText(`Empieza el 2 de junio de ${year}`)).toBeVisible()

    await admin.setClock(midnightOf(1))
    await expect(async () => expect(await heroOf(admin)).not.toBe(published)).toPass()
    const tried = await heroOf(admin)
    await admin.setClock(midnightOf(2))
    await expect(async () => expect(await heroOf(admin)).toBe(published)).toPass()

    storeDays(admin, 16)
    await openAt(page, admin, noonAfter(3), '/admin/visitas')
    await expect(page.getByText('Todavía no se puede decir')).toBeVisible()
    await page.getByRole('link', { name: 'Ver la comparación' }).click()
    await expect(page.getByText(`El siguiente resultado sale el 16 de junio de ${year}`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shoot(page, 'comparar-pronto')

    await openAt(page, admin, noonAfter(15), '/admin/visitas/comparar')
    const card = page.getByRole('region', { name: /^Portada/ })
    await expect(card).toContainText('tocan más')
    await expect(card).toContainText('Cuentan 14 días completos')
    await expect(card).toContainText('16.4 toques por cada 100 vistas')
    await expectNoSidewaysScroll(page)
    await shoot(page, 'comparar-resultado')

    await page
      .getByRole('button', { name: /^Quedarse con este diseño/ })
      .nth(1)
      .click()
    await expect(page.getByRole('dialog')).toContainText('La comparación termina')
    await shoot(page, 'comparar-dialogo')
    await page.getByRole('button', { name: /^Terminar y quedarse/ }).click()
    await expect(page.getByRole('heading', { name: 'Comparaciones anteriores' })).toBeVisible()
    await expect(page.getByText('Se quedó «')).toBeVisible()
    expect(await heroOf(admin)).toBe(tried)
    await shoot(page, 'comparar-anterior')
  },
)

test(
  'a comparison is named beside the layouts, and is over when she publishes another one',
  later,
  async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openAt(page, admin, noonAfter(-1), '/admin/secciones')
    const hero = page.locator('[data-section="Hero"]')
    await hero.getByRole('button', { name: /^Elegir diseño/ }).click()
    await page.getByRole('link', { name: '¿No sabe cuál elegir? Compare dos en el sitio' }).click()
    await page.getByRole('button', { name: 'Empezar mañana' }).click()
    await expect(page.getByText(`Empieza el 2 de junio de ${year}`)).toBeVisible()

    await page.goto('/admin/secciones')
    await expect(hero).toContainText('Si publica otro diseño u oculta la sección, la comparación termina.')
    await shoot(page, 'comparar-secciones')
    await hero.getByRole('switch').uncheck()
    await page.getByRole('button', { name: 'Guardar secciones' }).click()
    await expect(page.getByText('Secciones seleccionadas guardadas.')).toBeVisible()
    await page.getByRole('button', { name: 'Actualizar secciones' }).click()
    await expect(page.getByText('Componentes de secciones actualizados')).toBeVisible()

    await page.goto('/admin/visitas/comparar')
    await expect(page.getByText('Terminó porque se ocultó la sección.')).toBeVisible()
  },
)
