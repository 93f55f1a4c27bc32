import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { announcedPages } from '#site/own-pages.ts'
import { daysIn, frameWords } from '#site/pages/own/frame-words.ts'
import list from '#site/pages/own/own-list-page.module.css'
import { useRenderContext } from '#site/render-context.ts'
import { ownPagePath } from '#site/route.ts'
import styles from './announced-pages.module.css'

/** One line for each page that the owner announces at the top of the home page. */
export function AnnouncedStrips() {
  const { site } = useRenderContext()
  const pages = announcedPages(site, 'strip')
  if (pages.length === 0) return null
  return (
    <aside className={`on-dark ${styles.strips}`} aria-label="Campañas">
      <ul className="wrap">
        {pages.map(({ id, title, language, until }) => {
          const words = frameWords(language)
          return (
            <li key={id} lang={language}>
              <a className="with-icon" href={ownPagePath(id)}>
                <b>{title}</b>
                {until && <span>{daysIn(words, '', until)}</span>}
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}

/** The pages that the owner announces with a card on the home page. */
export function AnnouncedCards() {
  const { site, images } = useRenderContext()
  const pages = announcedPages(site, 'card')
  if (pages.length === 0) return null
  return (
    <section className={`section wrap columns ${styles.news}`}>
      <h2>Novedades</h2>
      <ul className={`${cardList.cards} ${list.cards}`}>
        {pages.map(({ id, title, language, shortDescription, image, imageHome }) => {
          const picture = imageHome || image
          return (
            <li key={id} lang={language}>
              {picture && <Picture image={images(picture)} alt="" sizes="(min-width: 768px) 380px, 92vw" />}
              <h3>
                <a href={ownPagePath(id)}>{title}</a>
              </h3>
              <p>{shortDescription}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
