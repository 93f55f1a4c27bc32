import type { ReactNode } from 'react'
import { useSiteContent } from '#site/render-context.ts'
import styles from './hero-frame.module.css'

type Props = { className: string; children: ReactNode }

/** A hero with the height that the owner chose. `data-align` says where its text is, if not on the left. */
export function HeroFrame({ className, children }: Props) {
  const { alignment } = useSiteContent().heroSection
  return (
    <section
      className={`${styles.frame} ${className}`}
      aria-labelledby="portada"
      data-align={alignment === 'left' ? undefined : alignment}
    >
      {children}
    </section>
  )
}
