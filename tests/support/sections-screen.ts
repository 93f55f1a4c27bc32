import type { Page } from '@playwright/test'

export const heroMark = 'data-section="Hero"'
export const card = (page: Page, type: string) => page.locator(`[data-section="${type}"]`)
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar secciones' }).click()
export const update = (page: Page) => page.getByRole('button', { name: 'Actualizar secciones' }).click()
export const toggle = (page: Page, type: string) => card(page, type).getByRole('switch').press('Space')
