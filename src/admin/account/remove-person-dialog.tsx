import { Button, Text } from '@mantine/core'
import { type Person, useRemovePerson } from '#admin/api/people.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { showSuccess } from '#admin/shell/toast.ts'

/** Asks for confirmation before it removes an account. */
export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePerson()
  const { id, name } = person

  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        showSuccess(`${name} ya no puede entrar.`)
        onClose()
      },
    })
  return (
    <Dialog
      title={`Quitar a ${name}`}
      onClose={onClose}
      error={error}
      failure="No se pudo quitar"
      cancelsFirst
      actions={
        <Button color="danger" onClick={remove} loading={isPending}>
          Quitar a esta persona
        </Button>
      }
    >
      <Text>
        Su cuenta se borra y sus sesiones se cierran en este momento, también con cambios sin guardar. Lo que
        guardó se queda en el sitio y en el Historial, y sus cambios con fecha se publican en su fecha.
      </Text>
    </Dialog>
  )
}
