import type { Page } from '@playwright/test'
import { longestPractice } from './longest-practice.ts'
import { expect } from './variants.ts'

export const phone = { width: 360, height: 740 }

export const longest = longestPractice()
export const article = '/enfermedades/menopausia-y-climaterio'

export const folds = (page: Page) => page.locator('[data-fold] > details')
export const part = (page: Page, id: string) => page.locator(`#${id} > details`)

/** The height of the page in screens of the phone, once what is not urgent is folded. */
export async function screensOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(folds(page).first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height / phone.height
}
