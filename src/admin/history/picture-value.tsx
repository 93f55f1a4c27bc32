import { useMedia } from '#admin/api/media.ts'
import { PathPicture } from '#admin/form/controls/path-picture.tsx'
import { mediaIdOf } from '#content/media/media.ts'
import styles from './history.module.css'

/** A picture that a field held: small, with the name by which the library lists it, or its file's name. */
export function PictureValue({ path }: { readonly path: string }) {
  const { data } = useMedia()
  const id = mediaIdOf(path)
  const item = id === undefined ? undefined : data?.find((each) => each.id === id)
  const isDeleted = id !== undefined && data !== undefined && !item
  const name = item ? item.title || item.fileName : fileNameOf(path)
  return (
    <span className={styles.picture}>
      <span className="picture-box">
        <PathPicture path={path} />
      </span>
      {isDeleted ? <i>una foto borrada</i> : name}
    </span>
  )
}

const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
