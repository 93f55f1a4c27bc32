import type { ReactNode } from 'react'
import { amount } from '#content/texts/words.ts'
import { Icon } from './icon.tsx'
import styles from './save-status.module.css'

type SaveStatusProps = {
  /** Whether something is still to be saved or published. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Says whether everything is saved, or what is still to be saved or published. */
export function SaveStatus({ isPending, children }: SaveStatusProps) {
  return (
    <p className={styles.status} data-pending={isPending || undefined} role="status">
      <Icon name={isPending ? 'info' : 'check'} size={18} />
      <span>{children}</span>
    </p>
  )
}

export const unsavedChanges = (count: number) => amount(count, 'cambio sin guardar', 'cambios sin guardar')
