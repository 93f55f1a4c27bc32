import { Text } from '@mantine/core'
import { Link } from 'react-router'
import styles from './screen.module.css'
import { ScreenBar } from './screen-bar.tsx'

export function NotFound() {
  return (
    <>
      <ScreenBar title="No existe esta página" />
      <div className={styles.work}>
        <Text>La dirección no corresponde a ninguna parte de la administración.</Text>
        <p>
          <Link to="/admin">Ir al inicio</Link>
        </p>
      </div>
    </>
  )
}
