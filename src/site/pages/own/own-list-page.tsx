import { basePaths } from '#content/addresses/page-documents.ts'
import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { isForeign, ownPages } from '#site/own-pages.ts'
import { PageBanner } from '#site/pages/page-banner.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext } from '#site/render-context.ts'
import { ownPagePath } from '#site/route.ts'
import article from '../article.module.css'
import { daysIn, frameWords } from './frame-words.ts'
import styles from './own-list-page.module.css'

const title = 'Páginas'
const subtitle = 'Campañas, artículos y avisos del consultorio.'

/** The list of her own pages. There is one only while it has a page. */
function OwnListPage() {
  const { site, images } = useRenderContext()
  const pages = ownPages(site)
  // One page or two have wider pictures.
  const sizes = `(min-width: 768px) ${pages.length < 3 ? 550 : 380}px, 92vw`
  return (
    <>
      <PageBanner title={title} subtitle={subtitle} crumbs={[{ label: title }]} />
      <div className={`wrap ${article.page}`}>
        <ul className={`${cardList.cards} ${styles.cards}`}>
          {pages.map((page) => {
            const { id, language, from, until, image, imageHome } = page
            const picture = imageHome || image
            const words = frameWords(language)
            return (
              <li key={id} lang={isForeign(page) ? language : undefined}>
                {picture && <Picture image={images(picture)} alt="" sizes={sizes} />}
                <div>
                  <h2>
                    <a href={ownPagePath(id)}>{page.title}</a>
                  </h2>
                  {(from || until) && <p className={cardList.technical}>{daysIn(words, from, until)}</p>}
                  <p>{page.shortDescription}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

export const ownListPage: PageKind = {
  View: OwnListPage,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: basePaths.pages,
    title: [title, doctorInfo.name].filter(Boolean).join(' | '),
    description: `${subtitle} ${doctorInfo.name}.`,
  }),
  card: ({ 'site-content': { aboutMe } }) => ({ title, pictures: [aboutMe.imagePath] }),
  changedAt: ({ revisedAt }) => revisedAt.pages,
  trail: () => [{ name: title }],
}
