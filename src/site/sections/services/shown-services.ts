import { useRenderContext } from '#site/render-context.ts'

const shown = 5

/** The services that the home page shows: the first ones, in the owner's order. */
export const useShownServices = () => useRenderContext().snapshot.services.slice(0, shown)
