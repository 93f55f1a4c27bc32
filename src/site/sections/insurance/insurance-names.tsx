import styles from './insurance-names.module.css'
import { InsuranceSection, titleId } from './insurance-section.tsx'

/** The insurers' names as large running text on full-width cobalt. */
export const InsuranceNames = () => (
  <InsuranceSection className={`on-dark cobalt ${styles.insurance}`}>
    {({ sectionTitle, additionalInfo, companies }) => (
      <div className="wrap">
        {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
        <ul className={styles.names}>
          {companies.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {additionalInfo && <p>{additionalInfo}</p>}
      </div>
    )}
  </InsuranceSection>
)
