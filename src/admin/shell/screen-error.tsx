import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { messageOf } from '#admin/api/problem.ts'
import { Screen } from './screen.tsx'

/** Shown when a screen fails to load, often because a deployment replaced its script. */
export function ScreenError() {
  const error = useRouteError()
  return (
    <Screen title="No se pudo abrir la página">
      <p role="alert">{messageOf(error)}</p>
      <div>
        <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
      </div>
    </Screen>
  )
}
