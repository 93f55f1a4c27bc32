import type { Page } from '@playwright/test'
import { z } from 'zod'
import { callApi } from './admin.ts'

export const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const listed = z.object({ entries: z.array(z.object({ id: z.string(), visible: z.boolean() })) })
export const listOf = async (page: Page, document: string) =>
  listed.parse(await callApi(page, `/api/entries/${document}`)).entries
export const idsOf = async (page: Page, document: string) =>
  (await listOf(page, document)).map(({ id }) => id)

/** Status of a public page, and where it redirects to. */
export async function visit({ url }: { readonly url: string }, path: string) {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

export async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Acciones: ${title}`, exact: true }).tap()
  await page.getByRole('menuitem', { name: action }).tap()
}
