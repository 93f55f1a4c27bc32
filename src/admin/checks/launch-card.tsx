import { Button } from '@mantine/core'
import { type CheckedFinding, useLaunch } from '#admin/api/checks.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { useStatus } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import screen from '#admin/shell/screen.module.css'
import { showSuccess } from '#admin/shell/toast.ts'

/** At a public address: whether search engines may list the site, and the button that lets them. */
export function LaunchCard({ findings }: { findings: readonly CheckedFinding[] | undefined }) {
  const { data: status } = useStatus()
  const isOwner = useIsOwner()
  const { mutate, isPending, error } = useLaunch()
  if (!status?.launch.isPublic || !findings) return null
  const { launchedAt } = status.launch
  if (launchedAt !== null) {
    return (
      <p className="muted small">
        El sitio está abierto a los buscadores <Moment iso={launchedAt} />.
      </p>
    )
  }
  const blocking = findings.filter(({ level }) => level === 'bloquea').length
  const onSuccess = () => showSuccess('El sitio ya está abierto a los buscadores.')
  return (
    <section className={`split ${screen.card}`} aria-labelledby="lanzar">
      <div>
        <h2 id="lanzar">Su sitio está en preparación</h2>
        <p>
          Pide a los buscadores que no lo muestren, y nadie ve los testimonios, las cifras ni las cédulas de
          la muestra. {wordsOf(blocking)}
        </p>
        <Failure error={error} title="No se pudo lanzar">
          {error instanceof ApiProblem && <Blocking issues={error.issues} />}
        </Failure>
      </div>
      {isOwner && (
        <Button onClick={() => mutate(undefined, { onSuccess })} loading={isPending}>
          Lanzar el sitio
        </Button>
      )}
    </section>
  )
}

/** The first reasons of a refusal. What is saved but not published may differ from the list below the card. */
function Blocking({ issues }: { issues: readonly { readonly path: string; readonly message: string }[] }) {
  if (issues.length === 0) return null
  return (
    <ul>
      {issues.slice(0, maxReasons).map(({ path, message }) => (
        <li key={path + message}>
          {path}: {message}
        </li>
      ))}
      {issues.length > maxReasons && <li>Y {issues.length - maxReasons} más, en la lista de abajo.</li>}
    </ul>
  )
}

const maxReasons = 4

function wordsOf(blocking: number): string {
  if (blocking === 0) return 'Nada impide lanzarlo.'
  return blocking === 1 ? 'Falta corregir 1 cosa.' : `Faltan ${blocking} cosas por corregir.`
}
