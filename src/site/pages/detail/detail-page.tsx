import { hasQuickExit } from '#content/entries/discretion.ts'
import { findPrice } from '#content/facts/prices.ts'
import { chapterTitles } from '#content/fields/chapters.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import styles from '#site/pages/article.module.css'
import { type ArticlePart, ArticleParts, links, sources } from '#site/pages/article-parts.tsx'
import { Notices } from '#site/pages/notices/notices.tsx'
import { PageBanner } from '#site/pages/page-banner.tsx'
import { AlarmSigns } from '#site/pages/warnings.tsx'
import { altOf } from '#site/photo.ts'
import { readingTime } from '#site/reading-time.ts'
import { relatedTopics } from '#site/related-topics.ts'
import { type RenderContext, useRenderContext } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { ServiceMosaic } from '#site/sections/services/service-mosaic.tsx'
import { shownCosts } from '#site/shown-costs.ts'
import { isTile } from '#site/tile-path.ts'
import { basePaths, entryName, type TopicEntry, topicTexts } from '#site/topics.ts'
import { ChapterRow, Contents } from './article-contents.tsx'
import { ArticleEnd } from './article-end.tsx'
import { ArticleGuide } from './article-guide.tsx'
import { withFigures } from './chapter-figure.tsx'
import { figuresOf } from './chapter-figures.ts'
import { diseaseParts } from './disease-article.tsx'
import { canonicalPath } from './entry-address.ts'
import { PrintHead } from './print-head.tsx'
import { QuickExit } from './quick-exit.tsx'
import { serviceParts } from './service-article.tsx'
import { symptomParts } from './symptom-article.tsx'
import { TopicIndex } from './topic-index.tsx'

/** Page of one disease, symptom or service: first the alarm signs, then every chapter with content. */
export function DetailPage({ topic }: { topic: TopicEntry }) {
  const context = useRenderContext()
  const { page, individualPage } = topicTexts(context.site, topic.kind)
  const { id, alarmSigns, alarmNote } = topic.entry
  const [lead = '', ...more] = splitParagraphs(topic.entry.description)
  const address = context.siteUrl + canonicalPath(context.site, topic)
  const time = readingTime(topic)
  const parts = articleParts(topic, more.join('\n\n'), context)
  // A service shows its mosaic over the whole text width instead.
  const illustrated = topic.kind === 'services' ? '' : styles.illustrated
  return (
    <>
      <PrintHead address={address} />
      {hasQuickExit(topic.entry) && <QuickExit />}
      <PageBanner
        title={entryName(topic)}
        subtitle={topic.kind === 'diseases' ? topic.entry.technicalName : topic.entry.shortDescription}
        crumbs={[
          { label: page.title || individualPage.sidebarTitle, href: basePaths[topic.kind] },
          { label: entryName(topic) },
        ]}
        tiles={id}
        index={<ChapterRow parts={parts} />}
      />
      <div className={`wrap ${styles.page} ${styles.guided}`}>
        <TopicIndex kind={topic.kind} id={id} />
        <div className={styles.main}>
          <Notices place="service" />
          <article className={`${styles.article} ${illustrated}`}>
            <div>
              {topic.kind === 'diseases' && <p className={styles.summary}>{topic.entry.shortDescription}</p>}
              {lead && <p className="lead">{lead}</p>}
              {time && (
                <p className={`note with-icon ${styles.time}`} data-print="no">
                  <Icon name="clock" />
                  {time}
                </p>
              )}
            </div>
            <AlarmSigns signs={alarmSigns} note={alarmNote} />
            <Contents parts={parts} />
            <TopicPicture topic={topic} />
            <ArticleParts parts={parts} isLong />
            <ArticleEnd topic={topic} address={address} disclaimer={individualPage.disclaimer} />
          </article>
          <SectionView type="CallToActionIndividual" />
          {individualPage.returnButtonText && (
            <a className={`more-link ${styles.back}`} href={basePaths[topic.kind]}>
              <Icon name="prev" />
              {individualPage.returnButtonText}
            </a>
          )}
        </div>
        <ArticleGuide topic={topic} parts={parts} />
      </div>
    </>
  )
}

function articleParts(topic: TopicEntry, more: string, context: RenderContext): ArticlePart[] {
  return [
    ...withFigures(ownParts(topic, more, context), figuresOf(topic.entry), context.images),
    ...links(
      'relacionados',
      chapterTitles.relacionados,
      relatedTopics(context.site, context.indexes.topicNamers(), topic),
    ),
    ...sources(topic.entry.sources),
  ]
}

function ownParts(topic: TopicEntry, more: string, { site, images }: RenderContext): ArticlePart[] {
  switch (topic.kind) {
    case 'services':
      return serviceParts(
        topic.entry,
        { more, price: findPrice(site['site-content'], topic.entry.price), costs: shownCosts(site) },
        images,
      )
    case 'diseases':
      return diseaseParts(topic.entry, more)
    case 'symptoms':
      return symptomParts(topic.entry, more, images, site)
  }
}

/** A picture beside the opening words. A service has a mosaic with its tile and its fact instead. */
function TopicPicture({ topic }: { topic: TopicEntry }) {
  const { images } = useRenderContext()
  if (topic.kind === 'services') {
    return (
      <div className={styles.mosaic} data-print="no">
        <ServiceMosaic service={topic.entry} image={topic.entry.imageIndividual} />
      </div>
    )
  }
  const path = topic.kind === 'diseases' ? topic.entry.imageIndividual : topic.entry.imageHome
  const className = isTile(path) ? `${styles.picture} ${styles.tile}` : styles.picture
  const image = images(path)
  return (
    <Picture
      image={image}
      alt={altOf(image, topic.entry.imageAlt)}
      sizes={isTile(path) ? '190px' : '(min-width: 768px) 300px, 92vw'}
      className={className}
    />
  )
}
