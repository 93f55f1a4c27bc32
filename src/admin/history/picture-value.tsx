import { PathPicture } from '#admin/form/controls/path-picture.tsx'
import { usePicture } from '#admin/media/use-picture.ts'
import styles from './history.module.css'

/** A picture that a field held: small, with the name by which the library lists it, or the words of its file's name. */
export function PictureValue({ path }: { readonly path: string }) {
  const { isGone, name } = usePicture(path)
  return (
    <span className={styles.picture}>
      <span className="picture-box">
        <PathPicture path={path} />
      </span>
      {isGone ? <i>una foto borrada</i> : name}
    </span>
  )
}
