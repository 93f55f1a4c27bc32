import { createElement, type FunctionComponent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from '#site/islands/island-names.ts'
import { isEdited } from './is-edited.ts'
import { islands } from './registry.ts'

/** Distance from the viewport, in pixels, at which an island is hydrated. */
const nearby = 400

/** Distance from the viewport at which a picture is requested. Browsers wait longer than a fast scroll. */
const picturesAhead = '3000px'

/**
 * Hydrates the page's islands: those for the first interaction at once, the others when they come near the viewport.
 * From then on, links within the page scroll smoothly.
 * @param earlyClicks Per island, the button or photo that the visitor clicked before hydration.
 */
export function hydrateIslands(earlyClicks: ReadonlyMap<Element, HTMLElement>) {
  /** Resolves when the island runs, or cannot be loaded. */
  const hydrate = (island: HTMLElement) =>
    new Promise<void>((resolve) => {
      hydrateIsland(island, () => {
        island.dataset.ready = ''
        earlyClicks.get(island)?.click()
        resolve()
      }).catch((error: unknown) => {
        console.error('An island could not be loaded.', error)
        resolve()
      })
    })
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void hydrate(target)
      }
    },
    { rootMargin: `${nearby}px` },
  )
  const atOnce: Promise<void>[] = []
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (isEdited || island.dataset.when === 'use' || earlyClicks.has(island)) atOnce.push(hydrate(island))
    else observer.observe(island)
  }
  void Promise.all(atOnce).then(() => {
    document.documentElement.dataset.ready = 'islands'
  })
  requestPicturesEarly()
  // Not in the styles: a page that opens at a section goes there at once.
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
    document.documentElement.style.scrollBehavior = 'smooth'
}

function requestPicturesEarly() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) target.removeAttribute('loading')
    },
    { rootMargin: picturesAhead },
  )
  for (const picture of document.querySelectorAll('main [loading]')) observer.observe(picture)
}

async function hydrateIsland(island: HTMLElement, onReady: () => void) {
  const { island: name = '' } = island.dataset
  if (!isIslandName(name)) throw new Error(`The island «${name}» is unknown.`)
  const component = await loadIsland(name)
  const hydrate = () => {
    // Read only now: the editing view changes its page while the module loads.
    const root = island.querySelector(':scope > [data-root]')
    const json = island.querySelector(':scope > script')?.textContent
    if (!root || !json) throw new Error(`The island «${name}» is not whole.`)
    const slot = root.querySelector('[data-slot]')?.innerHTML ?? ''
    hydrateRoot(root, <Hydrated onReady={onReady}>{islandElement(component, json, slot)}</Hydrated>, {
      identifierPrefix: island.dataset.id ?? '',
      // A text that the owner changed may not have reached the JSON yet: React then renders the island again.
      ...(isEdited && { onRecoverableError: () => {} }),
    })
  }
  if (isEdited) await hydrateEdited(island, hydrate)
  else hydrate()
}

/**
 * Hydrates an island of a page that is being edited, whole and at once, so that no change of the page comes in between.
 * It waits for the end of typing in the island: React may render it again, and the caret would be lost.
 */
async function hydrateEdited(island: HTMLElement, hydrate: () => void): Promise<void> {
  while (island.querySelector('[data-being-typed]'))
    await new Promise((resolve) => island.addEventListener('focusout', resolve, { once: true }))
  if (island.isConnected && island.dataset.ready === undefined) flushSync(hydrate)
}

async function loadIsland<Name extends IslandName>(name: Name): Promise<FunctionComponent<never>> {
  const { [name]: component } = await islands[name]()
  return component
}

/** The server wrote the JSON of the props and the HTML of the slot. */
const islandElement = <Props extends object>(
  component: FunctionComponent<Props>,
  json: string,
  slot: string,
): ReactNode => createElement(component, { ...JSON.parse(json), slot })

const isIslandName = (name: string): name is IslandName => Object.hasOwn(islands, name)

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Runs once, after the first commit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later callback is the same one.
  useEffect(onReady, [])
  return children
}
