import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import { entriesPerPage, listPageCount, listPagePath, withPageNumber } from '#site/list-pages.ts'
import { BannerIndex } from '#site/pages/banner-index.tsx'
import { PageBanner } from '#site/pages/page-banner.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext } from '#site/render-context.ts'
import type { ListRoute } from '#site/route.ts'
import { contactPath } from '#site/route.ts'
import { isTile, tileForm, topicTile } from '#site/tile-path.ts'
import { basePaths, type TopicCard, type TopicKind, topicCards, topicTexts } from '#site/topics.ts'
import styles from './list-page.module.css'
import { ListPager } from './list-pager.tsx'
import { wideCells } from './wide-cells.ts'

type Props = { readonly kind: TopicKind; readonly number: number }

const listId = 'lista'

/** Four rows of four fit into a banner. */
const maxIndexed = 16

const nothingYet = 'Por ahora no hay textos publicados aquí. Si tiene una duda, llámenos o escríbanos.'

/** One page of a data set's list. */
function ListPage({ kind, number }: Props) {
  const { site } = useRenderContext()
  const { page, linkText } = topicTexts(site, kind)
  const start = (number - 1) * entriesPerPage
  const cards = topicCards(site, kind, entriesPerPage, start)
  const count = listPageCount(site, kind)
  const contactText = page.contactButtonText || (cards.length === 0 && 'Contacto')
  const wide = wideCells(cards.length)
  return (
    <>
      <PageBanner
        title={withPageNumber(page.title, number)}
        subtitle={page.subtitle}
        crumbs={
          number === 1
            ? [{ label: page.title }]
            : [{ label: page.title, href: basePaths[kind] }, { label: `Página ${number}` }]
        }
        tiles={basePaths[kind].slice(1)}
        index={
          cards.length > 1 && (
            <BannerIndex
              label={`Índice: ${page.title}`}
              summary={`Ir directo a un tema (${cards.length})`}
              cards={cards.slice(0, maxIndexed)}
              more={
                cards.length > maxIndexed
                  ? { text: `Ver todos (${cards.length})`, href: `#${listId}` }
                  : undefined
              }
            />
          )
        }
      />
      <div className={`wrap ${styles.page}`}>
        <Paragraphs text={cards.length > 0 ? page.text : nothingYet} className="lead" />
        {cards.length > 0 && (
          <ul id={listId} className={`${cardList.cards} ${styles.mosaic}`}>
            {cards.map((card, index) => (
              <Cell key={card.id} card={card} wide={wide.has(index)} linkText={linkText || 'Leer más'} />
            ))}
          </ul>
        )}
        {count > 1 && <ListPager kind={kind} number={number} count={count} />}
        <div className="btns">
          {contactText && (
            <a className="btn btn-call" href={contactPath}>
              <span>{contactText}</span>
            </a>
          )}
          {page.returnButtonText && (
            <a className="btn btn-line" href="/">
              <span>{page.returnButtonText}</span>
            </a>
          )}
        </div>
      </div>
    </>
  )
}

function Cell({ card, wide, linkText }: { card: TopicCard; wide: boolean; linkText: string }) {
  const { images } = useRenderContext()
  const { name, technicalName, shortDescription, href, imageHome } = card
  const image = images(wide ? tileForm(imageHome, 'inverse') : imageHome)
  return (
    <li className={wide ? styles.wide : undefined}>
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 1280px) 300px, (min-width: 1072px) 150px, (min-width: 832px) 14vw, 116px"
        className={isTile(imageHome) ? undefined : styles.scene}
      />
      <div>
        <h2>
          <a href={href}>{name}</a>
        </h2>
        {technicalName && <p className={cardList.technical}>{technicalName}</p>}
        <p>{shortDescription}</p>
        <span className={`with-icon ${styles.more}`} aria-hidden="true">
          {linkText}
          <Icon name="arrow" isLate />
        </span>
      </div>
    </li>
  )
}

export const listPage = ({ kind, number }: ListRoute): PageKind => ({
  View: () => <ListPage kind={kind} number={number} />,
  head(site) {
    const { page } = topicTexts(site, kind)
    return {
      path: listPagePath(kind, number),
      title: withPageNumber(page.metadataTitle, number),
      description: withPageNumber(page.metadataDescription, number),
    }
  },
  card(site) {
    // Four tiles, because their flowers complete each other.
    const tiles = site[kind].stored.slice(0, 4).map(({ id }) => topicTile(id))
    const { title } = topicTexts(site, kind).page
    return { title, pictures: tiles.length === 4 ? tiles : ['/dibujos/mural.svg'] }
  },
  changedAt: ({ revisedAt }) => revisedAt[kind],
  schemaType: 'CollectionPage',
  trail: (site) => [{ name: topicTexts(site, kind).page.title, path: basePaths[kind] }],
})
