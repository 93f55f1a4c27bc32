import type { Service } from '#content/entries/service.ts'

/** A service's most important fact; nothing if it has none. */
export function ServiceFact({ fact, className }: { fact: Service['fact']; className?: string | undefined }) {
  if (!fact.value && !fact.label) return null
  return (
    <p className={className}>
      {fact.value && <b>{fact.value}</b>}
      {fact.label && ` ${fact.label}`}
    </p>
  )
}
