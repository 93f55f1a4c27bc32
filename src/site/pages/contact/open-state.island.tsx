import { useEffect, useState } from 'react'
import { openStateAt, type PracticeHours, type OpenState as State } from '#content/hours/open-state.ts'
import styles from './open-state.module.css'

export type OpenStateProps = PracticeHours

/**
 * Whether the practice is open now and until when, in its own time zone. Cached pages cannot know the time, so only
 * the browser shows it.
 */
export function OpenState(practice: OpenStateProps) {
  const [state, setState] = useState<State>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change.
  useEffect(() => {
    const update = () => setState(openStateAt(practice, new Date()))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <span className={styles.state} data-open={state?.isOpen}>
      {state?.text}
    </span>
  )
}
