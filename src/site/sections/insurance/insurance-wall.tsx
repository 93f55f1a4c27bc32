import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { useInsuranceContent } from './insurance-content.ts'
import styles from './insurance-wall.module.css'

const titleId = 'titulo-aseguradoras'

/** All insurers' logos on a ruled board beside the title. Without a logo, the name is set in type. */
export function InsuranceWall() {
  const { images } = useRenderContext()
  const content = useInsuranceContent()
  if (!content) return null
  const { sectionTitle, additionalInfo, visible } = content
  return (
    <section
      className={`section plain wrap ${styles.insurance}`}
      aria-labelledby={sectionTitle ? titleId : undefined}
    >
      {(sectionTitle || additionalInfo) && (
        <div className={styles.head}>
          {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
          {additionalInfo && <p>{additionalInfo}</p>}
        </div>
      )}
      <ul className={styles.board}>
        {visible.map(({ name, logoPath }) => (
          <li key={name}>
            {logoPath ? <Picture image={images(logoPath)} alt={name} sizes="160px" contained /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
