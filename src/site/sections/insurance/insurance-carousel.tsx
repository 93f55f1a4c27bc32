import { TitledLogoStrip } from '#site/islands/titled-logo-strip.tsx'
import styles from './insurance-carousel.module.css'
import { useInsuranceContent } from './insurance-content.ts'

const titleId = 'titulo-aseguradoras'

/** The insurers' logos, five at a time, and all their names under them, to be read at a glance. */
export function InsuranceCarousel() {
  const content = useInsuranceContent()
  if (!content) return null
  const { sectionTitle, additionalInfo, visible } = content
  return (
    <section className="section plain wrap" aria-labelledby={sectionTitle ? titleId : undefined}>
      <TitledLogoStrip
        titleId={titleId}
        title={sectionTitle}
        note=""
        label={sectionTitle || 'Aseguradoras'}
        items={visible.map(({ name, logoPath }) => ({ name, imagePath: logoPath }))}
        showNames={false}
        slidesVisible={5}
      />
      <ul className={styles.names}>
        {visible.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {additionalInfo && <p className="note">{additionalInfo}</p>}
    </section>
  )
}
