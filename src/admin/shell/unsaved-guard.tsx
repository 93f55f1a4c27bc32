import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { editScreenPath } from '#admin/edit-address.ts'

type UnsavedGuardProps = {
  /** Whether there are unsaved changes. */
  readonly when: boolean
  /** Paths where the same changes are shown: going there does not leave them. */
  readonly except?: () => readonly string[]
  /** Says what happens to the changes if the user leaves. */
  readonly consequence?: string
}

/** Asks for confirmation before navigation or page close would lose unsaved changes. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { when, except, consequence = 'Si sale ahora, se pierden.' } = props
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation: next }) =>
      when &&
      next.pathname !== pathname &&
      !except?.().includes(next.pathname) &&
      // The editing view shows the same changes.
      next.pathname !== editScreenPath,
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
