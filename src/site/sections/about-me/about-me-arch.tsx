import { aboutMeText } from '#content/about-me-text.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { splitParagraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import styles from './about-me-arch.module.css'

type Fact = SiteContent['aboutMe']['entities'][number]

/** The doctor's portrait in an arch, her presentation and some facts. */
export function AboutMeArch() {
  const { images } = useRenderContext()
  const { aboutMe } = useSiteContent()
  const title = aboutMe.title || aboutMe.sectionTitle
  const [lead, ...paragraphs] = splitParagraphs(aboutMeText(aboutMe.description, aboutMe.yearsOfExperience))
  return (
    <section className={`section ${styles.about}`} aria-label={aboutMe.sectionTitle || title || 'Sobre mí'}>
      {aboutMe.backgroundImagePath && (
        <Picture image={images(aboutMe.backgroundImagePath)} alt="" className="backdrop" />
      )}
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.arch}>
          <Picture image={images(aboutMe.imagePath)} alt={aboutMe.imageAlt} />
        </div>
        <div className={styles.text}>
          {title && <h2>{title}</h2>}
          {lead && <p className="lead">{lead}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {aboutMe.entities.length > 0 && (
            <ul className={styles.facts}>
              {aboutMe.entities.map((fact) => (
                <FactItem key={fact.title + fact.description + fact.line1} fact={fact} />
              ))}
            </ul>
          )}
          <a className="btn btn-call" href={contactPath}>
            Contáctame
          </a>
        </div>
      </div>
    </section>
  )
}

function FactItem({ fact }: { fact: Fact }) {
  const { images } = useRenderContext()
  const lines = [fact.description, fact.line1, fact.line2].filter(Boolean)
  return (
    <li>
      {fact.imagePath ? (
        <Picture image={images(fact.imagePath)} alt="" className={styles.icon} />
      ) : (
        <NamedIcon name={fact.icon} className={styles.icon} />
      )}
      <div>
        {fact.title && <b>{fact.title}</b>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </li>
  )
}
