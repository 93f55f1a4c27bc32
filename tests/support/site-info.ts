import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type SiteContent, siteContent } from '../../src/content/site-content/index.ts'
import { callApi } from './admin.ts'

/** Where the owner edits the site content. */
export const screen = '/admin/sitio'

export const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)
export const saveButtons = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
export const savedToast = (page: Page) => page.getByText('Información del sitio actualizada correctamente')

const document = z.object({ siteContent })

/** What is saved, whatever the screen shows. */
export const readContent = async (page: Page) =>
  document.parse(await callApi(page, '/api/site-content')).siteContent

/** Saves a change behind the screen's back. */
export async function changeContent(page: Page, change: (content: SiteContent) => void) {
  const content = await readContent(page)
  change(content)
  await callApi(page, '/api/site-content', { siteContent: content })
}
