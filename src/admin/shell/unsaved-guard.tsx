import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

type UnsavedGuardProps = {
  /** Whether there is something to lose. */
  readonly when: boolean
  /** What becomes of the changes when she leaves. */
  readonly consequence?: string
}

/** While there are unsaved changes, asks before another screen opens or the page is closed. */
export function UnsavedGuard({ when, consequence = 'Si sale ahora, se pierden.' }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  const stay = () => blocker.reset?.()
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Hay cambios sin guardar">
      <Text>Los cambios de esta página no se han guardado. {consequence}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={() => blocker.proceed?.()}>
          Salir sin guardar
        </Button>
        <Button onClick={stay} data-autofocus>
          Seguir editando
        </Button>
      </Group>
    </Modal>
  )
}
