import { Icon } from '#site/components/icon.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { type TopicKind, topicCards, topicTexts } from '#site/topics.ts'
import styles from './banner-index.module.css'

type Props = {
  readonly kind: TopicKind
  /** Index of the page's first entry in its data set. */
  readonly start: number
  /** Number of entries on the page. */
  readonly count: number
  /** Id of the page's full list. */
  readonly listId: string
}

/** Two columns of eight entries fit beside a banner's title. */
const maxEntries = 16

/**
 * Links to the entries of a list page, with icons. On phones it is a line that opens; from 1024 px the styles show
 * the content of the closed `details` element. Both work without a script.
 */
export function BannerIndex({ kind, start, count, listId }: Props) {
  const { snapshot } = useRenderContext()
  const { title } = topicTexts(snapshot, kind).page
  return (
    <nav className={styles.index} aria-label={`Índice: ${title}`}>
      <details>
        <summary>
          {`Ir directo a un tema (${count})`}
          <Icon name="down" />
        </summary>
        <ul>
          {topicCards(snapshot, kind, Math.min(count, maxEntries), start).map(({ id, name, href, icon }) => (
            <li key={id}>
              <a href={href}>
                <Icon name={`topic:${icon}`} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        {count > maxEntries && (
          <a className={`more-link ${styles.all}`} href={`#${listId}`}>
            {`Ver todos (${count})`}
            <Icon name="down" />
          </a>
        )}
      </details>
    </nav>
  )
}
