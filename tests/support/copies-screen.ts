import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, owner } from './admin.ts'

/** Makes a copy and downloads it. @returns its file. */
export async function takeAway(page: Page, title: string, button: string): Promise<string> {
  const card = page.getByRole('region', { name: title, exact: true })
  await card.getByRole('button', { name: button }).click()
  const ready = card.getByRole('button', { name: 'Descargar' }).first()
  await expect(ready).toBeVisible()
  await ready.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña').fill('no es esta clave')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Contraseña').fill(owner.password)
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  const download = await started
  const file = join(await mkdtemp(join(tmpdir(), 'consultorio-')), download.suggestedFilename())
  await download.saveAs(file)
  await expect(dialog.getByText('La descarga empezó')).toBeVisible()
  await page.keyboard.press('Escape')
  return file
}
