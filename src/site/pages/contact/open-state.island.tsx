import { useEffect } from 'react'
import type { PracticeHours } from '#content/hours/open-state.ts'
import { useOpenState } from '#site/places/use-open-state.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './open-state.module.css'

/** Whether a place is open now and until when, by its own clocks. */
export function OpenState(practice: PracticeHours) {
  const state = useOpenState(practice)

  useEffect(() => {
    if (practice.places.length > 1 && state?.place !== undefined) putFirst(placeAnchor(state.place))
  }, [practice.places.length, state?.place])

  return (
    <span className={styles.state} data-open={state?.isOpen}>
      {state?.text}
    </span>
  )
}

/** Moves a place's card before the others while no one sees them, so that nothing moves under a finger. */
function putFirst(id: string) {
  const card = document.getElementById(id)
  const list = card?.parentElement
  if (!list || list.getBoundingClientRect().top <= innerHeight) return
  list.prepend(card)
  // On phones the others are folded.
  card.querySelector('details')?.setAttribute('open', '')
}
