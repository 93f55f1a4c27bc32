import type { FrameLocator, Page } from '@playwright/test'
import { expect, signIn } from './admin.ts'

/** The page in the frame of the editing view. */
export const editedPage = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="La página con sus cambios"]')

/** Opens the editing view and waits until the texts of the page can be edited. */
export async function openEditView(page: Page, path = '/'): Promise<FrameLocator> {
  await signIn(page, `/admin/editar?pagina=${encodeURIComponent(path)}`)
  await waitForFields(page)
  return editedPage(page)
}

/** Waits until the server's rendering of the page is in the frame. */
export async function waitForFields(page: Page): Promise<void> {
  await expect(page.locator('iframe:not([inert])')).toBeVisible()
  await expect(editedPage(page).locator('body')).toContainText(/[\u2061-\u2064]{7}/)
}
