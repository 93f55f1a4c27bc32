import type { Service } from '#content/entries/service.ts'
import { findPrice, priceText } from '#content/facts/prices.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { Icon } from '#site/components/icon.tsx'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import { alarmId } from '#site/pages/warnings.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { type TopicEntry, topicTexts } from '#site/topics.ts'
import { ChapterList } from './article-contents.tsx'
import styles from './article-guide.module.css'
import { Guide } from './guide.tsx'

type Props = { readonly topic: TopicEntry; readonly parts: readonly ArticlePart[] }

/** Beside an article: the chapters, a service's price and duration, the alarm signs, and contact buttons. */
export function ArticleGuide({ topic, parts }: Props) {
  const { site } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  const { contactText, contactButtonText } = topicTexts(site, topic.kind).individualPage
  return (
    <Guide
      contactText={contactText}
      callText={numberLabel({ doctorInfo, buttons })}
      messageText={buttons.btnMessageText}
      contactButtonText={contactButtonText}
    >
      <ChapterList parts={parts} />
      {topic.kind === 'services' && <ServiceFacts service={topic.entry} />}
      {topic.entry.alarmSigns.length > 0 && (
        <a className={`with-icon ${styles.alarm}`} href={`#${alarmId}`}>
          <Icon name="warning" />
          Cuándo es una urgencia
        </a>
      )}
    </Guide>
  )
}

function ServiceFacts({ service: { price: id, procedureTime, preparation } }: { service: Service }) {
  const price = findPrice(useSiteContent(), id)
  const instructions = preparation.length > 0 && (
    <a href="#preparacion">
      {preparation.length === 1 ? 'Una indicación' : `${preparation.length} indicaciones`}
    </a>
  )
  const facts = [
    ['Precio', price && priceText(price)],
    ['Duración', procedureTime],
    ['Preparación', instructions],
  ] as const
  if (!facts.some(([, value]) => value)) return null
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
