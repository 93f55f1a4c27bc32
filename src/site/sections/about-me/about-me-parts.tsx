import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { Backdrop } from '#site/components/backdrop.tsx'
import { Emblem } from '#site/components/emblem.tsx'
import { NamedIcon } from '#site/components/named-icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import styles from './about-me-parts.module.css'

type Fact = SiteContent['aboutMe']['entities'][number]

/** The section's title and paragraphs. */
export function useAboutMe() {
  const { aboutMe } = useSiteContent()
  const title = aboutMe.title || aboutMe.sectionTitle
  const label = aboutMe.sectionTitle || title || 'Sobre mí'
  const paragraphs = splitParagraphs(aboutMe.description)
  return { ...aboutMe, title, label, paragraphs, facts: aboutMe.entities }
}

type SectionProps = { className: string | undefined; children: ReactNode }

/** The section on the page's background, or on the picture that the owner chose for it. */
export function AboutMeSection({ className, children }: SectionProps) {
  const { label, backgroundImagePath } = useAboutMe()
  return (
    <section className={`section ${backgroundImagePath ? '' : 'plain '}${styles.about}`} aria-label={label}>
      <Backdrop path={backgroundImagePath} />
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}

const factKey = (fact: Fact) => fact.title + fact.description + fact.line1

/** The doctor's portrait. @param sizes Value of the `sizes` attribute. */
export function Portrait({ sizes }: { sizes: string }) {
  const { images } = useRenderContext()
  const { imagePath, imageAlt } = useSiteContent().aboutMe
  return <Picture image={images(imagePath)} alt={altOf(images(imagePath), imageAlt)} sizes={sizes} />
}

/** Title, paragraphs, facts and contact button, one below the other. */
export function Presentation({ factsClass }: { factsClass: string | undefined }) {
  const { title, paragraphs, facts } = useAboutMe()
  const { isFormal } = useSiteContent().buttons
  const [lead, ...others] = paragraphs
  return (
    <>
      {title && <h2>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts.length > 0 && (
        <ul className={`${styles.facts} ${factsClass}`}>
          {facts.map((fact) => (
            <FactItem key={factKey(fact)} fact={fact} />
          ))}
        </ul>
      )}
      <a className="btn btn-call" href={contactPath}>
        {isFormal ? 'Contácteme' : 'Contáctame'}
      </a>
    </>
  )
}

function FactItem({ fact }: { fact: Fact }) {
  const { images } = useRenderContext()
  const lines = [fact.description, fact.line1, fact.line2].filter(Boolean)
  return (
    <li>
      {fact.imagePath ? (
        <Emblem image={images(fact.imagePath)} sizes="48px" className={styles.icon} />
      ) : (
        <NamedIcon name={fact.icon} className={styles.icon} isLate />
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
