import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './screen-bar.module.css'

export type ScreenBarProps = {
  readonly title: string
  /** The screen above this one. */
  readonly back?: { readonly to: string; readonly label: string } | undefined
  /** Status text, such as 'Todo guardado'. */
  readonly status?: ReactNode
  /** Buttons of the screen. */
  readonly children?: ReactNode
  /** On phones, shows the buttons at the bottom, near the thumb. */
  readonly actionsNearThumb?: boolean
}

/** The title and the buttons of a screen; they stay visible while the page scrolls. */
export function ScreenBar(props: ScreenBarProps) {
  const { title, back, status, children, actionsNearThumb = false } = props
  return (
    <div className={styles.bar}>
      <title>{`${title} | Administración`}</title>
      <div className={styles.title}>
        {back && <Link to={back.to}>{back.label}</Link>}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {status && <div className="small">{status}</div>}
      {children && <div className={actionsNearThumb ? `row ${styles.nearThumb}` : 'row'}>{children}</div>}
    </div>
  )
}
