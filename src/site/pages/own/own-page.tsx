import { basePaths } from '#content/addresses/page-documents.ts'
import { entryMetadata } from '#content/documents/entry-metadata.ts'
import { hasQuickExit, neutralTitle } from '#content/entries/discretion.ts'
import type { Page } from '#content/entries/page.ts'
import { entryCard } from '#content/media/share-card.ts'
import { Picture } from '#site/components/picture.tsx'
import type { OpenSite } from '#site/open/open-site.ts'
import { isForeign, pageChangedAt, shortTitle, translations } from '#site/own-pages.ts'
import article from '#site/pages/article.module.css'
import { ArticleParts } from '#site/pages/article-parts.tsx'
import { ChapterRow, Contents } from '#site/pages/detail/article-contents.tsx'
import { PrintHead } from '#site/pages/detail/print-head.tsx'
import { QuickExit } from '#site/pages/detail/quick-exit.tsx'
import { PageBanner } from '#site/pages/page-banner.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { AlarmSigns } from '#site/pages/warnings.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import { type OwnPageRoute, ownPagePath } from '#site/route.ts'
import { dayIn, daysIn, frameWords, nameOf } from './frame-words.ts'
import { OwnGuide } from './own-guide.tsx'
import styles from './own-page.module.css'
import { OwnPageEnd } from './own-page-end.tsx'
import { ownParts } from './own-parts.tsx'
import { ownPageNodes, schemaTypeOf } from './structured-data.ts'

/** A page of her own: its days and its author, then her text. */
function OwnPage({ page }: { page: Page }) {
  const { images, site, siteUrl } = useRenderContext()
  const words = frameWords(page.language)
  const { title, shortDescription, from, until, author, date, image } = page
  const address = siteUrl + canonicalPath(page)
  const parts = ownParts(page)
  const picture = image ? images(image) : undefined
  const written = [author && `${words.by} ${author}`, dayIn(words, date)].filter(Boolean).join(', ')
  const others = translations(site, page).filter(({ id }) => id !== page.id)
  return (
    <>
      <PrintHead address={address} />
      {hasQuickExit(page) && <QuickExit text={words.quickExit} />}
      <PageBanner
        title={title}
        subtitle={shortDescription}
        crumbs={[...listCrumb(page), { label: shortTitle(page) }]}
        {...(isForeign(page) && { words })}
        index={<ChapterRow parts={parts} title={words.onThisPage} label={words.onThisPageAtTop} />}
      />
      <div className={`wrap ${article.page} ${article.guided}`}>
        <div className={article.main}>
          <article className={article.article}>
            {others.length > 0 && (
              <p className={styles.languages} data-print="no">
                {others.map((other) => (
                  <a
                    key={other.id}
                    href={ownPagePath(other.id)}
                    lang={other.language}
                    hrefLang={other.language}
                  >
                    {nameOf(other.language)}
                  </a>
                ))}
              </p>
            )}
            {(from || until) && <p className={styles.days}>{daysIn(words, from, until)}</p>}
            {written && <p className="note">{written}</p>}
            <Contents parts={parts} title={words.onThisPage} />
            {picture && (
              <Picture
                image={picture}
                alt={altOf(picture, page.imageAlt)}
                sizes="(min-width: 832px) 760px, 92vw"
                className={styles.picture}
              />
            )}
            <AlarmSigns signs={page.alarmSigns} words={words.alarm} />
            <ArticleParts parts={parts} />
            <OwnPageEnd page={page} address={address} words={words} />
          </article>
        </div>
        <OwnGuide page={page} parts={parts} words={words} />
      </div>
    </>
  )
}

/** Pages in other languages do not lead to the Spanish list. */
const listCrumb = ({ language }: Page) =>
  language === 'es-MX' ? [{ label: 'Páginas', href: basePaths.pages }] : []

/** The address of the page that search engines list instead of this one, or its own. */
const canonicalPath = ({ id, metadata }: Page) =>
  metadata.alternates.canonical.startsWith('/') ? metadata.alternates.canonical : ownPagePath(id)

const isOwnCanonical = (page: Page) => canonicalPath(page) === ownPagePath(page.id)

/** The first page of each language that search engines may list; none if this page is not among them. */
function listedTranslations(site: OpenSite, page: Page): [Page['language'], string][] {
  const paths = new Map<Page['language'], string>()
  for (const other of translations(site, page).filter(isOwnCanonical))
    if (!paths.has(other.language)) paths.set(other.language, ownPagePath(other.id))
  return paths.get(page.language) === ownPagePath(page.id) ? [...paths] : []
}

const metadataOf = (site: OpenSite, page: Page) =>
  entryMetadata('pages', page, site['site-content'].doctorInfo)

export function ownPage({ entry: page }: OwnPageRoute): PageKind {
  return {
    View: () => <OwnPage page={page} />,
    language: page.language,
    alternates: (site) => listedTranslations(site, page),
    head(site) {
      const { doctorInfo } = site['site-content']
      const { title, description } = metadataOf(site, page)
      return {
        path: canonicalPath(page),
        title,
        tabTitle: page.discretion.hasNeutralTitle ? neutralTitle(doctorInfo.name) : title,
        description,
        keywords: page.metadata.keywords,
        openGraph: page.metadata.openGraph,
        type: 'article',
      }
    },
    card(site) {
      const { title, picture } = entryCard(page)
      return { title, pictures: [picture || site['site-content'].aboutMe.imagePath] }
    },
    changedAt: (site) => pageChangedAt(site, page),
    schemaType: schemaTypeOf(page),
    subject: (data) => ({ mainEntity: { '@id': `${data.canonical}#texto` } }),
    nodes: (data) => ownPageNodes(page, data),
    trail: () => [
      ...listCrumb(page).map(({ label, href }) => ({ name: label, path: href })),
      { name: page.title },
    ],
  }
}
