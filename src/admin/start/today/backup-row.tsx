import type { Status } from '#admin/api/publishing.ts'
import { Moment } from '#admin/shell/moment.tsx'
import { absoluteTime, relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { StateRow } from './state-row.tsx'

/** When the last backup was made, and what failed since. */
export function BackupRow({ backups }: { readonly backups: NonNullable<Status['backups']> }) {
  const { lastAt, failedAt, problem, copyFailedAt } = backups
  const now = useNow()
  return (
    <>
      {lastAt ? (
        <StateRow icon="check">
          Copia de seguridad:{' '}
          <time dateTime={lastAt} title={absoluteTime(lastAt)}>
            {relativeTime(lastAt, now)}
          </time>
        </StateRow>
      ) : (
        <StateRow icon="info" detail="La primera se hace poco después de instalar el sitio">
          Aún no hay copias de seguridad
        </StateRow>
      )}
      {failedAt && (
        <StateRow icon="info" needsOwner detail={problem && `Motivo: ${problem}`}>
          No se pudo hacer la copia de seguridad <Moment iso={failedAt} />. Avise a quien cuida el servidor.
        </StateRow>
      )}
      {copyFailedAt && (
        <StateRow icon="info" needsOwner>
          La copia de seguridad está solo en el servidor: no se pudo llevar a otro lugar{' '}
          <Moment iso={copyFailedAt} />. Avise a quien cuida el servidor.
        </StateRow>
      )}
    </>
  )
}
