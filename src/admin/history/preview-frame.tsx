import { useElementSize } from '@mantine/hooks'
import type { SyntheticEvent } from 'react'
import { revisionPagePath } from '#admin/api/revisions.ts'
import { pathWithin } from './preview-links.ts'
import styles from './revision-preview.module.css'
import type { Entry } from './timeline.ts'

export type PreviewWidth = 'phone' | 'desktop'

const pixels = { phone: 390, desktop: 1280 } as const

type PreviewFrameProps = {
  readonly entry: Entry
  readonly path: string
  readonly width: PreviewWidth
  readonly onNavigate: (path: string) => void
}

/** The page at its true width, made smaller where the screen is narrower. */
export function PreviewFrame({ entry, path, width, onNavigate }: PreviewFrameProps) {
  const stage = useElementSize()
  const wanted = pixels[width]
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / wanted)

  const keepWithin = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    currentTarget.contentDocument?.addEventListener('click', (event) => {
      const link = event.composedPath().find((each) => isLink(each))
      if (!link) return
      const target = pathWithin(link.href, window.location.origin)
      if (target === 'same-page') return
      event.preventDefault()
      if (target) onNavigate(target)
    })
  }

  return (
    <div ref={stage.ref} className={styles.stage}>
      <iframe
        key={path}
        className={styles.frame}
        title="El sitio con esa versión"
        src={revisionPagePath(entry.document, entry.number, path)}
        onLoad={keepWithin}
        style={{
          width: wanted,
          height: stage.height / scale,
          ...(scale < 1 ? { margin: 0, transform: `scale(${scale})` } : {}),
        }}
      />
    </div>
  )
}

/** Of another window, whose classes are not ours: told by what it has. */
const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== ''
