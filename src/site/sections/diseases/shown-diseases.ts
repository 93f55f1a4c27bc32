import { useRenderContext } from '#site/render-context.ts'
import { topicCards } from '#site/topics.ts'

const shown = 4

/** The diseases that the home page shows: the first ones, in the owner's order. */
export const useShownDiseases = () => topicCards(useRenderContext().snapshot, 'diseases', shown)
