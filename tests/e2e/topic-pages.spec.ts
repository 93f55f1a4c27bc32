import { diseases } from '../../content/diseases/index.ts'
import { services } from '../../content/services/index.ts'
import { siteContent } from '../../content/site-content.ts'
import { symptoms } from '../../content/symptoms/index.ts'
import { expect, test } from '../support/fixtures.ts'

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
  test(`${path} leads to every entry, to contact and back`, async ({ page }) => {
    await page.goto(path)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(list)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(entries.map(({ name }) => name))
    for (const { id, name } of entries) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${path}/${id}`)
    }
    await expect(main.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto')
    await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
    await expect(main.locator(`a[href="tel:${phone}"]`).first()).toBeVisible()
    await expect(main.locator(`a[href^="https://wa.me/${whatsapp}"]`).first()).toBeVisible()
  })

  for (const { id, name, alarmSigns = [], ctaText } of entries) {
    test(`${path}/${id} is whole`, async ({ page }) => {
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
        await expect(alarm.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
      }

      const call = main.locator('[data-section="CallToActionIndividual"]')
      await expect(call.getByRole('heading', { name: ctaText ?? '' })).toBeVisible()
      await expect(call.locator(`a[href="tel:${phone}"]`)).toBeVisible()
      await expect(call.locator(`a[href^="https://wa.me/${whatsapp}"]`)).toBeVisible()

      // The table of contents leads to chapters that exist.
      const contents = main.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
      for (const link of await contents.all()) {
        const chapter = main.locator((await link.getAttribute('href')) ?? '')
        await expect(chapter.getByRole('heading', { level: 2 })).toHaveText((await link.textContent()) ?? '')
      }
    })
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

test('the banner drifts while the page scrolls and stays still under reduced motion', async ({ page }) => {
  const offset = () =>
    page.locator('main header > img').evaluate((strip) => new DOMMatrix(getComputedStyle(strip).transform).f)
  await page.goto('/enfermedades')
  expect(await offset()).toBe(0)

  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(offset).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(offset).toBe(0)
})
