import { useQuery } from '@tanstack/react-query'
import { draftsQuery, type OthersDraft } from '#admin/api/drafts.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { copyName, type DraftSubject } from '#admin/subject.ts'
import { draftPlace } from '#content/documents/draft-schema.ts'

/** Which drafts other people have changed lately. */
export function OthersDrafts() {
  const { data } = useQuery(draftsQuery)
  const now = useNow()
  const others = data?.others ?? []
  if (others.length === 0) return null
  return (
    <ul className="plain-list muted small" aria-label="Quién más está editando">
      {others.map((other) => (
        <li key={`${other.name} ${copyName(other)}`}>{sentence(other, now)}</li>
      ))}
    </ul>
  )
}

/** Says that another person is editing what this form shows. */
export function OthersHere({ subject }: { readonly subject: DraftSubject }) {
  const { data } = useQuery(draftsQuery)
  const now = useNow()
  const here = data?.others.filter((other) => copyName(other) === copyName(subject)) ?? []
  if (here.length === 0) return null
  return (
    <p className="muted small" role="status">
      {here
        .map(({ name, savedAt }) => `${name} también edita esto (${relativeTime(savedAt, now)}).`)
        .join(' ')}{' '}
      Cada quien conserva sus cambios; si tocan el mismo campo, se le pregunta con cuál quedarse.
    </p>
  )
}

const sentence = ({ name, document, entry, savedAt }: OthersDraft, now: Date) =>
  `${name} edita ${draftPlace(document).name}${entry === undefined ? '' : ` › ${entry}`} (${relativeTime(savedAt, now)}).`
