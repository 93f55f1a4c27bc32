import { homeEntries } from '#content/entries/home-entries.ts'
import { useRenderContext } from '#site/render-context.ts'

/** The first services, in the owner's order, for the home page. */
export const useShownServices = () => useRenderContext().site.services.slice(0, homeEntries.services)
