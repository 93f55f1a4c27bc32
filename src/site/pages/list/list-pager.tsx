import { Icon } from '#site/components/icon.tsx'
import { listPagePath } from '#site/list-pages.ts'
import type { TopicKind } from '#site/topics.ts'
import styles from './list-pager.module.css'

type Props = { readonly kind: TopicKind; readonly number: number; readonly count: number }

/** Links to other pages of a long list: the first, the last and the neighbours. */
export function ListPager({ kind, number, count }: Props) {
  const shown = [1, number - 1, number, number + 1, count]
  const numbers = [...new Set(shown)].filter((page) => page >= 1 && page <= count)
  return (
    <nav className={styles.pager} aria-label="Páginas de la lista">
      {number > 1 && (
        <a className="icon-btn" rel="prev" href={listPagePath(kind, number - 1)} aria-label="Página anterior">
          <Icon name="prev" />
        </a>
      )}
      <ol>
        {numbers.map((page) => (
          <li key={page}>
            <a
              href={listPagePath(kind, page)}
              aria-label={`Página ${page}`}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a
          className="icon-btn"
          rel="next"
          href={listPagePath(kind, number + 1)}
          aria-label="Página siguiente"
        >
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
