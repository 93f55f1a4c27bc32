import { useEffect, useState } from 'react'
import { isOpenAt, type OpeningHours } from '#content/opening-hours.ts'
import styles from './open-state.module.css'

export type OpenStateProps = { openingHours: readonly OpeningHours[] }

/**
 * Whether the practice is open now, in its own time zone. Cached pages cannot know the time, so only the browser says
 * it.
 */
export function OpenState({ openingHours }: OpenStateProps) {
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const update = () => setOpen(isOpenAt(openingHours, new Date()))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [openingHours])

  return (
    <span className={styles.state} data-open={open}>
      {open !== undefined && (open ? 'Abierto ahora' : 'Cerrado ahora')}
    </span>
  )
}
