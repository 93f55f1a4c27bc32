import type { ComponentProps, ReactNode } from 'react'
import { LogoStrip } from './logo-strip.tsx'
import styles from './titled-logo-strip.module.css'

type Props = Omit<ComponentProps<typeof LogoStrip>, 'className'> & {
  titleId: string
  title: string
  /** Under the logos. */
  note: string
  /** Between the title and the logos. */
  children?: ReactNode
}

/** A logo carousel with a title above and a note below. */
export function TitledLogoStrip({ titleId, title, note, children, ...strip }: Props) {
  return (
    <>
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
      <LogoStrip className={styles.strip} {...strip} />
      {note && <p className="note">{note}</p>}
    </>
  )
}
