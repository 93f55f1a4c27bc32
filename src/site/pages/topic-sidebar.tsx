import type { ReactNode } from 'react'
import { numberLabel } from '#site/components/call-labels.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { entryPlace } from '#site/entry-places.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import { basePaths, type TopicKind, topicCards, topicTexts } from '#site/topics.ts'
import styles from './topic-sidebar.module.css'

type Props = {
  readonly kind: TopicKind
  readonly id: string
  /** Stays in view beside the article, above the contact buttons. */
  readonly children: ReactNode
}

/** Maximum links in the list. For more entries, it shows those around the current one. */
const maxLinks = 40

/**
 * Beside an article, on phones below it: what stays in view while she reads, with contact buttons, then links to the
 * entries of the data set.
 */
export function TopicSidebar({ kind, id, children }: Props) {
  const { snapshot, path } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  const { page, individualPage } = topicTexts(snapshot, kind)
  const { sidebarTitle, contactText, contactButtonText } = individualPage
  const title = sidebarTitle || page.title
  const count = snapshot[kind].length
  const around = (entryPlace(snapshot[kind], id) ?? 0) - maxLinks / 2
  const start = Math.max(0, Math.min(around, count - maxLinks))
  return (
    <div className={styles.sidebar}>
      <div>
        <div className={styles.guide}>
          {children}
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
      {/* Differs from the footer's list of the same title. */}
      <nav
        className={styles.list}
        aria-label={count > maxLinks ? `${title}, parte de la lista` : `${title}, la lista completa`}
      >
        <h2>{title}</h2>
        <ul>
          {topicCards(snapshot, kind, maxLinks, start).map(({ id, name, href, icon }) => (
            <li key={id}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {icon && <Icon name={`topic:${icon}`} isLate />}
                {name}
              </a>
            </li>
          ))}
          {count > maxLinks && (
            <li>
              <a href={basePaths[kind]}>Ver la lista completa</a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
