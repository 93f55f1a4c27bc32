import { diseases } from '../../sample-site/diseases/index.ts'
import { services } from '../../sample-site/services/index.ts'
import { siteContent } from '../../sample-site/site-content.ts'
import { symptoms } from '../../sample-site/symptoms/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { gate, soakIf } from '../support/tiers.ts'

const { phone, whatsapp } = siteContent.doctorInfo

const kinds = [
  {
    path: '/servicios',
    list: 'Servicios',
    entries: services.map(({ title, ...entry }) => ({ ...entry, name: title })),
  },
  { path: '/enfermedades', list: 'Enfermedades', entries: diseases },
  { path: '/sintomas', list: 'Síntomas', entries: symptoms },
]

for (const { path, list, entries } of kinds) {
  test(`${path} links to every entry, to contact and back`, gate, async ({ page }) => {
    await page.goto(path)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(list)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(entries.map(({ name }) => name))
    for (const { id, name } of entries) {
      const card = main.getByRole('heading', { level: 2, name, exact: true }).getByRole('link')
      await expect(card).toHaveAttribute('href', `${path}/${id}`)
    }
    await expect(main.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto')
    await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
    await expect(main.locator(`a[href="tel:${phone}"]`).first()).toBeVisible()
    await expect(main.locator(`a[href^="https://wa.me/${whatsapp}"]`).first()).toBeVisible()
  })

  for (const { width, opened } of [
    { width: 320, opened: true },
    { width: 360, opened: true },
    { width: 1024, opened: false },
    { width: 1280, opened: false },
  ]) {
    test(
      `the banner of ${path} lists every entry with its icon at ${width} px`,
      soakIf(width !== 360 && !(width === 1280 && path === '/enfermedades')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)

        const index = page.getByRole('navigation', { name: `Índice: ${list}` })
        if (opened) await index.getByText(`Ir directo a un tema (${entries.length})`).click()
        await expect(index.getByRole('link')).toHaveText(entries.map(({ name }) => name))
        for (const link of await index.getByRole('link').all()) {
          await expect(link.locator('svg')).toBeVisible()
          const { height = 0 } = (await link.boundingBox()) ?? {}
          expect(height).toBeGreaterThanOrEqual(44)
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)

        await index.getByRole('link').last().press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(entries.at(-1)?.name ?? '')
      },
    )
  }

  for (const { id, name, alarmSigns = [], ctaText } of entries) {
    test(
      `${path}/${id} shows every part of the entry`,
      soakIf(id !== entries[0]?.id, gate),
      async ({ page }) => {
        await page.goto(`${path}/${id}`)

        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        const trail = main.getByRole('navigation', { name: 'Ruta' })
        await expect(trail.getByRole('link')).toHaveText(['Inicio', list])
        await expect(trail.getByRole('link', { name: list })).toHaveAttribute('href', path)

        const others = main.getByRole('navigation', { name: list })
        await expect(others.getByRole('link')).toHaveCount(entries.length)
        await expect(others.locator('[aria-current="page"]')).toHaveText(name)

        if (alarmSigns.length > 0) {
          const alarm = main.getByRole('region', { name: 'Acuda a urgencias si…' })
          await expect(alarm.getByRole('listitem')).toHaveText(alarmSigns)
          await expect(alarm.getByRole('link', { name: 'llame al 911' })).toHaveAttribute('href', 'tel:911')
        }

        const call = main.locator('[data-section="CallToActionIndividual"]')
        await expect(call.getByRole('heading', { name: ctaText ?? '' })).toBeVisible()
        await expect(call.locator(`a[href="tel:${phone}"]`)).toBeVisible()
        await expect(call.locator(`a[href^="https://wa.me/${whatsapp}"]`)).toBeVisible()

        // The table of contents links to existing chapters.
        const contents = main.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
        for (const link of await contents.all()) {
          const chapter = main.locator((await link.getAttribute('href')) ?? '')
          await expect(chapter.getByRole('heading', { level: 2 })).toHaveText(
            (await link.textContent()) ?? '',
          )
        }
      },
    )
  }
}

test('a symptom links its related conditions to the diseases that have a page', async ({ page }) => {
  await page.goto('/sintomas/dolor-pelvico')

  const related = page.locator('#padecimientos-relacionados')
  await expect(related.getByRole('link', { name: 'Endometriosis' })).toHaveAttribute(
    'href',
    '/enfermedades/endometriosis',
  )
  await expect(related.getByRole('heading', { name: /Vejiga dolorosa/ })).toBeVisible()
  await expect(related.getByRole('link', { name: /Vejiga dolorosa/ })).toHaveCount(0)
})

test('the banner of a list shows its last entry without scrolling from 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/enfermedades')

  const index = page.getByRole('navigation', { name: 'Índice: Enfermedades' })
  await expect(index.getByRole('link', { name: 'Endometriosis' })).toBeInViewport({ ratio: 1 })
  await expect(index.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the index of a list opens by keyboard', async ({ page }) => {
    await page.goto('/enfermedades')
    const index = page.getByRole('navigation', { name: 'Índice: Enfermedades' })
    const endometriosis = index.getByRole('link', { name: 'Endometriosis' })
    await expect(endometriosis).toBeHidden()

    await index.locator('summary').press('Enter')

    await expect(endometriosis).toBeVisible()
  })
})
