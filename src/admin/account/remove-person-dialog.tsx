import { Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type Person, useRemovePerson } from '#admin/api/people.ts'
import { messageOf } from '#admin/api/problem.ts'
import { showToast } from '#admin/shell/toast.ts'

/** Asks for confirmation before it removes an account, and what becomes of its dated changes. */
export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePerson()
  const [choice, setChoice] = useState<'keep' | 'cancel'>()
  const [isUnanswered, setUnanswered] = useState(false)
  const { id, name, datedChanges } = person
  const mustChoose = datedChanges > 0

  const remove = () => {
    if (mustChoose && !choice) return setUnanswered(true)
    mutate(
      { id, datedChanges: mustChoose ? choice : undefined },
      {
        onSuccess: () => {
          showToast({ title: 'Éxito', message: `${name} ya no puede entrar.`, kind: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={`Quitar a ${name}`}>
      <Text>
        Su cuenta se borra y sus sesiones se cierran en este momento, también con cambios sin guardar. Lo que
        guardó se queda en el sitio y en el Historial.
      </Text>
      {mustChoose && (
        <Radio.Group
          mt="md"
          label={
            datedChanges === 1
              ? 'Tiene un cambio con fecha, que está en el Calendario'
              : `Tiene ${datedChanges} cambios con fecha, que están en el Calendario`
          }
          value={choice ?? null}
          onChange={(value) => setChoice(value === 'keep' ? 'keep' : 'cancel')}
          error={isUnanswered && !choice && 'Elija si se conservan o se cancelan.'}
        >
          <Stack gap="sm" mt="xs">
            <Radio value="keep" label="Conservarlos como míos: se publican en su fecha" />
            <Radio value="cancel" label="Cancelarlos: no se publican y lo que decían se pierde" />
          </Stack>
        </Radio.Group>
      )}
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
