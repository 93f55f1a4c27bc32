import { PathPicture } from '#admin/form/controls/path-picture.tsx'
import styles from './search-preview.module.css'
import { type Device, type ResultPart, shownPart } from './search-result-limits.ts'
import type { EntryTexts } from './use-entry-texts.ts'

type Props = Pick<EntryTexts, 'metadata' | 'siteName' | 'siteIcon' | 'path'> & { readonly device: Device }

/** The entry as a result of a Google search. */
export function SearchResult({ metadata, siteName, siteIcon, path, device }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the window.
    <section className={`panel ${styles.results}`} aria-label={labels[device]} tabIndex={0}>
      <div className={styles.result} data-device={device}>
        <div className={styles.site}>
          <span className={`picture-box ${styles.icon}`}>
            {siteIcon !== '' && <PathPicture path={siteIcon} />}
          </span>
          <span>
            <span className={styles.siteName}>{siteName}</span>
            <span className={styles.trail}>{trailOf(path)}</span>
          </span>
        </div>
        <p className={styles.title}>{shownPart(metadata.title, 'title', device).shown}</p>
        <p>{shownPart(metadata.description, 'description', device).shown}</p>
      </div>
    </section>
  )
}

const labels = { phone: 'Resultado en un teléfono', desktop: 'Resultado en una computadora' } as const

/** 'https://ejemplo.mx › servicios › colposcopia' */
const trailOf = (path: string) => [window.location.origin, ...path.split('/').filter(Boolean)].join(' › ')

type FitProps = { readonly label: string; readonly text: string; readonly part: ResultPart }

/** The length of a text, and where Google cuts it. */
export function FitNote({ label, text, part }: FitProps) {
  const isCut = (device: Device) => !shownPart(text, part, device).isWhole
  const cutOn = [isCut('phone') && 'teléfono', isCut('desktop') && 'computadora'].filter(Boolean)
  return (
    <p className={`muted small ${styles.fit}`} data-cut={isCut('desktop')}>
      {label}: {text.length} caracteres.{' '}
      {cutOn.length === 0 ? 'Se lee completo.' : `Google lo corta en ${cutOn.join(' y ')}.`}
    </p>
  )
}
