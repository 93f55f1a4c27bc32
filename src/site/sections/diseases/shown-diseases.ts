import { homeEntries } from '#content/entries/home-entries.ts'
import { useRenderContext } from '#site/render-context.ts'
import { topicCards } from '#site/topics.ts'

/** The first diseases, in the owner's order, for the home page. */
export const useShownDiseases = () => topicCards(useRenderContext().site, 'diseases', homeEntries.diseases)
