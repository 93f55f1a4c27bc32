import type { ReactNode } from 'react'
import { useSiteContent } from '#site/render-context.ts'
import styles from './frame.module.css'

type Props = { className?: string | undefined; children: ReactNode }

/**
 * A header that keeps its full height in the page while it visibly shrinks. Its child is the bar: it contains the
 * menu section, is centred in the window and moves up as a whole by `--bar-shift`; see `wide-panel.module.css`.
 */
export function HeaderFrame({ className = '', children }: Props) {
  const { isSticky } = useSiteContent().header
  return (
    <div className={`${styles.place} ${className}`} {...(isSticky && { 'data-sticky': '' })}>
      <header className={styles.header}>{children}</header>
    </div>
  )
}
