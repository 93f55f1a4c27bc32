import { useState } from 'react'
import type { ListedItem } from '#admin/api/media.ts'
import { cropStyle } from '#content/media/media.ts'
import styles from './media.module.css'
import { thumbnailPath } from './thumbnail-path.ts'

type ThumbnailProps = {
  readonly item: Pick<ListedItem, 'version' | 'renditions' | 'color' | 'focus'>
  /** Leave empty if text beside it names the picture. */
  readonly alt?: string
}

/** A small picture of the library. Shows the picture's average colour until it loads. */
export function Thumbnail({ item, alt = '' }: ThumbnailProps) {
  const source = thumbnailPath(item)
  const [failed, setFailed] = useState<string>()
  return (
    <span className={styles.thumbnail} style={{ backgroundColor: item.color }}>
      {source && source !== failed && (
        <img
          src={source}
          alt={alt}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: cropStyle(item.focus) }}
          onError={() => setFailed(source)}
        />
      )}
    </span>
  )
}
