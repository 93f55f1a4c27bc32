import type { ReactNode } from 'react'

type Props = {
  /** Id of the title, which names the section for screen readers. */
  titleId: string
  title: string
  subtitle: string
  className: string
  children: ReactNode
}

/** A section with its title and subtitle, side by side on wide screens. Empty texts are left out. */
export function TitledSection({ titleId, title, subtitle, className, children }: Props) {
  return (
    <section className={`section ${className}`} {...(title && { 'aria-labelledby': titleId })}>
      <div className="wrap">
        {(title || subtitle) && (
          <header className="section-head split">
            {title && <h2 id={titleId}>{title}</h2>}
            {subtitle && <p>{subtitle}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
