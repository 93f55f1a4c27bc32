import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { type ListedItem, useRemovePicture } from '#admin/api/media.ts'
import { ApiProblem, failureTitle, messageOf } from '#admin/api/problem.ts'
import { showToast } from '#admin/shell/toast.ts'
import { UsesList } from './uses-list.tsx'

/** Deletes a picture from the library, unless the site uses it. */
export function RemovePicture({ item, onRemoved }: { item: ListedItem; onRemoved: () => void }) {
  const { mutateAsync, isPending, error, reset } = useRemovePicture(item.id)
  const [asking, setAsking] = useState(false)
  const refusedFor = error instanceof ApiProblem ? error.uses : []
  const uses = refusedFor.length > 0 ? refusedFor : item.uses

  const remove = async () => {
    try {
      await mutateAsync()
      showToast({ title: 'Éxito', message: 'La imagen se borró de Medios', kind: 'success' })
      onRemoved()
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  const close = () => {
    setAsking(false)
    reset()
  }
  return (
    <>
      <Button variant="outline" color="danger" onClick={() => setAsking(true)}>
        Borrar
      </Button>
      <Modal
        opened={asking}
        onClose={close}
        title={uses.length > 0 ? 'La imagen está en uso' : 'Borrar la imagen'}
      >
        {uses.length > 0 ? (
          <>
            <Text>No se puede borrar mientras se muestre. Quítela antes de:</Text>
            <UsesList uses={uses} />
          </>
        ) : (
          <Text>
            Ninguna parte del sitio la usa. Se borra de Medios; durante 30 días vuelve si restaura una versión
            del Historial que la mostraba.
          </Text>
        )}
        {error && refusedFor.length === 0 && (
          <Alert color="danger" mt="md" title={failureTitle(error, 'No se borró')} role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Group mt="lg" justify="flex-end">
          <Button variant="outline" onClick={close} data-autofocus>
            {uses.length > 0 ? 'Entendido' : 'Conservarla'}
          </Button>
          {uses.length === 0 && (
            <Button color="danger" loading={isPending} onClick={() => void remove()}>
              Borrar la imagen
            </Button>
          )}
        </Group>
      </Modal>
    </>
  )
}
