import { Paragraphs } from '#site/components/paragraphs.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { basePaths } from '#site/topics.ts'

export const diseasesTitleId = 'enfermedades'

/** The section's title and introduction. @param children Shown below the texts. */
export function DiseasesHead({ className, children }: { className: string; children?: React.ReactNode }) {
  const { sectionTitle, sectionSubtitle, sectionText } = useSiteContent().diseasesSection
  return (
    <header className={`section-head ${className}`}>
      <h2 id={diseasesTitleId}>{sectionTitle || 'Enfermedades'}</h2>
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
      <Paragraphs text={sectionText} />
      {children}
    </header>
  )
}

/** Link to the list of all diseases; nothing without a text. */
export function AllDiseasesButton() {
  const { buttonText } = useSiteContent().diseasesSection
  if (!buttonText) return null
  return (
    <a className="btn btn-line" href={basePaths.diseases}>
      <span>{buttonText}</span>
    </a>
  )
}
