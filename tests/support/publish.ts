import type { Page } from '@playwright/test'
import { expect } from './admin.ts'

/** Publishes all changes from the review. Fails with the reason if that is refused. */
export async function publishAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Publicar \d+ cambios?$/ }).click()
  await page.getByRole('button', { name: /^Publicar \d+ cambios?$/ }).click()
  const outcome = page.getByText(/^(?:Publicado: ya se ve|No se publicó nada|No se pudo publicar)/)
  await expect(outcome).toBeVisible()
  const text = await outcome.innerText()
  if (text.startsWith('Publicado')) return
  throw new Error(`${text} ${await page.getByRole('alert').allInnerTexts()}`)
}
