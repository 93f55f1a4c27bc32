import type { Page, PageButton, PagePart } from '#content/entries/page.ts'
import { freeSlug, slugOf } from '#content/texts/slug.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { LinkedParagraphs, LinkedText } from '#site/components/linked-text.tsx'
import { Picture } from '#site/components/picture.tsx'
import { type ArticlePart, SourceList } from '#site/pages/article-parts.tsx'
import { httpsAddress } from '#site/pages/article-text.ts'
import lists from '#site/pages/lists.module.css'
import { altOf } from '#site/photo.ts'
import { usePageContact } from '#site/places/page-contact.ts'
import { bookingLink } from '#site/practice-links.ts'
import { useRenderContext } from '#site/render-context.ts'
import { type FrameWords, frameWords } from './frame-words.ts'
import styles from './own-page.module.css'

/** Her text as parts of an article. Only a heading of the first level is in the table of contents. */
export function ownParts({ text, sources, language }: Page): ArticlePart[] {
  const words = frameWords(language)
  const ids = new Set<string>(['fuentes'])
  const shown = text.map((part, index): ArticlePart => {
    const id = freeSlug(slugOf(part.title) || `parte-${index + 1}`, (taken) => ids.has(taken))
    ids.add(id)
    const title = part.isSubheading ? '' : part.title
    return { id, title, body: <PartBody part={part} words={words} /> }
  })
  const cited = sources.length > 0
  return [
    ...shown,
    ...(cited ? [{ id: 'fuentes', title: words.sources, body: <SourceList sources={sources} /> }] : []),
  ]
}

type PartProps = { readonly part: PagePart; readonly words: FrameWords }

function PartBody({ part, words }: PartProps) {
  const { images } = useRenderContext()
  const { title, text, items, image, imageAlt, buttons } = part
  const List = part.isNumbered ? 'ol' : 'ul'
  const picture = image ? images(image) : undefined
  const body = (
    <>
      {part.isSubheading && title && <h3>{title}</h3>}
      <LinkedParagraphs text={text} />
      {items.length > 0 && (
        <List className={part.isNumbered ? styles.numbered : lists.bullets}>
          {items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      )}
      {picture && (
        <Picture
          image={picture}
          alt={altOf(picture, imageAlt)}
          sizes="(min-width: 1024px) 760px, 92vw"
          className={styles.picture}
        />
      )}
      {buttons.length > 0 && (
        <div className={`btns ${styles.buttons}`} data-print="no">
          {buttons.map((button) => (
            <OwnButton key={`${button.action} ${button.label} ${button.url}`} button={button} words={words} />
          ))}
        </div>
      )}
    </>
  )
  return part.isHighlighted ? <div className={styles.box}>{body}</div> : body
}

type ButtonProps = { readonly button: PageButton; readonly words: FrameWords }

/** Renders nothing while the site does not know where it leads, for example without a telephone. */
function OwnButton({ button: { action, label, url }, words }: ButtonProps) {
  const { site } = useRenderContext()
  const { doctorInfo } = usePageContact()
  const booking = bookingLink(site)
  switch (action) {
    case 'call':
      return <CallButton doctorInfo={doctorInfo} text={label || words.call} />
    case 'whatsapp':
      return <WhatsappButton doctorInfo={doctorInfo} text={label || words.whatsapp} />
    case 'email':
      return (
        doctorInfo.email && <LineButton href={`mailto:${doctorInfo.email}`} text={label || words.email} />
      )
    case 'booking':
      return booking && <LineButton href={booking.href} text={label || words.booking} />
    case 'link': {
      const href = url.startsWith('/') ? url : httpsAddress(url)
      return href && <LineButton href={href} text={label} />
    }
  }
}

const LineButton = ({ href, text }: { href: string; text: string }) => (
  <a className="btn btn-line" href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
    <span>{text}</span>
    <Icon name="arrow" isLate />
  </a>
)
