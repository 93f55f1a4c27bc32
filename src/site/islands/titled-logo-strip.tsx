import type { ComponentProps, ReactNode } from 'react'
import { LogoStrip } from './logo-strip.tsx'
import styles from './titled-logo-strip.module.css'

type Props = Omit<ComponentProps<typeof LogoStrip>, 'className'> & {
  titleId: string
  title: string
  /** Under the logos. */
  note: string
  /** All names at a glance, because the logos move; without it, none. */
  names?: string
  /** Between the title and the logos. */
  children?: ReactNode
}

/** A logo carousel with a title above and a note below. */
export function TitledLogoStrip({ titleId, title, note, names, children, ...strip }: Props) {
  return (
    <>
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
      <LogoStrip className={styles.strip} {...strip} />
      {names && <p className="note">{names}.</p>}
      {note && <p className="note">{note}</p>}
    </>
  )
}
