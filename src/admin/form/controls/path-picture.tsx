import { useState } from 'react'
import { useMedia } from '#admin/api/media.ts'
import { Thumbnail } from '#admin/media/thumbnail.tsx'
import { mediaIdOf } from '#content/media/media.ts'
import styles from './controls.module.css'

type PathPictureProps = {
  /** What an image field holds. */
  readonly path: string
  /** Called with the natural size of a picture outside the library. */
  readonly onSize?: ((size: { width: number; height: number }) => void) | undefined
}

/** The picture of an image field's path. It fills the surrounding box. */
export function PathPicture({ path, onSize }: PathPictureProps) {
  const id = mediaIdOf(path)
  return id === undefined ? (
    <FilePicture key={path} path={path} onSize={onSize} />
  ) : (
    <LibraryPicture id={id} />
  )
}

function LibraryPicture({ id }: { id: string }) {
  const { data } = useMedia()
  const item = data?.find((each) => each.id === id)
  if (!item) return data ? <small>Ya no está en Medios</small> : null
  return <Thumbnail item={item} />
}

function FilePicture({ path, onSize }: PathPictureProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <small>No hay imagen disponible</small>
  return (
    <img
      className={styles.filePicture}
      src={path}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
    />
  )
}
