import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, owner } from './admin.ts'
import { test as base, expect } from './fixtures.ts'
import type { HostedSite } from './hosted/site-host.ts'
import { setUpLink } from './set-up-link.ts'
import { siteStart } from './site-start.ts'

const sample = {
  name: 'Dra. Nombre Apellido',
  title: 'Ginecología y obstetricia con tiempo para escucharla',
} as const

const given = {
  name: 'Dra. Ana Ruiz Salas',
  phone: '+523312345678',
  phoneDisplay: '33 1234 5678',
  title: 'Su salud, explicada con calma',
  about: 'Atiendo en Guadalajara desde hace más de {yearsOfExperience} años.\n\nAquí puede preguntar todo.',
  aboutShown: ['Atiendo en Guadalajara desde hace más de 5 años.', 'Aquí puede preguntar todo.'],
} as const

const hiddenInsurer = 'Grupo Cordillera'
const remainingInsurer = 'Mutua Anáhuac'

/** Playwright's test with a site of its own that has no owner yet. */
export const test = base.extend<{
  newSite: HostedSite
  visitor: Page
  press: (target: Locator) => Promise<void>
}>({
  newSite: [
    async ({ host }, use) => {
      const server = await host.start({ from: 'new' })
      await use(server)
      await server.stop()
    },
    { timeout: siteStart },
  ],

  baseURL: ({ newSite }, use) => use(newSite.url),

  /** The public site in a browser without a session, in the same window size. */
  visitor: async ({ browser, newSite, viewport, hasTouch, isMobile }, use) => {
    const context = await browser.newContext({ baseURL: newSite.url, viewport, hasTouch, isMobile })
    await use(await context.newPage())
    await context.close()
  },

  /** Taps on touch screens and clicks elsewhere. */
  press: ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
})

type Journey = {
  readonly page: Page
  readonly visitor: Page
  readonly newSite: HostedSite
  readonly press: (target: Locator) => Promise<void>
  readonly isPhone: boolean
}

/** A new owner edits the site, hides a section, and returns to the start. */
export async function ownerJourney({ page, visitor, newSite, press, isPhone }: Journey): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Administración' })
  const field = (name: string) =>
    page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}( \\(obligatorio\\))?$`) })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const openTab = async (name: string) => {
    if (isPhone) {
      const back = page.getByRole('link', { name: 'Todos los apartados' })
      if (await back.isVisible()) await press(back)
      await press(
        page.getByRole('navigation', { name: 'Apartados' }).getByRole('link', { name, exact: true }),
      )
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      return
    }
    await press(page.getByRole('tab', { name, exact: true }))
    // Wait for the new screen, because the previous one has fields with the same labels.
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  }
  const link = setUpLink(newSite)

  await test.step('the public site shows the sample', async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(sample.title)
    await expect(visitor.getByRole('contentinfo')).toContainText(sample.name)
    await expect(insurer(visitor, hiddenInsurer)).not.toHaveCount(0)
  })

  await test.step('the link of the log creates the owner', async () => {
    await page.goto(link)
    await page.getByLabel('Nombre').fill('Ana Ruiz')
    await page.getByLabel('Correo').fill(owner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
    await page.getByLabel('Repita la contraseña').fill(owner.password)
    await press(button('Crear la cuenta'))
    await press(button('Ya los guardé'))
    await expect(page.getByRole('heading', { level: 1, name: 'Haga suyo el sitio' })).toBeVisible()
    // She has just typed it.
    await expect(field('Nombre')).toHaveValue('Dra. Ana Ruiz')
    await press(navigation.getByRole('link', { name: 'Hoy' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Aún son de muestra' })).toContainText('Calle Ejemplo')
  })

  await test.step('she fills in her data', async () => {
    await press(page.getByRole('link', { name: /^Doctora › Teléfono/ }))
    await expect(field('Teléfono')).toBeFocused()
    await field('Nombre').fill(given.name)
    await field('Teléfono').fill(given.phone)
    await press(button(/^Avanzado/))
    await field('Teléfono, como se lee').fill(given.phoneDisplay)

    await openTab('Portada')
    await field('Título').fill(given.title)

    await openTab('Sobre mí')
    await field('Descripción').fill(given.about)

    await openTab('Aseguradoras')
    await press(track(page.getByRole('listitem').filter({ hasText: hiddenInsurer })))
    await expect(page.getByRole('switch', { name: `Visible: ${hiddenInsurer}` })).not.toBeChecked()
    await expectNoSidewaysScroll(page)

    await press(button('Guardar cambios').last())
    await expect(page.getByText('Información del sitio actualizada correctamente')).toBeVisible()
  })

  await test.step('the public site shows her data at once', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(given.title)
    await expect(visitor.getByRole('contentinfo')).toContainText(given.name)
    await expect(heroOf(visitor).locator(`a[href="tel:${given.phone}"]`)).toBeVisible()
    await expect(shown(visitor, given.phoneDisplay)).toBeVisible()
    for (const paragraph of given.aboutShown) await expect(shown(visitor, paragraph)).toBeVisible()
    await expect(insurer(visitor, hiddenInsurer)).toHaveCount(0)
    await expect(insurer(visitor, remainingInsurer)).not.toHaveCount(0)
  })

  await test.step('a hidden hero leaves only when the sections are updated', async () => {
    const hero = page.locator('[data-section="Hero"]')
    await press(navigation.getByRole('link', { name: 'Secciones' }))
    await press(track(hero))
    await expect(hero.getByRole('switch', { name: /^Visible/ })).not.toBeChecked()
    await press(button('Guardar secciones'))
    await expect(page.getByRole('alert')).toContainText('Secciones seleccionadas guardadas.')
    await visitor.reload()
    await expect(heroOf(visitor)).toBeVisible()

    const reloaded = page.waitForEvent('load')
    await press(button('Actualizar secciones'))
    await expect(page.getByRole('alert')).toContainText('Componentes de secciones actualizados')
    await reloaded
    await visitor.reload()
    await expect(visitor.getByRole('contentinfo')).toContainText(given.name)
    await expect(heroOf(visitor)).toHaveCount(0)
  })

  await test.step('the history brings the first version back', async () => {
    await press(navigation.getByRole('link', { name: 'Historial' }))
    const restore = button(/^Restaurar \(Información del Sitio, versión 1\)$/)
    await expect(restore).toBeVisible()
    await press(restore)
    const dialog = page.getByRole('dialog', { name: 'Restaurar la versión 1 de Información del Sitio' })
    await expect(dialog).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Restaurar esta versión' }))
    await expect(dialog).toHaveCount(0)
    await press(page.getByRole('link', { name: /^Publicar \d+ cambios$/ }))
    await press(button(/^Publicar \d+ cambios$/))
    await expect(page.getByText(/^Publicado: ya se ve en el sitio/)).toBeVisible()

    await visitor.reload()
    await expect(visitor.getByRole('contentinfo')).toContainText(sample.name)
    await expect(visitor.getByText(given.name)).toHaveCount(0)
    await expect(insurer(visitor, hiddenInsurer)).not.toHaveCount(0)
    await expect(heroOf(visitor), 'the sections are a document of their own').toHaveCount(0)
  })
}

const shown = (visitor: Page, text: string) => visitor.getByText(text).filter({ visible: true }).first()
const heroOf = (visitor: Page) => visitor.locator('[data-section="Hero"]')
const insurer = (visitor: Page, name: string) => visitor.getByRole('img', { name, includeHidden: true })

/** The clickable part of a switch; its input has no size. */
const track = (within: Locator) => within.locator('.mantine-Switch-track')
