import { Portal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './printed-sheet.module.css'

type PrintedSheetProps = {
  /** How the sheet is laid out. Default: as a text. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What the browser prints in place of the screen. */
export const PrintedSheet = ({ className = styles.text, children }: PrintedSheetProps) => (
  <Portal>
    <div className={`${styles.sheet} ${className}`}>{children}</div>
  </Portal>
)
