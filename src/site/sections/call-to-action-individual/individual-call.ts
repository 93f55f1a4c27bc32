import { useRenderContext } from '#site/render-context.ts'

/** The page's entry and its call-to-action texts; undefined if they are empty. */
export function useIndividualCall() {
  const { route } = useRenderContext()
  if (route.page !== 'detail') return
  const { id, ctaText } = route.topic.entry
  return ctaText ? { id, text: ctaText } : undefined
}
