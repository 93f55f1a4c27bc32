import { Loader } from '@mantine/core'
import styles from './loading.module.css'

/** In place of what has yet to arrive. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <Loader size="sm" aria-hidden="true" />
      Cargando...
    </p>
  )
}
