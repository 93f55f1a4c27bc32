import { Loader } from '@mantine/core'
import styles from './loading.module.css'

/** Placeholder while content loads. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <Loader size="sm" aria-hidden="true" />
      Cargando...
    </p>
  )
}
