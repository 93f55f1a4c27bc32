import { TitledLogoStrip } from '#site/islands/logo-strip.tsx'
import { InsuranceSection, titleId } from './insurance-section.tsx'

/** The insurers' logos, five at a time, and all their names in one sentence. */
export const InsuranceCarousel = () => (
  <InsuranceSection className="plain wrap">
    {({ sectionTitle, additionalInfo, companies }) => (
      <TitledLogoStrip
        titleId={titleId}
        title={sectionTitle}
        note={additionalInfo}
        names={new Intl.ListFormat('es').format(companies.map(({ name }) => name))}
        label={sectionTitle || 'Aseguradoras'}
        items={companies.map(({ name, logoPath }) => ({ name, imagePath: logoPath }))}
        showNames={false}
        slidesVisible={5}
      />
    )}
  </InsuranceSection>
)
