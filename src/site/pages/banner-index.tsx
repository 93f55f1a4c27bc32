import { Icon } from '#site/components/icon.tsx'
import type { TopicCard } from '#site/topics.ts'
import styles from './banner-index.module.css'

type Props = {
  /** Name of the list for screen readers. */
  readonly label: string
  /** The line that opens the list on phones. */
  readonly summary: string
  readonly cards: readonly TopicCard[]
  /** Link to all entries, if the list has only some of them. */
  readonly more?: { readonly text: string; readonly href: string } | undefined
  /** For a detail page: from 1024 px the list is a column beside the article, with this title. */
  readonly besideTitle?: string
  /** Address of the shown entry. */
  readonly current?: string
}

/**
 * Links to a data set's entries, with icons. On phones it is a line below the banner that opens; from 1024 px the
 * styles show the content of the closed `details` element. Both work without a script.
 */
export function BannerIndex({ label, summary, cards, more, besideTitle, current }: Props) {
  const isBeside = besideTitle !== undefined
  return (
    <nav className={`on-dark ${styles.index} ${isBeside ? styles.beside : styles.band}`} aria-label={label}>
      <details className={isBeside ? undefined : 'wrap'}>
        <summary>
          {summary}
          <Icon name="down" />
        </summary>
        {besideTitle && <h2>{besideTitle}</h2>}
        <ul>
          {cards.map(({ id, name, href, icon }) => (
            <li key={id}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                <Icon name={`topic:${icon}`} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        {more && (
          <a className={`more-link ${styles.all}`} href={more.href}>
            {more.text}
            <Icon name="arrow" />
          </a>
        )}
      </details>
    </nav>
  )
}
