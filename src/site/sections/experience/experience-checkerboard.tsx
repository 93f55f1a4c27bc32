import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import styles from './experience-checkerboard.module.css'
import { ExperienceSection, type FigureProps } from './experience-section.tsx'
import { FigureLabel, FigureValue } from './figure-texts.tsx'

/** Figures and tiles alternate as on a chessboard. */
export const ExperienceCheckerboard = () => (
  <ExperienceSection className="plain" listClass={styles.board} Figure={Figure} />
)

function Figure({ icon, value, label, image, ground, colourMark }: FigureProps) {
  return (
    <div className={styles.figure} data-ground={ground}>
      <dt>
        <FigureLabel label={label} />
      </dt>
      <dd>
        <Picture image={image} alt="" sizes="(min-width: 1100px) 17vw, (min-width: 768px) 33vw, 50vw" />
        <NamedIcon name={icon} isLate />
        <span className={styles.value} {...colourMark}>
          <FigureValue value={value} />
        </span>
      </dd>
    </div>
  )
}
