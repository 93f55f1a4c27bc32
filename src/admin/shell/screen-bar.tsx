import type { ReactNode } from 'react'
import styles from './screen-bar.module.css'

type ScreenBarProps = {
  readonly title: string
  /** Status text, such as 'Todo guardado'. */
  readonly status?: ReactNode
  /** Buttons of the screen. */
  readonly children?: ReactNode
  /** On phones, shows the buttons at the bottom, near the thumb. */
  readonly actionsNearThumb?: boolean
}

/** The title and the buttons of a screen; they stay visible while the page scrolls. */
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
