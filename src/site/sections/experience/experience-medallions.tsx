import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import styles from './experience-medallions.module.css'
import { ExperienceSection, type FigureProps } from './experience-section.tsx'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Round plates made from tiles, each with a figure in its centre, on full-width cobalt. */
export const ExperienceMedallions = () => (
  <ExperienceSection
    className={`on-dark cobalt ${styles.experience}`}
    listClass={styles.plates}
    Figure={Medallion}
  />
)

function Medallion({ icon, value, label, color, image, ground, colourMark }: FigureProps) {
  return (
    <div className={styles.medallion}>
      <dt>
        <FigureLabel label={label} />
      </dt>
      <dd className={styles.plate}>
        <Picture image={image} alt="" sizes="(min-width: 768px) 288px, 152px" />
        <span className={styles.well} data-size={valueSize(value)} data-ground={color ? ground : 'warm'}>
          <NamedIcon name={icon} isLate />
          <span className={styles.value} {...colourMark}>
            <FigureValue value={value} />
          </span>
        </span>
      </dd>
    </div>
  )
}

/** Font size that fits a value into its plate. */
function valueSize({ length }: { readonly length: number }): 'large' | 'medium' | 'small' {
  if (length <= 5) return 'large'
  return length <= 9 ? 'medium' : 'small'
}
