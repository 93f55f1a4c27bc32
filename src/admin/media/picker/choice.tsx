import type { ReactNode } from 'react'
import library from '../library/library.module.css'

type ChoiceProps = {
  readonly name: string
  readonly isMarked: boolean
  readonly title?: string | undefined
  readonly onChoose: () => void
  readonly picture: ReactNode
  /** Below the name. */
  readonly children?: ReactNode
}

/** A picture to choose. */
export const Choice = ({ name, isMarked, title, onChoose, picture, children }: ChoiceProps) => (
  <li>
    <button
      type="button"
      className={`panel ${library.tile}`}
      aria-pressed={isMarked}
      title={title}
      onClick={onChoose}
    >
      {picture}
      <b>{name}</b>
      {children}
    </button>
  </li>
)
