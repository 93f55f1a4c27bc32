import type { OldSiteState } from '#contract/old-site.ts'
import styles from './old-site.module.css'

type LeftOutListProps = Pick<NonNullable<OldSiteState['found']>, 'leftOut'>

/** What of the former site does not come, with the first names of each kind. */
export function LeftOutList({ leftOut }: LeftOutListProps) {
  if (leftOut.length === 0) return null
  return (
    <details>
      <summary>Lo que no viene</summary>
      <ul className={styles.notes}>
        {leftOut.map(({ reason, count, names }) => (
          <li key={reason}>
            {reason}: {count}
            {names.length > 0 && (
              <small> ({[...names, ...(count > names.length ? ['…'] : [])].join(', ')})</small>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
