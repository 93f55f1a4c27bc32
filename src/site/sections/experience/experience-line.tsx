import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import styles from './experience-line.module.css'
import { ExperienceSection, type FigureProps } from './experience-section.tsx'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Values with more characters than this are set smaller. */
const longValue = 6

/** Large figures in one running line, between fine rules. */
export const ExperienceLine = () => (
  <ExperienceSection className="plain" listClass={styles.line} Figure={Figure} />
)

function Figure({ icon, value, label, color, image, ground, colourMark }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        <Picture image={image} alt="" sizes="80px" />
        <span className={icon ? styles.withIcon : undefined}>
          <NamedIcon name={icon} isLate />
          <FigureLabel label={label} />
        </span>
      </dt>
      <dd
        data-long={value.length > longValue || undefined}
        {...colourMark}
        data-ground={color ? ground : undefined}
      >
        <FigureValue value={value} />
      </dd>
    </div>
  )
}
