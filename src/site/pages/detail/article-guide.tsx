import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { type TopicEntry, topicTexts } from '#site/topics.ts'
import styles from './article-guide.module.css'
import { ReadingGuide } from './reading-guide.tsx'

type Props = { readonly topic: TopicEntry; readonly parts: readonly ArticlePart[] }

/** What stays in view beside an article from 1024 px: the reading guide, with contact buttons below it. */
export function ArticleGuide({ topic, parts }: Props) {
  const { site } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  const { contactText, contactButtonText } = topicTexts(site, topic.kind).individualPage
  return (
    <div className={styles.side}>
      <div className={styles.guide}>
        <ReadingGuide topic={topic} parts={parts} />
        <div className={styles.contact}>
          {contactText && <p>{contactText}</p>}
          <CallButton doctorInfo={doctorInfo} text={numberLabel({ doctorInfo, buttons })} />
          <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
          {contactButtonText && (
            <a className="btn btn-line" href={contactPath}>
              <span>{contactButtonText}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
