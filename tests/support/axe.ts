import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe on a page. Legacy mode saves a second browser page per run; it cannot check cross-origin frames, which no page
 * has.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
