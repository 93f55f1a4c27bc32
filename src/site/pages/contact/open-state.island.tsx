import { useEffect, useState } from 'react'
import { openStateAt, type PracticeHours, type OpenState as State } from '#content/hours/open-state.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './open-state.module.css'

/**
 * Whether a place is open now and until when, by its own clocks. Cached pages cannot know the time, so only the browser
 * shows it.
 */
export function OpenState(practice: PracticeHours) {
  const [state, setState] = useState<State>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change.
  useEffect(() => {
    const update = () => setState(openStateAt(practice, new Date()))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (practice.places.length > 1 && state?.place !== undefined) putFirst(placeAnchor(state.place))
  }, [practice.places.length, state?.place])

  return (
    <span className={styles.state} data-open={state?.isOpen}>
      {state?.text}
    </span>
  )
}

/** Moves a place's card before the others while nobody sees them, so that nothing moves under a finger. */
function putFirst(id: string) {
  const card = document.getElementById(id)
  const list = card?.parentElement
  if (list && list.getBoundingClientRect().top > innerHeight) list.prepend(card)
}
