import type { ComponentType } from 'react'

/** The route of a screen that loads when it is first opened. */
export const lazyScreen = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
})
