import { type ReactNode, useId } from 'react'
import screen from './screen.module.css'

type CardProps = {
  readonly title: ReactNode
  /** How its content is laid out, such as 'stack'. */
  readonly className?: string
  readonly children: ReactNode
}

/** A titled part of a screen with a frame around it. */
export function Card({ title, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section className={`${screen.card} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
