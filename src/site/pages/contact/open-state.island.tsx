import { useEffect, useState } from 'react'
import { openStateAt, type PracticeHours, type OpenState as State } from '#content/hours/open-state.ts'
import styles from './open-state.module.css'

export type OpenStateProps = PracticeHours

/**
 * Whether the practice is open now and until when, in its own time zone. Cached pages cannot know the time, so only
 * the browser shows it.
 */
export function OpenState({ openingHours, clock, timeZone }: OpenStateProps) {
  const [state, setState] = useState<State>()

  useEffect(() => {
    const update = () => setState(openStateAt({ openingHours, clock, timeZone }, new Date()))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [openingHours, clock, timeZone])

  return (
    <span className={styles.state} data-open={state?.isOpen}>
      {state?.text}
    </span>
  )
}
