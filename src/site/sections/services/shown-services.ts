import { useRenderContext } from '#site/render-context.ts'

const shown = 5

/** The first services, in the owner's order, for the home page. */
export const useShownServices = () => useRenderContext().snapshot.services.slice(0, shown)
