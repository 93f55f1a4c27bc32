import { useRenderContext } from '#site/render-context.ts'
import { topicCards } from '#site/topics.ts'

const shown = 4

/** The first diseases, in the owner's order, for the home page. */
export const useShownDiseases = () => topicCards(useRenderContext().snapshot, 'diseases', shown)
