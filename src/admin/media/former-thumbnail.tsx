import { formerThumbnailPath } from '#admin/api/former-media.ts'
import styles from './media.module.css'

/** A small picture that was replaced or removed. Text beside it names it. */
export function FormerThumbnail({ id, version }: { readonly id: string; readonly version: string }) {
  return (
    <span className={styles.thumbnail}>
      <img src={formerThumbnailPath(id, { version })} alt="" loading="lazy" decoding="async" />
    </span>
  )
}
