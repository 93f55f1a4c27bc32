import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type Person, useRemovePerson } from '#admin/api/people.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { showSuccess } from '#admin/shell/toast.ts'

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
          showSuccess(`${name} ya no puede entrar.`)
          onClose()
        },
      },
    )
  }
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
    </Dialog>
  )
}
