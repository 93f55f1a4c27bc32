import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe on a page. Legacy mode saves a second browser page per run; it cannot check cross-origin frames, which no page
 * has. Only faults are described: to describe what passes too takes most of a run's time.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
