import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { usePurgeFormers } from '#admin/api/former-media.ts'
import { type ListedItem, useRemovePicture } from '#admin/api/media.ts'
import { ApiProblem, failureTitle, messageOf } from '#admin/api/problem.ts'
import { forgetPictureDraft } from '#admin/media/picture-drafts.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { absoluteDate } from '#admin/shell/time.ts'
import { showFailure, showSuccess } from '#admin/shell/toast.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { browserDays, formerDays } from '#content/media/media.ts'
import { PurgeDialog } from './purge.tsx'
import { UsesList } from './uses-list.tsx'

/** Deletes a picture from the library, unless the site uses it, and on request its copies too. */
export function RemovePicture({ item, onRemoved }: { item: ListedItem; onRemoved: () => void }) {
  const removing = useRemovePicture(item.id)
  const purging = usePurgeFormers(item.id)
  const [asking, setAsking] = useState<'remove' | 'purge'>()
  const { error } = removing
  const refusedFor = error instanceof ApiProblem ? error.uses : []
  const uses = refusedFor.length > 0 ? refusedFor : item.uses

  const remove = async (alsoCopies: boolean) => {
    try {
      await removing.mutateAsync()
      forgetPictureDraft(item.id)
    } catch {
      // The dialog stays open and shows the error.
      return
    }
    if (alsoCopies) await purge()
    else showSuccess('La imagen se borró de Medios')
    onRemoved()
  }
  /** The details close with the removal, so an error is shown in a message. */
  const purge = async () => {
    try {
      await purging.mutateAsync()
      showSuccess('La imagen y sus copias se borraron')
    } catch (error) {
      const message = `La imagen se borró de Medios, pero su copia sigue en «Borradas». ${messageOf(error)}`
      showFailure(message, failureTitle(error, 'Error'))
    }
  }
  const close = () => {
    setAsking(undefined)
    removing.reset()
  }
  if (asking === 'purge' && uses.length === 0) {
    return (
      <PurgeDialog
        what="La imagen"
        isPending={removing.isPending || purging.isPending}
        error={error}
        onPurge={() => void remove(true)}
        onClose={close}
      />
    )
  }
  return (
    <>
      <Button variant="outline" color="danger" onClick={() => setAsking('remove')}>
        Borrar
      </Button>
      <Dialog
        opened={asking !== undefined}
        onClose={close}
        title={uses.length > 0 ? 'La imagen está en uso' : 'Borrar la imagen'}
        error={refusedFor.length === 0 && error}
        failure="No se borró"
        cancel={uses.length > 0 ? 'Entendido' : 'Conservarla'}
        cancelsFirst
        actions={
          uses.length === 0 && (
            <>
              <Button variant="outline" color="danger" onClick={() => setAsking('purge')}>
                Borrar también las copias
              </Button>
              <Button color="danger" loading={removing.isPending} onClick={() => void remove(false)}>
                Borrar la imagen
              </Button>
            </>
          )
        }
      >
        {uses.length > 0 ? (
          <>
            <Text>No se puede borrar mientras se muestre. Quítela antes de:</Text>
            <UsesList uses={uses} />
          </>
        ) : (
          <RemovalDates />
        )}
      </Dialog>
    </>
  )
}

/** Says who can still see a picture after its removal, and until when. */
const RemovalDates = () => {
  const now = useNow()
  return (
    <>
      <Text>Ninguna parte del sitio la usa. Si la borra:</Text>
      <ul>
        <li>Su dirección deja de mostrarla en ese momento, también a quien la tenga guardada.</li>
        <li>
          Un navegador que ya la abrió puede seguir mostrándola, solo en ese aparato, hasta el{' '}
          <b>{absoluteDate(daysAfter(now, browserDays))}</b>. Desde aquí no se puede quitar.
        </li>
        <li>
          Hasta el <b>{absoluteDate(daysAfter(now, formerDays))}</b> se guarda una copia que solo se ve en la
          administración, para recuperarla en «Borradas» o al restaurar una versión del Historial. «Borrar
          también las copias» la borra de una vez.
        </li>
      </ul>
    </>
  )
}

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
