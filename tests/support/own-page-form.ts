import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Taps that the owner needed; filling in a field is the tap into it. */
export function fingers() {
  let taps = 0
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1
      await target.tap()
    },
    async type(target: Locator, text: string) {
      taps += 1
      await target.fill(text)
    },
  }
}

export async function begin(page: Page, name: string, { tap }: ReturnType<typeof fingers>) {
  await tap(page.getByRole('button', { name: 'Agregar página' }))
  await tap(page.getByRole('menuitem', { name }))
  await expect(page.getByRole('heading', { name: 'Nueva página' })).toBeVisible()
}

export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
