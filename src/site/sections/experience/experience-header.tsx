import { useSiteContent } from '#site/render-context.ts'

export const headingId = 'experiencia'

/** Title and subtitle, side by side on wide windows; nothing when both are empty. */
export function ExperienceHeader() {
  const { sectionTitle, sectionSubtitle } = useSiteContent().experience
  if (!sectionTitle && !sectionSubtitle) return null
  return (
    <header className="section-head split">
      {sectionTitle && <h2 id={headingId}>{sectionTitle}</h2>}
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
    </header>
  )
}
