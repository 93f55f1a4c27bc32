import { useInsuranceContent } from './insurance-content.ts'
import styles from './insurance-names.module.css'

const titleId = 'titulo-aseguradoras'

/** The insurers' names as large running text on full-width cobalt. */
export function InsuranceNames() {
  const content = useInsuranceContent()
  if (!content) return null
  const { sectionTitle, additionalInfo, visible } = content
  return (
    <section
      className={`on-dark section cobalt ${styles.insurance}`}
      aria-labelledby={sectionTitle ? titleId : undefined}
    >
      <div className="wrap">
        {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
        <ul className={styles.names}>
          {visible.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {additionalInfo && <p>{additionalInfo}</p>}
      </div>
    </section>
  )
}
