import type { ReactNode } from 'react'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { Island } from './island.tsx'
import { LogoCarousel } from './logo-carousel.island.tsx'
import styles from './logo-carousel.module.css'

type Props = {
  label: string
  items: readonly { readonly name: string; readonly imagePath: string }[]
  /**
   * False for logos that contain their name: it is then only the alternative text. Without a logo, the name is set in
   * type instead.
   */
  showNames: boolean
  slidesVisible: 4 | 5
  className?: string | undefined
}

/** Time between two moves, in milliseconds. */
const autoplayDelay = 2000

/** A carousel of logos; see `logo-carousel.island.tsx`. */
export function LogoStrip({ label, items, showNames, slidesVisible, className }: Props) {
  const { images } = useRenderContext()
  const slides = items.map(({ name, imagePath }) => (
    <li key={name} className={styles.slide}>
      {imagePath ? (
        <>
          <Picture
            image={images(imagePath)}
            alt={showNames ? '' : name}
            sizes="160px"
            contained
            className={styles.logo}
          />
          {showNames && <span>{name}</span>}
        </>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </li>
  ))
  return (
    <Island
      className={className}
      name="LogoCarousel"
      component={LogoCarousel}
      props={{ label, slidesVisible, autoplayDelay }}
      slot={slides}
    />
  )
}

type TitledProps = Omit<Props, 'className'> & {
  titleId: string
  title: string
  /** Under the logos. */
  note: string
  /** All names at a glance, because the logos move; without it, none. */
  names?: string
  /** Between the title and the logos. */
  children?: ReactNode
}

/** A logo carousel with a title above and a note below. */
export const TitledLogoStrip = ({ titleId, title, note, names, children, ...strip }: TitledProps) => (
  <>
    {title && (
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
    )}
    {children}
    <LogoStrip className={styles.strip} {...strip} />
    {names && <p className="note">{names}.</p>}
    {note && <p className="note">{note}</p>}
  </>
)
