import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type SiteContent, siteContent } from '#content/site-content/index.ts'
import { callApi } from './admin.ts'

/** The screen where the owner edits the site content. */
export const screen = '/admin/sitio'

export const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
export const saveButtons = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
export const savedToast = (page: Page) => page.getByText('Información del sitio actualizada correctamente')

const document = z.object({ siteContent })

/** The saved content, independent of the screen. */
export const readContent = async (page: Page) =>
  document.parse(await callApi(page, '/api/site-content')).siteContent

/** Saves a change without the screen, like another browser. */
export async function changeContent(page: Page, change: (content: SiteContent) => void) {
  const content = await readContent(page)
  change(content)
  await callApi(page, '/api/site-content', { siteContent: content })
}
