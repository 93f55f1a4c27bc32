import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { mediaItem } from '../../src/content/media/media.ts'
import { callApi, expect } from './admin.ts'

export const screen = '/admin/medios'
const list = z.object({ items: z.array(mediaItem.extend({ uses: z.array(z.unknown()) })) })
export const library = async (page: Page) => list.parse(await callApi(page, '/api/media')).items

export const chooser = (page: Page, name = 'Subir fotos') =>
  page.locator(`input[type=file][aria-label="${name}"]`).first()
export const details = (page: Page) => page.getByRole('dialog').first()
/** A field with its label and the messages about its picture. */
export const withNotes = (page: Page, control: Locator) => page.locator('[data-span]', { has: control })
export const tile = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })

export async function openPicture(page: Page, name: string) {
  await tile(page, name).click()
  await expect(details(page).getByLabel('Qué se ve')).toBeVisible()
}

/** Publishes the only change. */
export async function publishOne(page: Page) {
  await page.getByRole('link', { name: 'Publicar 1 cambio' }).click()
  await page.getByRole('button', { name: 'Publicar 1 cambio' }).click()
  await expect(page.getByText('Publicado: ya se ve en el sitio.')).toBeVisible()
}
