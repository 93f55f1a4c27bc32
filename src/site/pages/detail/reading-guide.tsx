import type { ReactNode } from 'react'
import type { Service } from '#content/entries/service.ts'
import { findPrice, priceText } from '#content/facts/prices.ts'
import { Icon } from '#site/components/icon.tsx'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import { useSiteContent } from '#site/render-context.ts'
import type { TopicEntry } from '#site/topics.ts'
import { alarmId } from './alarm-signs.tsx'
import { ChapterList } from './article-contents.tsx'
import styles from './reading-guide.module.css'

type Props = { readonly topic: TopicEntry; readonly parts: readonly ArticlePart[] }

/** What stays in reach beside an article from 1024 px: the chapters, a service's price and duration, the alarm signs. */
export function ReadingGuide({ topic, parts }: Props) {
  return (
    <>
      <ChapterList parts={parts} />
      {topic.kind === 'services' && <ServiceFacts service={topic.entry} />}
      {topic.entry.alarmSigns.length > 0 && (
        <a className={styles.alarm} href={`#${alarmId}`}>
          <Icon name="warning" />
          Cuándo es una urgencia
        </a>
      )}
    </>
  )
}

function ServiceFacts({ service: { price: id, procedureTime, preparation } }: { service: Service }) {
  const price = findPrice(useSiteContent(), id)
  if (!price && !procedureTime && preparation.length === 0) return null
  return (
    <dl className={styles.facts}>
      {price && <Fact name="Precio">{priceText(price)}</Fact>}
      {procedureTime && <Fact name="Duración">{procedureTime}</Fact>}
      {preparation.length > 0 && (
        <Fact name="Preparación">
          <a href="#preparacion">
            {preparation.length === 1 ? 'Una indicación' : `${preparation.length} indicaciones`}
          </a>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
