import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { type Person, useRemovePerson } from '#admin/api/people.ts'
import { messageOf } from '#admin/api/problem.ts'
import { showToast } from '#admin/shell/toast.ts'

/** Asks for confirmation before it removes an account. */
export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePerson()
  const remove = () =>
    mutate(person.id, {
      onSuccess: () => {
        showToast({ title: 'Éxito', message: `${person.name} ya no puede entrar.`, kind: 'success' })
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} title={`Quitar a ${person.name}`}>
      <Text>
        Su cuenta se borra y sus sesiones se cierran en este momento, también con cambios sin guardar. Lo que
        guardó se queda en el sitio y en el Historial.
      </Text>
      {error && (
        <Alert color="danger" mt="md" title="No se pudo quitar" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="outline" onClick={onClose} data-autofocus>
          Cancelar
        </Button>
        <Button color="danger" onClick={remove} loading={isPending}>
          Quitar a esta persona
        </Button>
      </Group>
    </Modal>
  )
}
