import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { entryWords } from '#admin/entries/entry-words.ts'
import { factGroups } from '#admin/facts/fact-groups.ts'
import { documentNames, documentRow } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { expect } from './fixtures.ts'

const source = new URL('../../src/admin/screens.tsx', import.meta.url)

/** The addresses of all screens: those that `screens.tsx` names, those of the documents, one entry and a new one of each list, and the guide's end. */
export async function adminScreens(page: Page): Promise<readonly string[]> {
  const named = [...(await readFile(source, 'utf8')).matchAll(/lazyScreen\('([^']+)'/g)].map(
    ([, path]) => path,
  )
  expect(named).toContain('revisar')
  const ofDocuments = documentNames.map((name) => documentRow(name).screen)
  const entries: string[] = []
  for (const name of documentNames.filter(isEntryDocument)) {
    entries.push(`/admin/${documentRow(name).screen}/${entryWords[name].newPath}`)
    await openScreen(page, `/admin/${documentRow(name).screen}`)
    const first = page.locator(`main a[href^="/admin/${documentRow(name).screen}/"]`).first()
    // The sample has no pages of her own.
    await expect(first.or(page.getByText(/^Aún no hay /)).first()).toBeVisible()
    if ((await first.count()) > 0) entries.push((await first.getAttribute('href')) ?? '')
  }
  const guideEnd = `/admin/empezar?paso=${factGroups.length + 1}`
  return ['/admin', ...[...named, ...ofDocuments].map((path) => `/admin/${path}`), ...entries, guideEnd]
}

/** Opens another screen without loading the admin again, like a link does. */
export async function openScreen(page: Page, address: string): Promise<void> {
  const title = page.locator('main[aria-busy=false] h1').first()
  // The screen before is gone as soon as this one, which needs no loading, is shown.
  await goTo(page, '/admin/ninguna')
  await expect(title).toHaveText('No existe esta página')
  await goTo(page, address)
  await expect(title).not.toHaveText('No existe esta página')
  // The history loads the changes of a version when it is scrolled to.
  const loading = page.locator('main').getByText(/^Cargando/)
  await expect(loading.and(page.locator(':not([data-revision] *)'))).toHaveCount(0)
}

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
