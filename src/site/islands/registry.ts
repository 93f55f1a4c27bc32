import { createElement, type FunctionComponent, type ReactElement } from 'react'

/** Every island and the module that holds it; each is fetched by a browser only when it is needed. */
export const islands = {
  LogoCarousel: () => import('./logo-carousel.tsx').then(({ LogoCarousel }) => toIsland(LogoCarousel)),
}

export type IslandName = keyof typeof islands

/** Makes an island's element from its props as JSON: its own server render wrote them, so they are what it takes. */
type CreateIsland = (json: string) => ReactElement

function toIsland<Props extends object>(component: FunctionComponent<Props>): CreateIsland {
  return (json) => createElement(component, JSON.parse(json))
}
