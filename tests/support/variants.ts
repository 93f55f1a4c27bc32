import type { Page } from '@playwright/test'
import { isSectionType } from '#content/catalogue/index.ts'
import { test as base, expect } from './fixtures.ts'
import type { Fault } from './section-faults.ts'
import { type Choice, type ContentName, snapshotOf, type VariantSite } from './variant-site.ts'

export { expect }

/** Playwright's test on that site. Errors of its pages are allowed: `openChoice` reports them with their layout. */
export const test = base.extend({
  baseURL: ({ variantSite }, use) => use(variantSite.url),
  allowedErrors: /^/,
})

/** Collects faults with section, variant, content and width. */
export class Faults {
  readonly #choice: Choice
  readonly #content: ContentName
  readonly #found = new Set<string>()

  constructor(choice: Choice, content: ContentName) {
    this.#choice = choice
    this.#content = content
  }

  add(faults: readonly Fault[], where: string) {
    for (const { section, what } of faults) {
      const variant = isSectionType(section) ? this.#choice[section] : undefined
      const place = [section, variant, this.#content, where].filter(Boolean).join(', ')
      this.#found.add(`${place}: ${what}`)
    }
  }

  expectNone() {
    expect([...this.#found]).toEqual([])
  }
}

/** Opens a page with a choice of variants; returns the errors of the browser and the renderer. */
export async function openChoice(
  page: Page,
  site: VariantSite,
  { content, choice, path = '/' }: { content: ContentName; choice: Choice; path?: string },
) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  site.show(snapshotOf(content, choice))
  await page.goto(path, { waitUntil: 'load' })
  // Until the first paint is over, late pictures are kept outside of the window (src/site/styles/base.css).
  await page.evaluate(() =>
    Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished)),
  )
  return {
    complaints: (): Fault[] =>
      [...errors.splice(0), ...site.takeFailures()].map((what) => ({ section: 'page', what })),
  }
}
