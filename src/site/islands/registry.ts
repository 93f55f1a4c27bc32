import type { ComponentType } from 'react'

/** Every island and the module that holds it; each is fetched by a browser only when it is needed. */
export const islands = {
  LogoCarousel: () => import('./logo-carousel.tsx').then(({ LogoCarousel }) => toIsland(LogoCarousel)),
}

export type IslandName = keyof typeof islands

/** An island's props come from its own server render, so they are what it takes. */
type AnyIsland = ComponentType<Record<string, unknown>>

function toIsland<Props extends object>(component: ComponentType<Props>): AnyIsland {
  return component as unknown as AnyIsland
}
