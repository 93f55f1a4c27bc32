import { useState } from 'react'
import { Thumbnail } from '#admin/media/thumbnail.tsx'
import { usePicture } from '#admin/media/use-picture.ts'
import styles from './controls.module.css'

type PathPictureProps = {
  /** What an image field holds. */
  readonly path: string
  /** Called with the natural size of a picture outside the library. */
  readonly onSize?: ((size: { width: number; height: number }) => void) | undefined
}

/** The picture of an image field's path. It fills the surrounding box. */
export function PathPicture({ path, onSize }: PathPictureProps) {
  const { item, isInLibrary, isGone } = usePicture(path)
  if (item) return <Thumbnail item={item} />
  if (isInLibrary) return isGone && <small>Ya no está en Medios</small>
  return <FilePicture key={path} path={path} onSize={onSize} />
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
