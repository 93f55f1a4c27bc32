import type { ReactNode } from 'react'
import { useRenderContext } from '#site/render-context.ts'
import styles from './frame.module.css'
import { type MenuRoom, menuFit } from './menu-fit.ts'

type Props = {
  className?: string | undefined
  room: MenuRoom
  children: ReactNode
}

/**
 * A header that keeps its full height in the page while it visibly shrinks. Its child is the bar: it contains the
 * menu section, is centred in the window and moves up as a whole by `--bar-shift`; see `wide-panel.module.css`.
 */
export function HeaderFrame({ className = '', room, children }: Props) {
  const { snapshot } = useRenderContext()
  const { isSticky } = snapshot['site-content'].header
  return (
    <div
      className={`${styles.place} ${className}`}
      data-menu={menuFit(snapshot, room)}
      {...(isSticky && { 'data-sticky': '' })}
    >
      <header className={styles.header}>{children}</header>
    </div>
  )
}
