import { Alert, Button } from '@mantine/core'
import {
  type FormerPicture,
  type ListedItem,
  useFormerPictures,
  usePutBackPicture,
} from '#admin/api/media.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './detail.module.css'

/** The picture's earlier files, each with a button that restores it. */
export function FormerPictures({ item }: { item: ListedItem }) {
  const { data: former = [] } = useFormerPictures(item.id, item.version)
  const { mutateAsync, isPending, variables, error } = usePutBackPicture(item.id)
  if (former.length === 0) return null

  const putBack = async (picture: FormerPicture) => {
    try {
      await mutateAsync(picture)
      showToast({ title: 'Éxito', message: 'Volvió la foto anterior, en todas partes', kind: 'success' })
    } catch {
      // The error is shown below.
    }
  }
  return (
    <section className={styles.section}>
      <h3>Fotos anteriores</h3>
      <p className={styles.hint}>Se guardan 30 días después de reemplazarlas.</p>
      <ul className={styles.former}>
        {former.map((picture) => (
          <li key={picture.replacedAt}>
            <Thumbnail
              item={{
                version: picture.version,
                renditions: { webp: picture.widths, avif: [] },
                color: item.color,
                focus: item.focus,
              }}
            />
            <span>
              {picture.fileName}, reemplazada <Moment iso={picture.replacedAt} />
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
      {error && (
        <Alert color="danger" title={failureTitle(error, 'No se cambió')} role="alert">
          {messageOf(error)}
        </Alert>
      )}
    </section>
  )
}
