import { Alert, Button } from '@mantine/core'
import { type ListedItem, useFormerPictures, usePutBackPicture } from '#admin/api/media.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './detail.module.css'

/** The picture's earlier files, each with a button that restores it. */
export function FormerPictures({ item }: { item: ListedItem }) {
  const { data: former = [] } = useFormerPictures(item.id, item.version)
  const { mutateAsync, isPending, error } = usePutBackPicture(item.id)
  if (former.length === 0) return null

  const putBack = async (replacedAt: string) => {
    try {
      await mutateAsync(replacedAt)
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
        {former.map(({ version, fileName, replacedAt, widths }) => (
          <li key={replacedAt}>
            <Thumbnail
              item={{ version, renditions: { webp: widths, avif: [] }, color: item.color, focus: item.focus }}
            />
            <span>
              {fileName}, reemplazada <Moment iso={replacedAt} />
            </span>
            <Button variant="default" loading={isPending} onClick={() => void putBack(replacedAt)}>
              Volver a la foto anterior
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <Alert color="danger" title="No se cambió" role="alert">
          {messageOf(error)}
        </Alert>
      )}
    </section>
  )
}
