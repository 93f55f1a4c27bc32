import type { ReactNode } from 'react'
import { isLongName } from '#site/components/brand.tsx'
import { OpenPlaceLine } from '#site/places/hours-line.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './frame.module.css'
import { hasRoomForName, type MenuRoom, menuFit } from './menu-fit.ts'
import line from './open-line.module.css'

type Props = {
  className?: string | undefined
  room: MenuRoom
  children: ReactNode
}

/**
 * A header that keeps its full height in the page while it visibly shrinks. Its child is the bar: it contains the
 * menu section, is centred in the window and moves up as a whole by `--bar-shift`; see `index-menu.module.css`. Of
 * several places, a line above it names the one that is open.
 */
export function HeaderFrame({ className = '', room, children }: Props) {
  const { site } = useRenderContext()
  const { header, doctorInfo } = site['site-content']
  const isRoomy = isLongName(doctorInfo.name) && hasRoomForName(site, room)
  return (
    <>
      <OpenPlaceLine className={line.open} label="Horario de hoy" />
      <div
        className={`${styles.place} ${className}`.trimEnd()}
        data-menu={menuFit(site, room)}
        {...(isRoomy && { 'data-roomy': '' })}
        {...(header.isSticky && { 'data-sticky': '' })}
      >
        <header className={styles.header}>{children}</header>
      </div>
    </>
  )
}
