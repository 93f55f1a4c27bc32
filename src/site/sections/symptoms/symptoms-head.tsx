import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'

export const symptomsTitleId = 'sintomas'

/** The section's title and introduction. */
export function SymptomsHead({ className }: { className: string }) {
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().symptoms
  return (
    <header className={`section-head ${className}`}>
      <h2 id={symptomsTitleId}>{sectionTitle || 'Síntomas'}</h2>
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
      <Paragraphs text={sectionText} />
    </header>
  )
}
