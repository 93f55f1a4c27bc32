import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** axe on a page. The mode that is called legacy needs no second page for each run; no page has a foreign frame open. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
