import { SegmentedControl } from '@mantine/core'
import { type Ref, useState } from 'react'
import { draftPagePath } from '#admin/api/drafts.ts'
import { PageFrame, type PreviewWidth } from '#admin/preview/page-frame.tsx'
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
  { value: 'live', label: 'Antes' },
  { value: 'draft', label: 'Después' },
]

const pageName = (path: string): string => (path === '/' ? 'Inicio' : path)

/** A page as it is live and as it will be, side by side; on phones one at a time. */
export function ComparePages({ ref, place, leftOut, state, onNavigate }: Props) {
  const isWide = useIsWide()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [side, setSide] = useState('draft')
  const next = place.section && sectionAfter(place.section)
  const frame = (show: 'live' | 'draft') => (
    <figure className={styles.frame}>
      {isWide && (
        <figcaption>{show === 'live' ? 'Antes: lo que se ve hoy' : 'Después: al publicar'}</figcaption>
      )}
      <PageFrame
        title={show === 'live' ? 'La página como se ve hoy' : 'La página con sus cambios'}
        address={`${draftPagePath(place.path, show, leftOut)}&estado=${show === 'live' ? '' : state}`}
        target={{
          selectors: [place.section, next].flatMap((type) => (type ? [`[data-section="${type}"]`] : [])),
          text: show === 'live' ? place.texts?.before : place.texts?.after,
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
        {(isWide || side === 'live') && frame('live')}
        {(isWide || side === 'draft') && frame('draft')}
      </div>
    </section>
  )
}
