import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from './admin.ts'

const screens = {
  Hoy: '/admin',
  Secciones: '/admin/secciones',
  Revisión: '/admin/revision',
  Historial: '/admin/historial',
  Cuenta: '/admin/cuenta',
}

/** Opens the screens that are no forms in a window of this width: each fits it, and axe finds no fault. */
export async function expectAccessibleScreens(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await signIn(page)
  for (const [title, path] of Object.entries(screens)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
