import { TitledLogoStrip } from '#site/islands/logo-strip.tsx'
import { useInsuranceContent } from './insurance-content.ts'

const titleId = 'titulo-aseguradoras'

/** The insurers' logos, five at a time, and all their names in one sentence. */
export function InsuranceCarousel() {
  const content = useInsuranceContent()
  if (!content) return null
  const { sectionTitle, additionalInfo, visible } = content
  return (
    <section className="section plain wrap" aria-labelledby={sectionTitle ? titleId : undefined}>
      <TitledLogoStrip
        titleId={titleId}
        title={sectionTitle}
        note={additionalInfo}
        names={new Intl.ListFormat('es').format(visible.map(({ name }) => name))}
        label={sectionTitle || 'Aseguradoras'}
        items={visible.map(({ name, logoPath }) => ({ name, imagePath: logoPath }))}
        showNames={false}
        slidesVisible={5}
      />
    </section>
  )
}
