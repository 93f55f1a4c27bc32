import { Alert, Button } from '@mantine/core'
import { type RemovedPicture, usePutBackPicture, useRemovedPictures } from '#admin/api/former-media.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { absoluteDate } from '#admin/shell/time.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { formerDays } from '#content/media/media.ts'
import { FormerThumbnail } from '../former-thumbnail.tsx'
import { PurgeButton } from '../purge-button.tsx'
import styles from './library.module.css'

/** The pictures that an owner removed lately. Each can be put back, or deleted for good. */
export function RemovedPictures() {
  const { data = [] } = useRemovedPictures(useIsOwner())
  if (data.length === 0) return null
  return (
    <section className={styles.removed} aria-labelledby="borradas-titulo">
      <h2 id="borradas-titulo">Borradas</h2>
      <p className="muted readable">
        Nadie las ve en el sitio, tampoco con su dirección. Se guardan {formerDays} días, por si quiere
        recuperarlas.
      </p>
      <ul>
        {data.map((picture) => (
          <Removed key={picture.id} picture={picture} />
        ))}
      </ul>
    </section>
  )
}

function Removed({ picture }: { readonly picture: RemovedPicture }) {
  const { id, version, title, fileName, replacedAt, storedUntil } = picture
  const { mutateAsync, isPending, error } = usePutBackPicture(id)
  const name = title || fileName

  const putBack = async () => {
    try {
      await mutateAsync(picture)
      showSuccess('La imagen está otra vez en Medios')
    } catch {
      // The error is shown below.
    }
  }
  return (
    <li>
      <FormerThumbnail id={id} version={version} />
      <div>
        <p className={styles.removedName}>{name}</p>
        <p>
          Borrada el {absoluteDate(replacedAt)}. Se guarda hasta el {absoluteDate(storedUntil)}.
        </p>
        {error && (
          <Alert color="danger" title={failureTitle(error, 'No se recuperó')} role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <div className={styles.removedActions}>
          <Button variant="default" loading={isPending} onClick={() => void putBack()}>
            Recuperar<span className="visually-hidden"> ({name})</span>
          </Button>
          <PurgeButton id={id} what="La imagen" name={name} />
        </div>
      </div>
    </li>
  )
}
