import type { Page } from '@playwright/test'
import { diseases } from '../../sample-site/diseases/index.ts'
import { services } from '../../sample-site/services/index.ts'
import { siteContent } from '../../sample-site/site-content.ts'
import { symptoms } from '../../sample-site/symptoms/index.ts'
import { expect } from './fixtures.ts'

type Entry = {
  readonly id: string
  readonly name: string
  readonly alarmSigns?: readonly string[] | undefined
  readonly ctaText?: string | undefined
}

type Kind = { readonly path: string; readonly list: string; readonly entries: readonly Entry[] }

const { phone, whatsapp } = siteContent.doctorInfo

/** The lists of the sample, with the names of their entries. */
export const kinds: readonly Kind[] = [
  {
    path: '/servicios',
    list: 'Servicios',
    entries: services.map(({ title, ...entry }) => ({ ...entry, name: title })),
  },
  { path: '/enfermedades', list: 'Enfermedades', entries: diseases },
  { path: '/sintomas', list: 'Síntomas', entries: symptoms },
]

/** Expects the page of a list to link to every entry, to the contact page and back. */
export async function expectWholeList(page: Page, { path, list, entries }: Kind): Promise<void> {
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
}

/** Expects the page of an entry to show every part of it. */
export async function expectWholeEntry(
  page: Page,
  { path, list, entries }: Kind,
  entry: Entry,
): Promise<void> {
  const { id, name, alarmSigns = [], ctaText } = entry
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
    await expect(chapter.getByRole('heading', { level: 2 })).toHaveText((await link.textContent()) ?? '')
  }
}
