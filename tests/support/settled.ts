import type { Locator } from '@playwright/test'

/** Waits until nothing in an element is moving. */
export const settled = (element: Locator) =>
  element.evaluate(async (found) => {
    const moving = () =>
      found.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished))
  })
