import type { Page } from '@playwright/test'
import { changeContent, readContent } from './site-info.ts'

/** Saves another doctor's name and one insurer fewer; returns the previous content. */
export async function saveChanges(page: Page) {
  const before = await readContent(page)
  await changeContent(page, ({ doctorInfo, insurances }) => {
    doctorInfo.name = 'Dra. Ana Ruiz'
    insurances.companies.shift()
  })
  return before
}

export const stored = (number: number) =>
  `La versión ${number} de Información del Sitio está entre sus cambios.`
export const entry = (page: Page, revision: string) => page.locator(`[data-revision="${revision}"]`)
