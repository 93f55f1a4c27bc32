import type { ReactNode } from 'react'
import screen from './screen.module.css'
import { ScreenBar, type ScreenBarProps } from './screen-bar.tsx'

type ScreenProps = Omit<ScreenBarProps, 'children' | 'status'> & {
  /** Buttons of the screen. */
  readonly actions?: ReactNode
  /** Class of the part below the title. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A screen with its title and its content. */
export const Screen = ({ actions, className, children, ...bar }: ScreenProps) => (
  <>
    <ScreenBar {...bar}>{actions}</ScreenBar>
    <div className={className ? `${screen.work} ${className}` : screen.work}>{children}</div>
  </>
)
