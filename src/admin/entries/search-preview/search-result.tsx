import { PathPicture } from '#admin/form/controls/path-picture.tsx'
import { fitText } from './fit-text.ts'
import { measureIn } from './measure-text.ts'
import styles from './search-preview.module.css'
import {
  type Device,
  descriptionFont,
  type ResultLimits,
  resultLimits,
  titleFont,
} from './search-result-limits.ts'
import type { EntryTexts } from './use-entry-texts.ts'

const measureTitle = measureIn(titleFont)
const measureDescription = measureIn(descriptionFont)

type Props = Pick<EntryTexts, 'metadata' | 'siteName' | 'siteIcon' | 'path'> & { readonly device: Device }

/** The entry as a result of a Google search. */
export function SearchResult({ metadata, siteName, siteIcon, path, device }: Props) {
  const limits: ResultLimits = resultLimits[device]
  const title = fitText(metadata.title, limits.titleWidth, limits.titleLines, measureTitle)
  const description = fitText(metadata.description, limits.descriptionWidth, 1, measureDescription)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than the window.
    <section className={styles.results} aria-label={labels[device]} tabIndex={0}>
      <div className={styles.result} data-device={device}>
        <div className={styles.site}>
          <span className={styles.icon}>{siteIcon !== '' && <PathPicture path={siteIcon} />}</span>
          <span>
            <span className={styles.siteName}>{siteName}</span>
            <span className={styles.trail}>{trailOf(path)}</span>
          </span>
        </div>
        <p className={styles.title}>{title.text}</p>
        <p className={styles.description}>{description.text}</p>
      </div>
    </section>
  )
}

const labels = { phone: 'Resultado en un teléfono', desktop: 'Resultado en una computadora' } as const

/** 'https://ejemplo.mx › servicios › colposcopia' */
const trailOf = (path: string) => [window.location.origin, ...path.split('/').filter(Boolean)].join(' › ')

type FitProps = { readonly label: string; readonly text: string; readonly kind: 'title' | 'description' }

/** The length of a text, and where Google cuts it. */
export function FitNote({ label, text, kind }: FitProps) {
  const isWhole = (device: Device) => {
    const limits: ResultLimits = resultLimits[device]
    return kind === 'title'
      ? fitText(text, limits.titleWidth, limits.titleLines, measureTitle).isWhole
      : fitText(text, limits.descriptionWidth, 1, measureDescription).isWhole
  }
  const cutOn = [!isWhole('phone') && 'teléfono', !isWhole('desktop') && 'computadora'].filter(Boolean)
  return (
    <p className={styles.fit} data-cut={!isWhole('desktop')}>
      {label}: {text.length} caracteres.{' '}
      {cutOn.length === 0 ? 'Se lee completo.' : `Google lo corta en ${cutOn.join(' y ')}.`}
    </p>
  )
}
