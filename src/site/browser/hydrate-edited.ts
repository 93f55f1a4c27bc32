import { flushSync } from 'react-dom'

/**
 * Hydrates an island of a page that is being edited, whole and at once, so that no change of the page comes in between.
 * It waits for the end of typing in the island: React may render it again, and the caret would be lost.
 */
export async function hydrateEdited(island: HTMLElement, hydrate: () => void): Promise<void> {
  while (island.querySelector('[data-being-typed]'))
    await new Promise((resolve) => island.addEventListener('focusout', resolve, { once: true }))
  if (island.isConnected && island.dataset.ready === undefined) flushSync(hydrate)
}
