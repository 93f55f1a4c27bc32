import type { ReactNode } from 'react'
import styles from './screen-bar.module.css'

type ScreenBarProps = {
  readonly title: string
  /** State of what the screen edits, such as 'Todo guardado'. */
  readonly status?: ReactNode
  /** What can be done on this screen: buttons. */
  readonly children?: ReactNode
  /** On a phone the actions stay at the bottom, near the thumb. */
  readonly actionsNearThumb?: boolean
}

/** The title and the actions of a screen, in reach however far it is scrolled. */
export function ScreenBar({ title, status, children, actionsNearThumb = false }: ScreenBarProps) {
  return (
    <div className={styles.bar}>
      <title>{`${title} | Administración`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {status && <div className={styles.status}>{status}</div>}
      {children && (
        <div className={actionsNearThumb ? `${styles.actions} ${styles.nearThumb}` : styles.actions}>
          {children}
        </div>
      )}
    </div>
  )
}
