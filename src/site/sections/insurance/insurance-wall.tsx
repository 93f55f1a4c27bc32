import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { InsuranceSection, titleId } from './insurance-section.tsx'
import styles from './insurance-wall.module.css'

/** All insurers' logos on a ruled board beside the title. Without a logo, the name is set in type. */
export function InsuranceWall() {
  const { images } = useRenderContext()
  return (
    <InsuranceSection className={`plain wrap columns ${styles.insurance}`}>
      {({ sectionTitle, additionalInfo, companies }) => (
        <>
          {(sectionTitle || additionalInfo) && (
            <div className={styles.head}>
              {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
              {additionalInfo && <p>{additionalInfo}</p>}
            </div>
          )}
          <ul className={styles.board}>
            {companies.map(({ name, logoPath }) => (
              <li key={name}>
                {logoPath ? <Picture image={images(logoPath)} alt={name} sizes="160px" contained /> : name}
              </li>
            ))}
          </ul>
        </>
      )}
    </InsuranceSection>
  )
}
