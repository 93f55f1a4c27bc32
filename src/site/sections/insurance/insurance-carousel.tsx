import { TitledLogoStrip } from '#site/islands/titled-logo-strip.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './insurance-carousel.module.css'

const titleId = 'titulo-aseguradoras'

/** The insurers' logos, five at a time. */
export function InsuranceCarousel() {
  const { sectionTitle, companies, additionalInfo } = useSiteContent().insurances
  const visible = companies.filter((company) => company.visible)
  if (visible.length === 0) return null
  return (
    <section className={`wrap ${styles.insurance}`} aria-labelledby={sectionTitle ? titleId : undefined}>
      <TitledLogoStrip
        titleId={titleId}
        title={sectionTitle}
        note={additionalInfo}
        label={sectionTitle || 'Aseguradoras'}
        items={visible.map(({ name, logoPath }) => ({ name, imagePath: logoPath }))}
        showNames={false}
        slidesVisible={5}
      />
    </section>
  )
}
