import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { noteItem, useMedia } from '#admin/api/media.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { PictureDrawer } from '../detail/picture-drawer.tsx'
import { RemovedPictures } from '../former-pictures.tsx'
import { useFilesOnPage } from '../upload/file-drop.ts'
import { QueueView } from '../upload/queue-view.tsx'
import { onQueuedItem, uploadQueue } from '../upload/the-queue.ts'
import { UploadButtons } from '../upload/upload-buttons.tsx'
import styles from './library.module.css'
import { Library } from './library.tsx'

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
      <Screen
        title="Medios"
        actionsNearThumb
        actions={<UploadButtons multiple onFiles={uploadQueue.add} />}
        className={styles.work}
      >
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
