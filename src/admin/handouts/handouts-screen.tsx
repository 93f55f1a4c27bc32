import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { HandoutCard } from './handout-card.tsx'
import { useHandoutTargets } from './handout-targets.ts'
import { ReviewCard } from './review-card.tsx'

/** /admin/imprimir: codes on paper that lead to the site, and how to ask for a review. */
export function HandoutsScreen() {
  const { content, targets, error, refetch } = useHandoutTargets(window.location.origin)
  return (
    <Screen title="Para mi consultorio">
      <LoadState title="No se pudieron leer sus datos" data={content} error={error} refetch={refetch} />
      {content && (
        <>
          <HandoutCard content={content} targets={targets} />
          <ReviewCard content={content} />
        </>
      )}
    </Screen>
  )
}
