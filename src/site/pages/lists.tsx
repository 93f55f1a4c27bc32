import { LinkedText, TextWithPhones } from '#site/components/linked-text.tsx'
import styles from './lists.module.css'

type BulletListProps = {
  readonly items: readonly string[]
  /** The names of other topics lead to their pages, not only telephones. */
  readonly hasLinks?: boolean
}

export function BulletList({ items, hasLinks = false }: BulletListProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>{hasLinks ? <LinkedText text={item} /> : <TextWithPhones text={item} />}</li>
      ))}
    </ul>
  )
}

export type Fact = readonly [name: string, value: string]

/** A table of short facts. */
export const FactTable = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
