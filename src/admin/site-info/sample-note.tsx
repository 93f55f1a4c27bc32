import { Alert } from '@mantine/core'
import { useChecks } from '#admin/api/checks.ts'
import { useStatus } from '#admin/api/publishing.ts'
import { isWithin } from '#content/values/json.ts'

/** In a group of the form: why patients do not see some of it, and what fills it. */
export function SampleNote({ path }: { readonly path: string }) {
  const { data: status } = useStatus()
  const { data: findings = [] } = useChecks()
  const hidden = findings.filter(
    ({ rule, level, place }) =>
      rule === 'muestra-dato' &&
      level === 'avisa' &&
      place.document === 'site-content' &&
      isWithin(place.path, path),
  )
  if (!status?.launch.isPublic || hidden.length === 0) return null
  return (
    <Alert color="ochre" my="sm" title="Sus pacientes aún no ven todo esto">
      {hidden.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </Alert>
  )
}
