import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'

export const servicesTitleId = 'servicios'

/** The section's title and, beside it, the introduction. */
export function ServicesHead() {
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().services
  return (
    <header className="section-head split">
      <h2 id={servicesTitleId}>{sectionTitle || 'Servicios'}</h2>
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
      <Paragraphs text={sectionText} />
    </header>
  )
}
