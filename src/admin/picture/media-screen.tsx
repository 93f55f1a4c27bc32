import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { noteItem, useMedia } from '#admin/api/media.ts'
import styles from '#admin/media/library/library.module.css'
import { Library } from '#admin/media/library/library.tsx'
import { useFilesOnPage } from '#admin/media/upload/file-drop.ts'
import { QueueView } from '#admin/media/upload/queue-view.tsx'
import { onQueuedItem, uploadQueue } from '#admin/media/upload/the-queue.ts'
import { UploadButtons } from '#admin/media/upload/upload-buttons.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { RemovedPictures } from './former-pictures.tsx'
import { PictureDrawer } from './picture-drawer.tsx'

/** /admin/medios: the owner's pictures. */
export function MediaScreen() {
  const { data, error, refetch } = useMedia()
  const [search, setSearch] = useSearchParams()
  const isOver = useFilesOnPage(uploadQueue.add)
  const client = useQueryClient()
  // Uploaded pictures are in the list as soon as they arrive.
  useEffect(() => onQueuedItem((item) => noteItem(client, item)), [client])
  const opened = data?.find(({ id }) => id === search.get('imagen'))
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })

  return (
    <>
      <Screen title="Medios" actionsNearThumb actions={<UploadButtons multiple onFiles={uploadQueue.add} />}>
        <p className="muted readable">
          Sus fotografías. Súbalas con el botón, arrástrelas a esta página o péguelas; varias a la vez si
          quiere. Se les quita la ubicación y todo dato oculto.
        </p>
        <QueueView />
        {data && <Library items={data} />}
        {data && <RemovedPictures />}
        <LoadState title="No se pudieron leer los medios" data={data} error={error} refetch={refetch} />
      </Screen>
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          Suelte aquí sus fotos
        </div>
      )}
      {opened && <PictureDrawer key={opened.id} item={opened} onClose={close} />}
    </>
  )
}
