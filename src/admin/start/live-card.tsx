import { Link } from 'react-router'
import { isUnpublished, type Status, useStatus } from '#admin/api/publishing.ts'
import { useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import screen from '#admin/shell/screen.module.css'
import styles from './start.module.css'

/** What is live and since when, and what is saved but not published. */
export function LiveCard() {
  const { data, error, refetch } = useStatus()
  return (
    <section className={screen.card} aria-labelledby="live-title">
      <h2 id="live-title">El sitio, ahora</h2>
      {data && <LiveState status={data} />}
      {error && !data && (
        <LoadFailure title="No se pudo leer el estado del sitio" error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
    </section>
  )
}

function LiveState({ status }: { status: Status }) {
  const sections = status.saved['selected-sections']
  const content = status.saved['site-content']
  const ownName = useOwnName()
  return (
    <div className={styles.state}>
      <p>
        Lo que ven sus pacientes se publicó <Moment iso={status.live.publishedAt} />.
      </p>
      {content && (
        <p>
          Los textos se guardaron <Moment iso={content.createdAt} />, por{' '}
          {authorName(content.author, ownName)}.
        </p>
      )}
      {isUnpublished(status, 'selected-sections') && sections ? (
        <p className={styles.pending}>
          <Icon name="info" />
          <span>
            Hay secciones guardadas <Moment iso={sections.createdAt} /> que aún no se ven en el sitio.{' '}
            <Link to="/admin/secciones">Actualizar secciones</Link>
          </span>
        </p>
      ) : (
        <p className={styles.done}>
          <Icon name="check" />
          Todo lo guardado está publicado.
        </p>
      )}
      {isUnpublished(status, 'site-content') && (
        <p className={styles.pending}>
          <Icon name="info" />
          <span>
            La información guardada aún no se ve en el sitio.{' '}
            <Link to="/admin/sitio">Guárdela de nuevo para publicarla</Link>
          </span>
        </p>
      )}
      {status.backups && <BackupState {...status.backups} />}
    </div>
  )
}

function BackupState({ lastAt, failedAt, problem, copyFailedAt }: NonNullable<Status['backups']>) {
  return (
    <>
      <p>
        {lastAt ? (
          <>
            La última copia de seguridad se hizo <Moment iso={lastAt} />.
          </>
        ) : (
          'Aún no hay copias de seguridad: la primera se hace poco después de instalar el sitio.'
        )}
      </p>
      {failedAt && (
        <p className={styles.pending}>
          <Icon name="info" />
          <span>
            No se pudo hacer la copia de seguridad <Moment iso={failedAt} />. Avise a quien cuida el servidor.
            {problem && ` Motivo: ${problem}`}
          </span>
        </p>
      )}
      {copyFailedAt && (
        <p className={styles.pending}>
          <Icon name="info" />
          <span>
            La copia de seguridad está solo en el servidor: no se pudo llevar a otro lugar{' '}
            <Moment iso={copyFailedAt} />. Avise a quien cuida el servidor.
          </span>
        </p>
      )}
    </>
  )
}
