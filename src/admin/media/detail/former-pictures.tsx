import { Alert, Button } from '@mantine/core'
import { type FormerPicture, useFormerPictures, usePutBackPicture } from '#admin/api/former-media.ts'
import type { ListedItem } from '#admin/api/media.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { absoluteDate } from '#admin/shell/time.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { formerDays } from '#content/media/media.ts'
import { FormerThumbnail } from '../former-thumbnail.tsx'
import { PurgeButton } from '../purge-button.tsx'
import styles from './detail.module.css'

/** The picture's earlier files, each with a button that restores it, and one that deletes all for good. */
export function FormerPictures({ item }: { item: ListedItem }) {
  const isOwner = useIsOwner()
  const { data: former = [] } = useFormerPictures(item.id, item.version)
  const { mutateAsync, isPending, variables, error } = usePutBackPicture(item.id)
  if (former.length === 0) return null

  const putBack = async (picture: FormerPicture) => {
    try {
      await mutateAsync(picture)
      showSuccess('Volvió la foto anterior, en todas partes')
    } catch {
      // The error is shown below.
    }
  }
  return (
    <section className={styles.section}>
      <h3>Fotos anteriores</h3>
      <p className={styles.hint}>
        Nadie las ve en el sitio, tampoco con su dirección; un navegador que ya las abrió puede mostrarlas
        hasta un año. Se guardan {formerDays} días después de reemplazarlas.
      </p>
      <ul className={styles.former}>
        {former.map((picture) => (
          <li key={picture.replacedAt}>
            <FormerThumbnail id={item.id} version={picture.version} />
            <span>
              {picture.fileName}, reemplazada <Moment iso={picture.replacedAt} />. Se guarda hasta el{' '}
              {absoluteDate(picture.storedUntil)}.
            </span>
            <Button
              variant="default"
              loading={isPending && variables.replacedAt === picture.replacedAt}
              disabled={isPending}
              onClick={() => void putBack(picture)}
            >
              Volver a la foto anterior<span className="visually-hidden"> ({picture.fileName})</span>
            </Button>
          </li>
        ))}
      </ul>
      {isOwner && <PurgeButton id={item.id} what="Las fotos anteriores" name={item.title || item.fileName} />}
      {error && (
        <Alert color="danger" title={failureTitle(error, 'No se cambió')} role="alert">
          {messageOf(error)}
        </Alert>
      )}
    </section>
  )
}
