import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { useSiteContent } from '#site/render-context.ts'

export const servicesTitleId = 'servicios'

/** The section's title and introduction: beside each other if the introduction is one paragraph. */
export function ServicesHead() {
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().services
  const paragraphs = [sectionSubtitle, ...splitParagraphs(sectionText)].filter(Boolean)
  return (
    <header className={paragraphs.length > 1 ? 'section-head' : 'section-head split'}>
      <h2 id={servicesTitleId}>{sectionTitle || 'Servicios'}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </header>
  )
}
