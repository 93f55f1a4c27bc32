import { Button, Text } from '@mantine/core'
import { useRouteError } from 'react-router'
import { messageOf } from '#admin/api/problem.ts'
import styles from './screen.module.css'
import { ScreenBar } from './screen-bar.tsx'

/** Shown when a screen fails to load, often because a deployment replaced its script. */
export function ScreenError() {
  const error = useRouteError()
  return (
    <>
      <ScreenBar title="No se pudo abrir la página" />
      <div className={styles.work}>
        <Text role="alert">{messageOf(error)}</Text>
        <div>
          <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
        </div>
      </div>
    </>
  )
}
