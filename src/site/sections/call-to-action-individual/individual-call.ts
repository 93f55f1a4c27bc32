import { useRenderContext } from '#site/render-context.ts'

/** The entry whose page this is and its own words of invitation; undefined while they are empty. */
export function useIndividualCall() {
  const { route } = useRenderContext()
  if (route.page !== 'detail') return
  const { id, ctaText } = route.topic.entry
  return ctaText ? { id, text: ctaText } : undefined
}
