import { Icon } from '#admin/shell/icon.tsx'
import styles from './sections-status.module.css'

type SectionsStatusProps = {
  /** How many sections differ from what is saved. */
  readonly changes: number
  /** Whether what is saved differs from what visitors see. */
  readonly unpublished: boolean
}

export function SectionsStatus({ changes, unpublished }: SectionsStatusProps) {
  const [tone, text] = describe(changes, unpublished)
  return (
    <p className={styles.status} data-tone={tone} role="status">
      <Icon name={tone === 'done' ? 'check' : 'info'} size={18} />
      {text}
    </p>
  )
}

function describe(changes: number, unpublished: boolean): ['done' | 'pending', string] {
  if (changes > 0) {
    const unsaved = changes === 1 ? '1 cambio sin guardar' : `${changes} cambios sin guardar`
    return ['pending', unpublished ? `${unsaved}; lo guardado, sin publicar` : unsaved]
  }
  return unpublished ? ['pending', 'Guardado, sin publicar'] : ['done', 'Todo guardado y publicado']
}
