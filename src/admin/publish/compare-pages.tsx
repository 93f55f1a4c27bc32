import { SegmentedControl } from '@mantine/core'
import { type Ref, useState } from 'react'
import { PagePreview, type PreviewWidth } from '#admin/preview/page-preview.tsx'
import { WidthChoice } from '#admin/preview/width-choice.tsx'
import { useIsWide } from '#admin/shell/screen-width.ts'
import { type PagePlace, sectionAfter } from './page-of-change.ts'
import styles from './review.module.css'

type Props = {
  readonly ref: Ref<HTMLElement>
  readonly place: PagePlace
  readonly leftOut: readonly string[]
  /** Changes with every stored draft, so that the page is loaded again. */
  readonly state: string
  readonly onNavigate: (path: string) => void
}

const sides = [
  { value: 'published', label: 'Antes' },
  { value: 'next', label: 'Después' },
]

const pageName = (path: string): string => (path === '/' ? 'Inicio' : path)

/** A page as it is live and as it will be, side by side; on phones one at a time. */
export function ComparePages({ ref, place, leftOut, state, onNavigate }: Props) {
  const isWide = useIsWide()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [side, setSide] = useState('next')
  const next = place.section && sectionAfter(place.section)
  const frame = (show: 'published' | 'next') => (
    <figure className={styles.frame}>
      {isWide && (
        <figcaption>{show === 'published' ? 'Antes: lo que se ve hoy' : 'Después: al publicar'}</figcaption>
      )}
      <PagePreview
        title={show === 'published' ? 'La página como se ve hoy' : 'La página con sus cambios'}
        page={
          show === 'published'
            ? { at: show, path: place.path }
            : { at: show, path: place.path, onlyToPublish: true, state: `${state} ${leftOut.join('\n')}` }
        }
        target={{
          selectors: [place.section, next].flatMap((type) => (type ? [`[data-section="${type}"]`] : [])),
          text: show === 'published' ? place.texts?.before : place.texts?.after,
        }}
        {...{ width, onNavigate }}
      />
    </figure>
  )
  return (
    <section ref={ref} className={styles.compare} aria-label="Antes y después">
      <div className={styles.compareBar}>
        <h2 className="item-title">Antes y después</h2>
        <span className={styles.pageName}>{pageName(place.path)}</span>
        <WidthChoice width={width} onChange={setWidth} />
        {!isWide && (
          <SegmentedControl data={sides} value={side} onChange={setSide} aria-label="Antes o después" />
        )}
      </div>
      <div className={styles.frames}>
        {(isWide || side === 'published') && frame('published')}
        {(isWide || side === 'next') && frame('next')}
      </div>
    </section>
  )
}
