import { Button } from '@mantine/core'
import { messageOf } from '#admin/api/problem.ts'
import styles from './today.module.css'

type Props = {
  /** What could not be loaded: 'los avisos'. */
  readonly what: string
  readonly error: unknown
  readonly retry: () => void
}

/** Says in one line of a card what could not be loaded. */
export const TryAgain = ({ what, error, retry }: Props) => (
  <div className={styles.failure} role="alert">
    <p>
      <b>No se pudo leer: {what}.</b> {messageOf(error)}
    </p>
    <Button variant="default" size="md" aria-label={`Reintentar: ${what}`} onClick={retry}>
      Reintentar
    </Button>
  </div>
)
